import type { StarterSnippet } from './starter-snippet.ts';

export const aftercare: readonly StarterSnippet[] = [
  {
    key: 'check-in-after-course',
    title: 'Check-in after the course',
    tags: ['aftercare', 'follow-up'],
    male:
      '<p>A few weeks have passed since {{course|our course}} ended, and I would like to know how {{dog}} is doing. One line for each question is plenty:</p>' +
      '<ol>' +
      '<li><p>What does he do well, even when life is busy?</p></li>' +
      '<li><p>What does he still find hard?</p></li>' +
      '<li><p>What do you still practice with him?</p></li>' +
      '</ol>' +
      '<p>If something has slipped, that is normal, and it comes back faster than it was built. Return to the easiest step, pay every success for three days, then build up again. If he has started to growl, is newly afraid or suddenly seems like a different dog, please call your vet first, then write to me.</p>',
    female:
      '<p>A few weeks have passed since {{course|our course}} ended, and I would like to know how {{dog}} is doing. One line for each question is plenty:</p>' +
      '<ol>' +
      '<li><p>What does she do well, even when life is busy?</p></li>' +
      '<li><p>What does she still find hard?</p></li>' +
      '<li><p>What do you still practice with her?</p></li>' +
      '</ol>' +
      '<p>If something has slipped, that is normal, and it comes back faster than it was built. Return to the easiest step, pay every success for three days, then build up again. If she has started to growl, is newly afraid or suddenly seems like a different dog, please call your vet first, then write to me.</p>',
    neutral:
      '<p>A few weeks have passed since {{course|our course}} ended, and I would like to know how {{dog}} is doing. One line for each question is plenty:</p>' +
      '<ol>' +
      '<li><p>What does {{dog}} do well, even when life is busy?</p></li>' +
      '<li><p>What does {{dog}} still find hard?</p></li>' +
      '<li><p>What do you still practice with them?</p></li>' +
      '</ol>' +
      '<p>If something has slipped, that is normal, and it comes back faster than it was built. Return to the easiest step, pay every success for three days, then build up again. If {{dog}} has started to growl, is newly afraid or suddenly seems like a different dog, please call your vet first, then write to me.</p>',
  },
  {
    key: 'review-request',
    title: 'Asking for a review',
    tags: ['aftercare'],
    male:
      '<p>May I ask you a favor? If our training has helped you and {{dog}}, a short public review would help other owners to find a trainer who works with rewards.</p>' +
      '<p>Three sentences are enough: what he was like before, what he can do now, and how you found working together. Please include what was hard. Honest reviews are the most useful ones, and a photo of him is welcome if you like.</p>' +
      '<p>If something wasn’t right for you or for him, please tell me directly. I would like the chance to fix it.</p>',
    female:
      '<p>May I ask you a favor? If our training has helped you and {{dog}}, a short public review would help other owners to find a trainer who works with rewards.</p>' +
      '<p>Three sentences are enough: what she was like before, what she can do now, and how you found working together. Please include what was hard. Honest reviews are the most useful ones, and a photo of her is welcome if you like.</p>' +
      '<p>If something wasn’t right for you or for her, please tell me directly. I would like the chance to fix it.</p>',
    neutral:
      '<p>May I ask you a favor? If our training has helped you and {{dog}}, a short public review would help other owners to find a trainer who works with rewards.</p>' +
      '<p>Three sentences are enough: what {{dog}} was like before, what they can do now, and how you found working together. Please include what was hard. Honest reviews are the most useful ones, and a photo of your dog is welcome if you like.</p>' +
      '<p>If something wasn’t right for you or for {{dog}}, please tell me directly. I would like the chance to fix it.</p>',
  },
];
