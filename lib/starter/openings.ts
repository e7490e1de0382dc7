import type { StarterSnippet } from './starter-snippet.ts';

export const openings: readonly StarterSnippet[] = [
  {
    key: 'warm-hello',
    title: 'Warm hello',
    tags: ['opening', 'follow-up'],
    male:
      '<p>Hi {{client}},</p>' +
      '<p>Thank you for our lesson. It was a pleasure to work with you and {{dog}}. Learning is tiring, so let him nap as long as he likes. Here are my notes for you to keep.</p>',
    female:
      '<p>Hi {{client}},</p>' +
      '<p>Thank you for our lesson. It was a pleasure to work with you and {{dog}}. Learning is tiring, so let her nap as long as she likes. Here are my notes for you to keep.</p>',
    neutral:
      '<p>Hi {{client}},</p>' +
      '<p>Thank you for our lesson. It was a pleasure to work with you and {{dog}}. Learning is tiring, so let your dog nap as long as they like. Here are my notes for you to keep.</p>',
  },
  {
    key: 'new-client-welcome',
    title: 'Welcome, new client',
    tags: ['opening', 'scheduling'],
    male:
      '<p>Hi {{client}},</p>' +
      '<p>Thank you for writing to me about {{dog}}. I would be glad to help. So that I can plan our first lesson around him, please send me a few lines about:</p>' +
      '<ul>' +
      '<li><p>his age, and how long he has lived with you</p></li>' +
      '<li><p>what you would most like to change</p></li>' +
      '<li><p>anything that frightens him, and whether he has ever growled, snapped or bitten</p></li>' +
      '<li><p>his health: pain, medication, allergies and the last visit to the vet</p></li>' +
      '</ul>' +
      '<p>If you already have a short video of the problem, send it along. Please don’t provoke it for the camera.</p>',
    female:
      '<p>Hi {{client}},</p>' +
      '<p>Thank you for writing to me about {{dog}}. I would be glad to help. So that I can plan our first lesson around her, please send me a few lines about:</p>' +
      '<ul>' +
      '<li><p>her age, and how long she has lived with you</p></li>' +
      '<li><p>what you would most like to change</p></li>' +
      '<li><p>anything that frightens her, and whether she has ever growled, snapped or bitten</p></li>' +
      '<li><p>her health: pain, medication, allergies and the last visit to the vet</p></li>' +
      '</ul>' +
      '<p>If you already have a short video of the problem, send it along. Please don’t provoke it for the camera.</p>',
    neutral:
      '<p>Hi {{client}},</p>' +
      '<p>Thank you for writing to me about {{dog}}. I would be glad to help. So that I can plan our first lesson around your dog, please send me a few lines about:</p>' +
      '<ul>' +
      '<li><p>their age, and how long they have lived with you</p></li>' +
      '<li><p>what you would most like to change</p></li>' +
      '<li><p>anything that frightens them, and whether they have ever growled, snapped or bitten</p></li>' +
      '<li><p>their health: pain, medication, allergies and the last visit to the vet</p></li>' +
      '</ul>' +
      '<p>If you already have a short video of the problem, send it along. Please don’t provoke it for the camera.</p>',
  },
];
