import type { StarterSnippet } from './starter-snippet.ts';

export const multiDog: readonly StarterSnippet[] = [
  {
    key: 'training-two-dogs',
    title: 'Training with two dogs',
    tags: ['multi-dog', 'homework'],
    male:
      '<p>With two dogs at home, {{dog}} will learn fastest in short turns of two or three minutes.</p>' +
      '<ol>' +
      '<li><p>Work with one dog at a time. The other one rests behind a baby gate with something to chew, then it is time to switch.</p></li>' +
      '<li><p>Say the name before the cue, so that each dog knows whose turn it is.</p></li>' +
      '<li><p>Waiting is a skill too. Now and then, toss a treat to the one behind the gate for lying quietly.</p></li>' +
      '<li><p>When an exercise is easy for {{dog}} alone, try it with both dogs, six feet apart, and start over with something simple. Feed each dog where it stands.</p></li>' +
      '</ol>' +
      '<p>If {{dog}} stiffens, stares or growls when food is around, put the food away, train in separate rooms and write to me. Please don’t scold him for it.</p>',
    female:
      '<p>With two dogs at home, {{dog}} will learn fastest in short turns of two or three minutes.</p>' +
      '<ol>' +
      '<li><p>Work with one dog at a time. The other one rests behind a baby gate with something to chew, then it is time to switch.</p></li>' +
      '<li><p>Say the name before the cue, so that each dog knows whose turn it is.</p></li>' +
      '<li><p>Waiting is a skill too. Now and then, toss a treat to the one behind the gate for lying quietly.</p></li>' +
      '<li><p>When an exercise is easy for {{dog}} alone, try it with both dogs, six feet apart, and start over with something simple. Feed each dog where it stands.</p></li>' +
      '</ol>' +
      '<p>If {{dog}} stiffens, stares or growls when food is around, put the food away, train in separate rooms and write to me. Please don’t scold her for it.</p>',
    neutral:
      '<p>With two dogs at home, {{dog}} will learn fastest in short turns of two or three minutes.</p>' +
      '<ol>' +
      '<li><p>Work with one dog at a time. The other one rests behind a baby gate with something to chew, then it is time to switch.</p></li>' +
      '<li><p>Say the name before the cue, so that each dog knows whose turn it is.</p></li>' +
      '<li><p>Waiting is a skill too. Now and then, toss a treat to the one behind the gate for lying quietly.</p></li>' +
      '<li><p>When an exercise is easy for {{dog}} alone, try it with both dogs, six feet apart, and start over with something simple. Feed each dog where it stands.</p></li>' +
      '</ol>' +
      '<p>If {{dog}} stiffens, stares or growls when food is around, put the food away, train in separate rooms and write to me. Please don’t scold them for it.</p>',
  },
  {
    key: 'second-dog-arrives',
    title: 'Bringing a second dog home',
    tags: ['multi-dog', 'behavior'],
    male:
      '<p>Let {{dog}} meet the newcomer away from home, with one adult for each dog.</p>' +
      '<ol>' +
      '<li><p>Walk the same way, 30 feet apart, and come closer as both relax.</p></li>' +
      '<li><p>Allow three seconds of sniffing, call both away, and walk on.</p></li>' +
      '<li><p>At home, pick up bowls, chews and toys first, then bring the dogs in one after the other.</p></li>' +
      '<li><p>For the first weeks, use gates. Feed in separate rooms, and don’t leave the dogs alone together yet.</p></li>' +
      '</ol>' +
      '<p>Take {{dog}} out without the newcomer every day; he needs time with you. If he stiffens, stares or growls, lead him away calmly and give him more room. If there is a fight, keep the dogs apart and call me the same day. Sorting it out alone makes it worse.</p>',
    female:
      '<p>Let {{dog}} meet the newcomer away from home, with one adult for each dog.</p>' +
      '<ol>' +
      '<li><p>Walk the same way, 30 feet apart, and come closer as both relax.</p></li>' +
      '<li><p>Allow three seconds of sniffing, call both away, and walk on.</p></li>' +
      '<li><p>At home, pick up bowls, chews and toys first, then bring the dogs in one after the other.</p></li>' +
      '<li><p>For the first weeks, use gates. Feed in separate rooms, and don’t leave the dogs alone together yet.</p></li>' +
      '</ol>' +
      '<p>Take {{dog}} out without the newcomer every day; she needs time with you. If she stiffens, stares or growls, lead her away calmly and give her more room. If there is a fight, keep the dogs apart and call me the same day. Sorting it out alone makes it worse.</p>',
    neutral:
      '<p>Let {{dog}} meet the newcomer away from home, with one adult for each dog.</p>' +
      '<ol>' +
      '<li><p>Walk the same way, 30 feet apart, and come closer as both relax.</p></li>' +
      '<li><p>Allow three seconds of sniffing, call both away, and walk on.</p></li>' +
      '<li><p>At home, pick up bowls, chews and toys first, then bring the dogs in one after the other.</p></li>' +
      '<li><p>For the first weeks, use gates. Feed in separate rooms, and don’t leave the dogs alone together yet.</p></li>' +
      '</ol>' +
      '<p>Take {{dog}} out without the newcomer every day; they need time with you. If {{dog}} stiffens, stares or growls, lead them away calmly and give them more room. If there is a fight, keep the dogs apart and call me the same day. Sorting it out alone makes it worse.</p>',
  },
];
