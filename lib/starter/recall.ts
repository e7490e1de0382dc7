import type { StarterSnippet } from './starter-snippet.ts';

export const recall: readonly StarterSnippet[] = [
  {
    key: 'recall-name-game',
    title: 'Recall: the name game',
    tags: ['recall', 'homework'],
    male:
      '<p>Before {{dog}} can come when called, his name has to promise something good. Play this indoors for one minute, three times a day:</p>' +
      '<ol>' +
      '<li><p>Say his name once, cheerfully. The moment he looks at you, say “Yes” and give him a treat.</p></li>' +
      '<li><p>Toss a second treat away from you. When he has eaten it, say his name again.</p></li>' +
      '<li><p>Once he turns nine times out of ten, take a few steps back so that he runs to you. Then move to the yard.</p></li>' +
      '</ol>' +
      '<p>Never use his name for scolding, baths or nail trims. If he doesn’t turn, don’t repeat it. Make a kissing sound, back up, and reward him when he comes.</p>',
    female:
      '<p>Before {{dog}} can come when called, her name has to promise something good. Play this indoors for one minute, three times a day:</p>' +
      '<ol>' +
      '<li><p>Say her name once, cheerfully. The moment she looks at you, say “Yes” and give her a treat.</p></li>' +
      '<li><p>Toss a second treat away from you. When she has eaten it, say her name again.</p></li>' +
      '<li><p>Once she turns nine times out of ten, take a few steps back so that she runs to you. Then move to the yard.</p></li>' +
      '</ol>' +
      '<p>Never use her name for scolding, baths or nail trims. If she doesn’t turn, don’t repeat it. Make a kissing sound, back up, and reward her when she comes.</p>',
    neutral:
      '<p>Before {{dog}} can come when called, their name has to promise something good. Play this indoors for one minute, three times a day:</p>' +
      '<ol>' +
      '<li><p>Say your dog’s name once, cheerfully. The moment {{dog}} looks at you, say “Yes” and give them a treat.</p></li>' +
      '<li><p>Toss a second treat away from you. When {{dog}} has eaten it, say their name again.</p></li>' +
      '<li><p>Once they turn nine times out of ten, take a few steps back so that they run to you. Then move to the yard.</p></li>' +
      '</ol>' +
      '<p>Never use your dog’s name for scolding, baths or nail trims. If {{dog}} doesn’t turn, don’t repeat it. Make a kissing sound, back up, and reward them when they come.</p>',
  },
  {
    key: 'recall-long-line',
    title: 'Recall: on the long line',
    tags: ['recall', 'homework'],
    male:
      '<p>{{dog}} is ready to practice “{{recall cue}}” outdoors on a 30-foot line, clipped to the back of his harness and never to a collar. It is a seat belt, not a fishing line: we never reel him in.</p>' +
      '<ol>' +
      '<li><p>Let him sniff, and wait until he has finished with one smell.</p></li>' +
      '<li><p>Call “{{recall cue}}” once and trot a few steps backward.</p></li>' +
      '<li><p>When he arrives, feed five tiny treats one after another, then send him off to sniff again. Going back is part of the reward.</p></li>' +
      '</ol>' +
      '<p>Call no more than ten times a walk. If he doesn’t turn within three seconds, say no more. Walk up, put a treat to his nose and lead him away. Next time, call where it is quieter.</p>',
    female:
      '<p>{{dog}} is ready to practice “{{recall cue}}” outdoors on a 30-foot line, clipped to the back of her harness and never to a collar. It is a seat belt, not a fishing line: we never reel her in.</p>' +
      '<ol>' +
      '<li><p>Let her sniff, and wait until she has finished with one smell.</p></li>' +
      '<li><p>Call “{{recall cue}}” once and trot a few steps backward.</p></li>' +
      '<li><p>When she arrives, feed five tiny treats one after another, then send her off to sniff again. Going back is part of the reward.</p></li>' +
      '</ol>' +
      '<p>Call no more than ten times a walk. If she doesn’t turn within three seconds, say no more. Walk up, put a treat to her nose and lead her away. Next time, call where it is quieter.</p>',
    neutral:
      '<p>{{dog}} is ready to practice “{{recall cue}}” outdoors on a 30-foot line, clipped to the back of their harness and never to a collar. It is a seat belt, not a fishing line: we never reel your dog in.</p>' +
      '<ol>' +
      '<li><p>Let {{dog}} sniff, and wait until they have finished with one smell.</p></li>' +
      '<li><p>Call “{{recall cue}}” once and trot a few steps backward.</p></li>' +
      '<li><p>When {{dog}} arrives, feed five tiny treats one after another, then send your dog off to sniff again. Going back is part of the reward.</p></li>' +
      '</ol>' +
      '<p>Call no more than ten times a walk. If {{dog}} doesn’t turn within three seconds, say no more. Walk up, put a treat to your dog’s nose and lead them away. Next time, call where it is quieter.</p>',
  },
];
