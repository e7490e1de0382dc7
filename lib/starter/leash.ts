import type { StarterSnippet } from './starter-snippet.ts';

export const leash: readonly StarterSnippet[] = [
  {
    key: 'loose-leash-week-1',
    title: 'Loose leash, week 1',
    tags: ['leash', 'homework'],
    male:
      '<p>This week {{dog}} learns one thing: walking close to you on a loose leash pays. Practice for five minutes twice a day, first in a hallway, then in the yard, with the leash clipped to his harness.</p>' +
      '<ol>' +
      '<li><p>Stand still. When the leash hangs loose and he is beside your leg, say “Yes” and feed him at your knee.</p></li>' +
      '<li><p>Take one step. If he comes along, say “Yes” and feed. Then try two steps, then five.</p></li>' +
      '<li><p>Turn around often, cheerfully, and feed when he catches up.</p></li>' +
      '</ol>' +
      '<p>If the leash goes tight, stop and wait without pulling back. The moment he gives you slack, walk on. If it goes tight three times in a row, move somewhere duller. Ordinary walks don’t count yet, so let him sniff.</p>',
    female:
      '<p>This week {{dog}} learns one thing: walking close to you on a loose leash pays. Practice for five minutes twice a day, first in a hallway, then in the yard, with the leash clipped to her harness.</p>' +
      '<ol>' +
      '<li><p>Stand still. When the leash hangs loose and she is beside your leg, say “Yes” and feed her at your knee.</p></li>' +
      '<li><p>Take one step. If she comes along, say “Yes” and feed. Then try two steps, then five.</p></li>' +
      '<li><p>Turn around often, cheerfully, and feed when she catches up.</p></li>' +
      '</ol>' +
      '<p>If the leash goes tight, stop and wait without pulling back. The moment she gives you slack, walk on. If it goes tight three times in a row, move somewhere duller. Ordinary walks don’t count yet, so let her sniff.</p>',
    neutral:
      '<p>This week {{dog}} learns one thing: walking close to you on a loose leash pays. Practice for five minutes twice a day, first in a hallway, then in the yard, with the leash clipped to your dog’s harness.</p>' +
      '<ol>' +
      '<li><p>Stand still. When the leash hangs loose and {{dog}} is beside your leg, say “Yes” and feed them at your knee.</p></li>' +
      '<li><p>Take one step. If they come along, say “Yes” and feed. Then try two steps, then five.</p></li>' +
      '<li><p>Turn around often, cheerfully, and feed when {{dog}} catches up.</p></li>' +
      '</ol>' +
      '<p>If the leash goes tight, stop and wait without pulling back. The moment they give you slack, walk on. If it goes tight three times in a row, move somewhere duller. Ordinary walks don’t count yet, so let your dog sniff.</p>',
  },
  {
    key: 'loose-leash-week-2',
    title: 'Loose leash, week 2',
    tags: ['leash', 'homework'],
    male:
      '<p>{{dog}} can now walk beside you where nothing much happens. This week we take that to a quiet street, ten minutes a day.</p>' +
      '<ol>' +
      '<li><p>Pay every three steps, then every five, then every ten. Vary the number, so that he can’t guess.</p></li>' +
      '<li><p>Pick something he wants to reach, such as a tree. If the leash tightens, take five steps back and start over. When you get there, say “Go sniff” and give him a full minute.</p></li>' +
      '</ol>' +
      '<p>Expect a good first half and a messy second one. When he pulls every few steps, practice is over; let him sniff his way home. If he limps, lags behind or suddenly refuses to walk, have your vet look at him.</p>',
    female:
      '<p>{{dog}} can now walk beside you where nothing much happens. This week we take that to a quiet street, ten minutes a day.</p>' +
      '<ol>' +
      '<li><p>Pay every three steps, then every five, then every ten. Vary the number, so that she can’t guess.</p></li>' +
      '<li><p>Pick something she wants to reach, such as a tree. If the leash tightens, take five steps back and start over. When you get there, say “Go sniff” and give her a full minute.</p></li>' +
      '</ol>' +
      '<p>Expect a good first half and a messy second one. When she pulls every few steps, practice is over; let her sniff her way home. If she limps, lags behind or suddenly refuses to walk, have your vet look at her.</p>',
    neutral:
      '<p>{{dog}} can now walk beside you where nothing much happens. This week we take that to a quiet street, ten minutes a day.</p>' +
      '<ol>' +
      '<li><p>Pay every three steps, then every five, then every ten. Vary the number, so that {{dog}} can’t guess.</p></li>' +
      '<li><p>Pick something your dog wants to reach, such as a tree. If the leash tightens, take five steps back and start over. When you get there, say “Go sniff” and give them a full minute.</p></li>' +
      '</ol>' +
      '<p>Expect a good first half and a messy second one. When {{dog}} pulls every few steps, practice is over; let them sniff their way home. If they limp, lag behind or suddenly refuse to walk, have your vet look at them.</p>',
  },
  {
    key: 'passing-other-dogs',
    title: 'Passing other dogs',
    tags: ['leash', 'behavior'],
    male:
      '<p>When {{dog}} barks and lunges at another dog, he is usually worried or frustrated, not bad. We change how he feels first. The quiet follows.</p>' +
      '<ol>' +
      '<li><p>Find the distance at which he can see the other dog and still eat. It may be 30 feet or 200.</p></li>' +
      '<li><p>As soon as he sees it, feed one treat after another until it is gone. Then stop.</p></li>' +
      '<li><p>If it comes too close, say “This way” and walk off early.</p></li>' +
      '</ol>' +
      '<p>If he stares, stiffens or won’t eat, double the distance. Three calm sightings are enough for one walk. Please don’t correct him, or other dogs will come to mean trouble. If he has ever bitten in that state, tell me before the next walk, and we will introduce a muzzle.</p>',
    female:
      '<p>When {{dog}} barks and lunges at another dog, she is usually worried or frustrated, not bad. We change how she feels first. The quiet follows.</p>' +
      '<ol>' +
      '<li><p>Find the distance at which she can see the other dog and still eat. It may be 30 feet or 200.</p></li>' +
      '<li><p>As soon as she sees it, feed one treat after another until it is gone. Then stop.</p></li>' +
      '<li><p>If it comes too close, say “This way” and walk off early.</p></li>' +
      '</ol>' +
      '<p>If she stares, stiffens or won’t eat, double the distance. Three calm sightings are enough for one walk. Please don’t correct her, or other dogs will come to mean trouble. If she has ever bitten in that state, tell me before the next walk, and we will introduce a muzzle.</p>',
    neutral:
      '<p>When {{dog}} barks and lunges at another dog, they are usually worried or frustrated, not bad. We change how your dog feels first. The quiet follows.</p>' +
      '<ol>' +
      '<li><p>Find the distance at which {{dog}} can see the other dog and still eat. It may be 30 feet or 200.</p></li>' +
      '<li><p>As soon as {{dog}} sees it, feed one treat after another until it is gone. Then stop.</p></li>' +
      '<li><p>If it comes too close, say “This way” and walk off early.</p></li>' +
      '</ol>' +
      '<p>If {{dog}} stares, stiffens or won’t eat, double the distance. Three calm sightings are enough for one walk. Please don’t correct your dog, or other dogs will come to mean trouble. If {{dog}} has ever bitten in that state, tell me before the next walk, and we will introduce a muzzle.</p>',
  },
];
