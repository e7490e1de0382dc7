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
  {
    key: 'reactive-first-weeks',
    title: 'Reactive dog: the first weeks',
    tags: ['leash', 'behavior', 'homework'],
    male:
      '<p>When {{dog}} barks and lunges, he is saying that something is too close. Each outburst makes the next one easier, so for the next {{weeks|two}} weeks we give him a break from it.</p>' +
      '<ol>' +
      '<li><p>Walk at quiet hours, where you can see far. Skip the walk on a bad day and scatter food in the yard instead.</p></li>' +
      '<li><p>Teach him “This way” at home: say it, turn around, and feed him when he catches up. Then use it outdoors, early and cheerfully.</p></li>' +
      '<li><p>Note what he saw, how far away it was, and how soon he was himself again.</p></li>' +
      '</ol>' +
      '<p data-optional>On walks he wears his basket muzzle. It keeps everyone safe and gives you calmer hands.</p>' +
      '<p>Please don’t scold him or jerk the leash; it proves that trouble was coming. If he has bitten, or stays upset for hours, I would like your vet or a veterinary behaviorist on our team.</p>',
    female:
      '<p>When {{dog}} barks and lunges, she is saying that something is too close. Each outburst makes the next one easier, so for the next {{weeks|two}} weeks we give her a break from it.</p>' +
      '<ol>' +
      '<li><p>Walk at quiet hours, where you can see far. Skip the walk on a bad day and scatter food in the yard instead.</p></li>' +
      '<li><p>Teach her “This way” at home: say it, turn around, and feed her when she catches up. Then use it outdoors, early and cheerfully.</p></li>' +
      '<li><p>Note what she saw, how far away it was, and how soon she was herself again.</p></li>' +
      '</ol>' +
      '<p data-optional>On walks she wears her basket muzzle. It keeps everyone safe and gives you calmer hands.</p>' +
      '<p>Please don’t scold her or jerk the leash; it proves that trouble was coming. If she has bitten, or stays upset for hours, I would like your vet or a veterinary behaviorist on our team.</p>',
    neutral:
      '<p>When {{dog}} barks and lunges, they are saying that something is too close. Each outburst makes the next one easier, so for the next {{weeks|two}} weeks we give your dog a break from it.</p>' +
      '<ol>' +
      '<li><p>Walk at quiet hours, where you can see far. Skip the walk on a bad day and scatter food in the yard instead.</p></li>' +
      '<li><p>Teach {{dog}} “This way” at home: say it, turn around, and feed them when they catch up. Then use it outdoors, early and cheerfully.</p></li>' +
      '<li><p>Note what {{dog}} saw, how far away it was, and how soon they were themself again.</p></li>' +
      '</ol>' +
      '<p data-optional>On walks {{dog}} wears their basket muzzle. It keeps everyone safe and gives you calmer hands.</p>' +
      '<p>Please don’t scold {{dog}} or jerk the leash; it proves that trouble was coming. If {{dog}} has bitten, or stays upset for hours, I would like your vet or a veterinary behaviorist on our team.</p>',
  },
  {
    key: 'reactive-look-and-treat',
    title: 'Reactive dog: look, then treat',
    tags: ['leash', 'behavior', 'homework'],
    male:
      '<p>This game teaches {{dog}} that the sight of {{trigger|another dog}} means good news from you. Start so far away that he can look and still eat.</p>' +
      '<ol>' +
      '<li><p>The moment he looks, say “{{marker word}}” and feed him beside your leg.</p></li>' +
      '<li><p>Do that until he looks and turns back to you before you have said a word. Mark that, and pay him twice.</p></li>' +
      '<li><p>Only then take three steps closer, and begin again.</p></li>' +
      '</ol>' +
      '<p>Three minutes are enough. Leave while it goes well. If he stares, stiffens, barks or stops eating, you are too close, so say “This way,” walk off and double the distance. If he has ever bitten, tell me before you start.</p>',
    female:
      '<p>This game teaches {{dog}} that the sight of {{trigger|another dog}} means good news from you. Start so far away that she can look and still eat.</p>' +
      '<ol>' +
      '<li><p>The moment she looks, say “{{marker word}}” and feed her beside your leg.</p></li>' +
      '<li><p>Do that until she looks and turns back to you before you have said a word. Mark that, and pay her twice.</p></li>' +
      '<li><p>Only then take three steps closer, and begin again.</p></li>' +
      '</ol>' +
      '<p>Three minutes are enough. Leave while it goes well. If she stares, stiffens, barks or stops eating, you are too close, so say “This way,” walk off and double the distance. If she has ever bitten, tell me before you start.</p>',
    neutral:
      '<p>This game teaches {{dog}} that the sight of {{trigger|another dog}} means good news from you. Start so far away that they can look and still eat.</p>' +
      '<ol>' +
      '<li><p>The moment {{dog}} looks, say “{{marker word}}” and feed them beside your leg.</p></li>' +
      '<li><p>Do that until {{dog}} looks and turns back to you before you have said a word. Mark that, and pay them twice.</p></li>' +
      '<li><p>Only then take three steps closer, and begin again.</p></li>' +
      '</ol>' +
      '<p>Three minutes are enough. Leave while it goes well. If {{dog}} stares, stiffens, barks or stops eating, you are too close, so say “This way,” walk off and double the distance. If {{dog}} has ever bitten, tell me before you start.</p>',
  },
];
