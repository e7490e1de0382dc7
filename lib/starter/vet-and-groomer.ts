import type { StarterSnippet } from './starter-snippet.ts';

export const vetAndGroomer: readonly StarterSnippet[] = [
  {
    key: 'vet-visit-preparation',
    title: 'Getting ready for the vet',
    tags: ['health', 'calm', 'homework'],
    male:
      '<p>{{dog}} sees {{vet|the vet}} on {{appointment date}}. Until then, a little practice makes the visit easier for him:</p>' +
      '<ol>' +
      '<li><p>Every day, touch an ear, a paw and his belly for one second each, with a treat after each touch. When he turns away, stop.</p></li>' +
      '<li><p>Ask the clinic for a quiet hour. Walk in, let him step on the scale, feed him, and leave again.</p></li>' +
      '<li><p>On the day, take his mat and the best food he knows, if he may eat before the exam. Wait outside until the room is free.</p></li>' +
      '</ol>' +
      '<p data-optional>Let him wear the basket muzzle that he knows by now, and tell the staff when you arrive.</p>' +
      '<p>If he shakes, fights being held or won’t eat, ask your vet about medicine to take before the visit, and whether what isn’t urgent can wait. That is kindness, not giving in.</p>',
    female:
      '<p>{{dog}} sees {{vet|the vet}} on {{appointment date}}. Until then, a little practice makes the visit easier for her:</p>' +
      '<ol>' +
      '<li><p>Every day, touch an ear, a paw and her belly for one second each, with a treat after each touch. When she turns away, stop.</p></li>' +
      '<li><p>Ask the clinic for a quiet hour. Walk in, let her step on the scale, feed her, and leave again.</p></li>' +
      '<li><p>On the day, take her mat and the best food she knows, if she may eat before the exam. Wait outside until the room is free.</p></li>' +
      '</ol>' +
      '<p data-optional>Let her wear the basket muzzle that she knows by now, and tell the staff when you arrive.</p>' +
      '<p>If she shakes, fights being held or won’t eat, ask your vet about medicine to take before the visit, and whether what isn’t urgent can wait. That is kindness, not giving in.</p>',
    neutral:
      '<p>{{dog}} sees {{vet|the vet}} on {{appointment date}}. Until then, a little practice makes the visit easier for them:</p>' +
      '<ol>' +
      '<li><p>Every day, touch an ear, a paw and your dog’s belly for one second each, with a treat after each touch. When {{dog}} turns away, stop.</p></li>' +
      '<li><p>Ask the clinic for a quiet hour. Walk in, let {{dog}} step on the scale, feed them, and leave again.</p></li>' +
      '<li><p>On the day, take {{dog}}’s mat and the best food they know, if they may eat before the exam. Wait outside until the room is free.</p></li>' +
      '</ol>' +
      '<p data-optional>Let {{dog}} wear the basket muzzle that they know by now, and tell the staff when you arrive.</p>' +
      '<p>If {{dog}} shakes, fights being held or won’t eat, ask your vet about medicine to take before the visit, and whether what isn’t urgent can wait. That is kindness, not giving in.</p>',
  },
  {
    key: 'groomer-first-visit',
    title: 'Getting ready for the groomer',
    tags: ['health', 'calm', 'homework'],
    male:
      '<p>{{dog}} goes to the groomer on {{appointment date}}. Five minutes a day until then will make it easier for him:</p>' +
      '<ol>' +
      '<li><p><strong>The noise.</strong> Run a hair dryer two rooms away and feed him while it runs. Come nearer only while he stays relaxed.</p></li>' +
      '<li><p><strong>The table.</strong> Stand him on a rubber mat on the floor. One stroke with the brush, one treat.</p></li>' +
      '<li><p><strong>The place.</strong> Take him there once for a treat and a hello, and go home again.</p></li>' +
      '</ol>' +
      '<p>Tell the groomer what he finds hard. Ask for breaks, and ask that he is never left alone on the table. A badly matted coat is kinder to clip short than to comb out.</p>' +
      '<p>If he snaps, trembles or has sore skin, please stop and call your vet. Some dogs are safest groomed at the clinic.</p>',
    female:
      '<p>{{dog}} goes to the groomer on {{appointment date}}. Five minutes a day until then will make it easier for her:</p>' +
      '<ol>' +
      '<li><p><strong>The noise.</strong> Run a hair dryer two rooms away and feed her while it runs. Come nearer only while she stays relaxed.</p></li>' +
      '<li><p><strong>The table.</strong> Stand her on a rubber mat on the floor. One stroke with the brush, one treat.</p></li>' +
      '<li><p><strong>The place.</strong> Take her there once for a treat and a hello, and go home again.</p></li>' +
      '</ol>' +
      '<p>Tell the groomer what she finds hard. Ask for breaks, and ask that she is never left alone on the table. A badly matted coat is kinder to clip short than to comb out.</p>' +
      '<p>If she snaps, trembles or has sore skin, please stop and call your vet. Some dogs are safest groomed at the clinic.</p>',
    neutral:
      '<p>{{dog}} goes to the groomer on {{appointment date}}. Five minutes a day until then will make it easier for them:</p>' +
      '<ol>' +
      '<li><p><strong>The noise.</strong> Run a hair dryer two rooms away and feed {{dog}} while it runs. Come nearer only while they stay relaxed.</p></li>' +
      '<li><p><strong>The table.</strong> Stand {{dog}} on a rubber mat on the floor. One stroke with the brush, one treat.</p></li>' +
      '<li><p><strong>The place.</strong> Take {{dog}} there once for a treat and a hello, and go home again.</p></li>' +
      '</ol>' +
      '<p>Tell the groomer what {{dog}} finds hard. Ask for breaks, and ask that your dog is never left alone on the table. A badly matted coat is kinder to clip short than to comb out.</p>' +
      '<p>If {{dog}} snaps, trembles or has sore skin, please stop and call your vet. Some dogs are safest groomed at the clinic.</p>',
  },
];
