import type { StarterSnippet } from './starter-snippet.ts';

export const behavior: readonly StarterSnippet[] = [
  {
    key: 'guarding-trade-game',
    title: 'Guarding: the trade game',
    tags: ['behavior', 'homework'],
    male:
      '<p>When {{dog}} stiffens or growls over food or a toy, he is afraid of losing it. Don’t punish the growl. It is a warning you want him to keep.</p>' +
      '<ol>' +
      '<li><p>Start with a toy he hardly cares about. Hold something better near his nose and say “Trade.” When he lets go, feed him, then <strong>give the toy back</strong>.</p></li>' +
      '<li><p>At meals, walk past at a distance where he keeps eating with a loose body, toss in a piece of chicken and keep going. Come a step closer only once he looks up hopefully.</p></li>' +
      '</ol>' +
      '<p>Never take his food to test him. Feed him alone, and keep children and other pets away from his bowl, chews and bed. If he freezes, snaps or has bitten, stop the exercises and call me.</p>',
    female:
      '<p>When {{dog}} stiffens or growls over food or a toy, she is afraid of losing it. Don’t punish the growl. It is a warning you want her to keep.</p>' +
      '<ol>' +
      '<li><p>Start with a toy she hardly cares about. Hold something better near her nose and say “Trade.” When she lets go, feed her, then <strong>give the toy back</strong>.</p></li>' +
      '<li><p>At meals, walk past at a distance where she keeps eating with a loose body, toss in a piece of chicken and keep going. Come a step closer only once she looks up hopefully.</p></li>' +
      '</ol>' +
      '<p>Never take her food to test her. Feed her alone, and keep children and other pets away from her bowl, chews and bed. If she freezes, snaps or has bitten, stop the exercises and call me.</p>',
    neutral:
      '<p>When {{dog}} stiffens or growls over food or a toy, they are afraid of losing it. Don’t punish the growl. It is a warning you want your dog to keep.</p>' +
      '<ol>' +
      '<li><p>Start with a toy {{dog}} hardly cares about. Hold something better near their nose and say “Trade.” When they let go, feed them, then <strong>give the toy back</strong>.</p></li>' +
      '<li><p>At meals, walk past at a distance where {{dog}} keeps eating with a loose body, toss in a piece of chicken and keep going. Come a step closer only once they look up hopefully.</p></li>' +
      '</ol>' +
      '<p>Never take your dog’s food to test them. Feed {{dog}} alone, and keep children and other pets away from your dog’s bowl, chews and bed. If {{dog}} freezes, snaps or has bitten, stop the exercises and call me.</p>',
  },
  {
    key: 'handling-and-grooming',
    title: 'Handling: paws, ears and brush',
    tags: ['behavior', 'health', 'homework'],
    male:
      '<p>We want {{dog}} to take part in grooming instead of putting up with it. Practice for two minutes a day.</p>' +
      '<ol>' +
      '<li><p>Choose a sign that means “go ahead,” such as his chin resting on a folded towel.</p></li>' +
      '<li><p>While his chin is down, touch his shoulder for one second, say “Yes” and feed. Over several days, move on to leg, paw and ear.</p></li>' +
      '<li><p>Do the same with the tools: show the brush and feed, touch and feed, one stroke and feed.</p></li>' +
      '</ol>' +
      '<p>When he lifts his chin, stop at once. Being able to say no is why he will trust you. If he licks his lips, turns away or holds his breath, go back a step. If one place stays touchy, ask your vet to check it for pain.</p>',
    female:
      '<p>We want {{dog}} to take part in grooming instead of putting up with it. Practice for two minutes a day.</p>' +
      '<ol>' +
      '<li><p>Choose a sign that means “go ahead,” such as her chin resting on a folded towel.</p></li>' +
      '<li><p>While her chin is down, touch her shoulder for one second, say “Yes” and feed. Over several days, move on to leg, paw and ear.</p></li>' +
      '<li><p>Do the same with the tools: show the brush and feed, touch and feed, one stroke and feed.</p></li>' +
      '</ol>' +
      '<p>When she lifts her chin, stop at once. Being able to say no is why she will trust you. If she licks her lips, turns away or holds her breath, go back a step. If one place stays touchy, ask your vet to check it for pain.</p>',
    neutral:
      '<p>We want {{dog}} to take part in grooming instead of putting up with it. Practice for two minutes a day.</p>' +
      '<ol>' +
      '<li><p>Choose a sign that means “go ahead,” such as your dog’s chin resting on a folded towel.</p></li>' +
      '<li><p>While {{dog}}’s chin is down, touch their shoulder for one second, say “Yes” and feed. Over several days, move on to leg, paw and ear.</p></li>' +
      '<li><p>Do the same with the tools: show the brush and feed, touch and feed, one stroke and feed.</p></li>' +
      '</ol>' +
      '<p>When {{dog}} lifts their chin, stop at once. Being able to say no is why your dog will trust you. If {{dog}} licks their lips, turns away or holds their breath, go back a step. If one place stays touchy, ask your vet to check it for pain.</p>',
  },
  {
    key: 'muzzle-training',
    title: 'Muzzle training, step by step',
    tags: ['behavior', 'health', 'homework'],
    male:
      '<p>A muzzle is neither a punishment nor a failure. It keeps everyone safe and lets you relax, which {{dog}} notices. Choose a basket muzzle in which he can pant, drink and eat.</p>' +
      '<ol>' +
      '<li><p><strong>Days 1 to 3.</strong> Smear soft cheese inside and let him push his own nose in.</p></li>' +
      '<li><p><strong>Days 4 to 6.</strong> Feed through the front so that his nose stays in for 5, 10, then 30 seconds.</p></li>' +
      '<li><p><strong>Days 7 to 10.</strong> Touch the straps to his neck and feed. Then close the buckle for two seconds, a minute, a short walk.</p></li>' +
      '</ol>' +
      '<p>Go on only while he dives in by himself. If he paws at it, go back a step. Watch him whenever he wears it. If it rubs or slips, send me a photo.</p>',
    female:
      '<p>A muzzle is neither a punishment nor a failure. It keeps everyone safe and lets you relax, which {{dog}} notices. Choose a basket muzzle in which she can pant, drink and eat.</p>' +
      '<ol>' +
      '<li><p><strong>Days 1 to 3.</strong> Smear soft cheese inside and let her push her own nose in.</p></li>' +
      '<li><p><strong>Days 4 to 6.</strong> Feed through the front so that her nose stays in for 5, 10, then 30 seconds.</p></li>' +
      '<li><p><strong>Days 7 to 10.</strong> Touch the straps to her neck and feed. Then close the buckle for two seconds, a minute, a short walk.</p></li>' +
      '</ol>' +
      '<p>Go on only while she dives in by herself. If she paws at it, go back a step. Watch her whenever she wears it. If it rubs or slips, send me a photo.</p>',
    neutral:
      '<p>A muzzle is neither a punishment nor a failure. It keeps everyone safe and lets you relax, which {{dog}} notices. Choose a basket muzzle in which they can pant, drink and eat.</p>' +
      '<ol>' +
      '<li><p><strong>Days 1 to 3.</strong> Smear soft cheese inside and let {{dog}} push their own nose in.</p></li>' +
      '<li><p><strong>Days 4 to 6.</strong> Feed through the front so that your dog’s nose stays in for 5, 10, then 30 seconds.</p></li>' +
      '<li><p><strong>Days 7 to 10.</strong> Touch the straps to {{dog}}’s neck and feed. Then close the buckle for two seconds, a minute, a short walk.</p></li>' +
      '</ol>' +
      '<p>Go on only while {{dog}} dives in by themself. If they paw at it, go back a step. Watch your dog whenever they wear it. If it rubs or slips, send me a photo.</p>',
  },
];
