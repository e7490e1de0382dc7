import type { StarterSnippet } from './starter-snippet.ts';

export const aloneTime: readonly StarterSnippet[] = [
  {
    key: 'alone-time-first-steps',
    title: 'Alone time: first steps',
    tags: ['alone time', 'homework'],
    male:
      '<p>Being alone is a skill, and {{dog}} learns it best in steps so small that he barely notices. Practice once a day, five days a week:</p>' +
      '<ol>' +
      '<li><p>Take your keys in your hand, then sit down again. Repeat until he no longer looks up.</p></li>' +
      '<li><p>Leave the room and return before he worries: 1 second, then 5, then 20.</p></li>' +
      '<li><p>Do the same at the front door. Mix easy ones in: 20 seconds, 5, 30, 10.</p></li>' +
      '</ol>' +
      '<p>Watch him on a camera. If he paces, whines or scratches at the door, come back at once and halve the next step. Please don’t let him cry it out. Waiting makes the fear worse. Between sessions, use family, a sitter or daycare, so that he is never alone longer than he can manage.</p>',
    female:
      '<p>Being alone is a skill, and {{dog}} learns it best in steps so small that she barely notices. Practice once a day, five days a week:</p>' +
      '<ol>' +
      '<li><p>Take your keys in your hand, then sit down again. Repeat until she no longer looks up.</p></li>' +
      '<li><p>Leave the room and return before she worries: 1 second, then 5, then 20.</p></li>' +
      '<li><p>Do the same at the front door. Mix easy ones in: 20 seconds, 5, 30, 10.</p></li>' +
      '</ol>' +
      '<p>Watch her on a camera. If she paces, whines or scratches at the door, come back at once and halve the next step. Please don’t let her cry it out. Waiting makes the fear worse. Between sessions, use family, a sitter or daycare, so that she is never alone longer than she can manage.</p>',
    neutral:
      '<p>Being alone is a skill, and {{dog}} learns it best in steps so small that they barely notice. Practice once a day, five days a week:</p>' +
      '<ol>' +
      '<li><p>Take your keys in your hand, then sit down again. Repeat until your dog no longer looks up.</p></li>' +
      '<li><p>Leave the room and return before {{dog}} worries: 1 second, then 5, then 20.</p></li>' +
      '<li><p>Do the same at the front door. Mix easy ones in: 20 seconds, 5, 30, 10.</p></li>' +
      '</ol>' +
      '<p>Watch {{dog}} on a camera. If they pace, whine or scratch at the door, come back at once and halve the next step. Please don’t let your dog cry it out. Waiting makes the fear worse. Between sessions, use family, a sitter or daycare, so that {{dog}} is never alone longer than they can manage.</p>',
  },
  {
    key: 'alone-time-panic',
    title: 'Alone time: when it is panic',
    tags: ['alone time', 'health'],
    male:
      '<p>On your video, {{dog}} doesn’t look bored. He looks frightened. Panting, drooling, howling and scratching at the door point to separation anxiety, not spite, and he can’t help it.</p>' +
      '<ul>' +
      '<li><p>For now, leave him alone for no more than {{minutes}} minutes, the longest he has managed calmly. A sitter, daycare or a neighbor can cover the rest.</p></li>' +
      '<li><p>Don’t shut him in a crate. A panicking dog can break teeth and nails on it.</p></li>' +
      '<li><p>Show the video to your vet. Pain or illness can feed the fear, and medication that eases his panic often makes training possible.</p></li>' +
      '</ul>' +
      '<p>We will practice below that limit, five days a week. Expect months rather than weeks.</p>',
    female:
      '<p>On your video, {{dog}} doesn’t look bored. She looks frightened. Panting, drooling, howling and scratching at the door point to separation anxiety, not spite, and she can’t help it.</p>' +
      '<ul>' +
      '<li><p>For now, leave her alone for no more than {{minutes}} minutes, the longest she has managed calmly. A sitter, daycare or a neighbor can cover the rest.</p></li>' +
      '<li><p>Don’t shut her in a crate. A panicking dog can break teeth and nails on it.</p></li>' +
      '<li><p>Show the video to your vet. Pain or illness can feed the fear, and medication that eases her panic often makes training possible.</p></li>' +
      '</ul>' +
      '<p>We will practice below that limit, five days a week. Expect months rather than weeks.</p>',
    neutral:
      '<p>On your video, {{dog}} doesn’t look bored. They look frightened. Panting, drooling, howling and scratching at the door point to separation anxiety, not spite, and your dog can’t help it.</p>' +
      '<ul>' +
      '<li><p>For now, leave {{dog}} alone for no more than {{minutes}} minutes, the longest they have managed calmly. A sitter, daycare or a neighbor can cover the rest.</p></li>' +
      '<li><p>Don’t shut {{dog}} in a crate. A panicking dog can break teeth and nails on it.</p></li>' +
      '<li><p>Show the video to your vet. Pain or illness can feed the fear, and medication that eases your dog’s panic often makes training possible.</p></li>' +
      '</ul>' +
      '<p>We will practice below that limit, five days a week. Expect months rather than weeks.</p>',
  },
];
