import type { StarterSnippet } from './starter-snippet.ts';

export const referrals: readonly StarterSnippet[] = [
  {
    key: 'vet-check-for-pain',
    title: 'Vet check before we go on',
    tags: ['health', 'behavior'],
    male:
      '<p>Before our next lesson, please have {{vet|your vet}} examine {{dog}}. Some of what I saw can come from pain: he was slow to sit, hesitant to jump and quick to react to touch. I can’t diagnose that, and no training fixes what hurts.</p>' +
      '<ul>' +
      '<li><p>Write down what has changed and since when.</p></li>' +
      '<li><p>Film him at home while he walks, lies down and gets up. At the clinic, many dogs hide pain.</p></li>' +
      '<li><p>Ask about his joints, back, teeth, ears, skin and stomach.</p></li>' +
      '</ul>' +
      '<p>Until then, keep his walks short and easy, and skip whatever he avoids. If he cries out, can’t stand or has a swollen belly, go to an emergency vet at once.</p>',
    female:
      '<p>Before our next lesson, please have {{vet|your vet}} examine {{dog}}. Some of what I saw can come from pain: she was slow to sit, hesitant to jump and quick to react to touch. I can’t diagnose that, and no training fixes what hurts.</p>' +
      '<ul>' +
      '<li><p>Write down what has changed and since when.</p></li>' +
      '<li><p>Film her at home while she walks, lies down and gets up. At the clinic, many dogs hide pain.</p></li>' +
      '<li><p>Ask about her joints, back, teeth, ears, skin and stomach.</p></li>' +
      '</ul>' +
      '<p>Until then, keep her walks short and easy, and skip whatever she avoids. If she cries out, can’t stand or has a swollen belly, go to an emergency vet at once.</p>',
    neutral:
      '<p>Before our next lesson, please have {{vet|your vet}} examine {{dog}}. Some of what I saw can come from pain: your dog was slow to sit, hesitant to jump and quick to react to touch. I can’t diagnose that, and no training fixes what hurts.</p>' +
      '<ul>' +
      '<li><p>Write down what has changed and since when.</p></li>' +
      '<li><p>Film {{dog}} at home while they walk, lie down and get up. At the clinic, many dogs hide pain.</p></li>' +
      '<li><p>Ask about your dog’s joints, back, teeth, ears, skin and stomach.</p></li>' +
      '</ul>' +
      '<p>Until then, keep {{dog}}’s walks short and easy, and skip whatever they avoid. If {{dog}} cries out, can’t stand or has a swollen belly, go to an emergency vet at once.</p>',
  },
  {
    key: 'veterinary-behaviorist',
    title: 'Veterinary behaviorist referral',
    tags: ['health', 'behavior'],
    male:
      '<p>What {{dog}} is going through needs more than training alone. His fear comes up fast and lasts long, and someone could get hurt, so I would like a veterinary behaviorist on our team: a vet who specializes in behavior and can rule out illness or prescribe medication. This is not giving up on him.</p>' +
      '<ol>' +
      '<li><p>Ask your vet for a referral. I will gladly send my notes.</p></li>' +
      '<li><p>Until then, use gates and leashes to keep him away from what sets him off, and use his muzzle if he already wears it comfortably.</p></li>' +
      '<li><p>When he growls, give him room. Don’t scold him.</p></li>' +
      '<li><p>Note every incident: the date, what came before, and how long he took to recover.</p></li>' +
      '</ol>' +
      '<p>We will carry out the plan together.</p>',
    female:
      '<p>What {{dog}} is going through needs more than training alone. Her fear comes up fast and lasts long, and someone could get hurt, so I would like a veterinary behaviorist on our team: a vet who specializes in behavior and can rule out illness or prescribe medication. This is not giving up on her.</p>' +
      '<ol>' +
      '<li><p>Ask your vet for a referral. I will gladly send my notes.</p></li>' +
      '<li><p>Until then, use gates and leashes to keep her away from what sets her off, and use her muzzle if she already wears it comfortably.</p></li>' +
      '<li><p>When she growls, give her room. Don’t scold her.</p></li>' +
      '<li><p>Note every incident: the date, what came before, and how long she took to recover.</p></li>' +
      '</ol>' +
      '<p>We will carry out the plan together.</p>',
    neutral:
      '<p>What {{dog}} is going through needs more than training alone. Their fear comes up fast and lasts long, and someone could get hurt, so I would like a veterinary behaviorist on our team: a vet who specializes in behavior and can rule out illness or prescribe medication. This is not giving up on {{dog}}.</p>' +
      '<ol>' +
      '<li><p>Ask your vet for a referral. I will gladly send my notes.</p></li>' +
      '<li><p>Until then, use gates and leashes to keep {{dog}} away from what sets them off, and use their muzzle if they already wear it comfortably.</p></li>' +
      '<li><p>When {{dog}} growls, give them room. Don’t scold your dog.</p></li>' +
      '<li><p>Note every incident: the date, what came before, and how long {{dog}} took to recover.</p></li>' +
      '</ol>' +
      '<p>We will carry out the plan together.</p>',
  },
];
