import type { StarterSnippet } from './starter-snippet.ts';

export const manners: readonly StarterSnippet[] = [
  {
    key: 'door-manners',
    title: 'Door manners',
    tags: ['behavior', 'homework'],
    male:
      '<p>An open door is a fine reward, so let {{dog}} earn it by waiting. Keep him on a leash, just in case.</p>' +
      '<ol>' +
      '<li><p>Reach for the handle. If he stays put, say “Yes” and feed him.</p></li>' +
      '<li><p>Open the door one inch. If he waits, say “Yes” and feed. If he moves forward, close it gently and start again.</p></li>' +
      '<li><p>Add an inch at a time until it stands open for three seconds. Then say “Okay” and go out together.</p></li>' +
      '</ol>' +
      '<p>Five tries before a walk are plenty. If he fails twice in a row, return to the last width that worked. Until he is reliable, use a baby gate when the doorbell rings.</p>',
    female:
      '<p>An open door is a fine reward, so let {{dog}} earn it by waiting. Keep her on a leash, just in case.</p>' +
      '<ol>' +
      '<li><p>Reach for the handle. If she stays put, say “Yes” and feed her.</p></li>' +
      '<li><p>Open the door one inch. If she waits, say “Yes” and feed. If she moves forward, close it gently and start again.</p></li>' +
      '<li><p>Add an inch at a time until it stands open for three seconds. Then say “Okay” and go out together.</p></li>' +
      '</ol>' +
      '<p>Five tries before a walk are plenty. If she fails twice in a row, return to the last width that worked. Until she is reliable, use a baby gate when the doorbell rings.</p>',
    neutral:
      '<p>An open door is a fine reward, so let {{dog}} earn it by waiting. Keep them on a leash, just in case.</p>' +
      '<ol>' +
      '<li><p>Reach for the handle. If {{dog}} stays put, say “Yes” and feed them.</p></li>' +
      '<li><p>Open the door one inch. If they wait, say “Yes” and feed. If they move forward, close it gently and start again.</p></li>' +
      '<li><p>Add an inch at a time until it stands open for three seconds. Then say “Okay” and go out together.</p></li>' +
      '</ol>' +
      '<p>Five tries before a walk are plenty. If {{dog}} fails twice in a row, return to the last width that worked. Until your dog is reliable, use a baby gate when the doorbell rings.</p>',
  },
  {
    key: 'jumping-up',
    title: 'Jumping up on visitors',
    tags: ['behavior', 'homework'],
    male:
      '<p>{{dog}} jumps up because it works: someone looks, talks or pushes. We make the floor pay better.</p>' +
      '<ol>' +
      '<li><p>Scatter five treats on the floor just before your guest walks in.</p></li>' +
      '<li><p>While all four of his paws are down, feed him close to the floor, and have your guest scratch his chest.</p></li>' +
      '<li><p>If he jumps, your guest turns away without a word. The moment he lands, the attention comes back.</p></li>' +
      '</ol>' +
      '<p>Rehearse with the family first, five arrivals in a row. With children or unsteady guests, use a baby gate or leash. Please don’t push him off or raise a knee. To him that is a game or a scare.</p>',
    female:
      '<p>{{dog}} jumps up because it works: someone looks, talks or pushes. We make the floor pay better.</p>' +
      '<ol>' +
      '<li><p>Scatter five treats on the floor just before your guest walks in.</p></li>' +
      '<li><p>While all four of her paws are down, feed her close to the floor, and have your guest scratch her chest.</p></li>' +
      '<li><p>If she jumps, your guest turns away without a word. The moment she lands, the attention comes back.</p></li>' +
      '</ol>' +
      '<p>Rehearse with the family first, five arrivals in a row. With children or unsteady guests, use a baby gate or leash. Please don’t push her off or raise a knee. To her that is a game or a scare.</p>',
    neutral:
      '<p>{{dog}} jumps up because it works: someone looks, talks or pushes. We make the floor pay better.</p>' +
      '<ol>' +
      '<li><p>Scatter five treats on the floor just before your guest walks in.</p></li>' +
      '<li><p>While all four of {{dog}}’s paws are down, feed your dog close to the floor, and have your guest scratch their chest.</p></li>' +
      '<li><p>If {{dog}} jumps, your guest turns away without a word. The moment they land, the attention comes back.</p></li>' +
      '</ol>' +
      '<p>Rehearse with the family first, five arrivals in a row. With children or unsteady guests, use a baby gate or leash. Please don’t push {{dog}} off or raise a knee. To them that is a game or a scare.</p>',
  },
  {
    key: 'greeting-other-dogs',
    title: 'Greeting other dogs',
    tags: ['behavior', 'leash'],
    male:
      '<p>{{dog}} doesn’t have to meet every dog. Two relaxed greetings a week do him more good than ten tense ones. When you do allow one:</p>' +
      '<ol>' +
      '<li><p>Ask the other owner from a distance. If the other dog stares, stiffens or drags its owner along, wave and walk on.</p></li>' +
      '<li><p>Walk up in a curve and keep both leashes slack.</p></li>' +
      '<li><p>Count to three, then call him away cheerfully and pay him well. If both dogs look loose, he may go back for more.</p></li>' +
      '</ol>' +
      '<p>Curved bodies, soft faces and short pauses are good signs. If he goes stiff, hides behind you or stands over the other dog, lead him away calmly. Please don’t leave two tense dogs to sort it out.</p>',
    female:
      '<p>{{dog}} doesn’t have to meet every dog. Two relaxed greetings a week do her more good than ten tense ones. When you do allow one:</p>' +
      '<ol>' +
      '<li><p>Ask the other owner from a distance. If the other dog stares, stiffens or drags its owner along, wave and walk on.</p></li>' +
      '<li><p>Walk up in a curve and keep both leashes slack.</p></li>' +
      '<li><p>Count to three, then call her away cheerfully and pay her well. If both dogs look loose, she may go back for more.</p></li>' +
      '</ol>' +
      '<p>Curved bodies, soft faces and short pauses are good signs. If she goes stiff, hides behind you or stands over the other dog, lead her away calmly. Please don’t leave two tense dogs to sort it out.</p>',
    neutral:
      '<p>{{dog}} doesn’t have to meet every dog. Two relaxed greetings a week do your dog more good than ten tense ones. When you do allow one:</p>' +
      '<ol>' +
      '<li><p>Ask the other owner from a distance. If the other dog stares, stiffens or drags its owner along, wave and walk on.</p></li>' +
      '<li><p>Walk up in a curve and keep both leashes slack.</p></li>' +
      '<li><p>Count to three, then call {{dog}} away cheerfully and pay them well. If both dogs look loose, {{dog}} may go back for more.</p></li>' +
      '</ol>' +
      '<p>Curved bodies, soft faces and short pauses are good signs. If {{dog}} goes stiff, hides behind you or stands over the other dog, lead your dog away calmly. Please don’t leave two tense dogs to sort it out.</p>',
  },
];
