import type { StarterSnippet } from './starter-snippet.ts';

export const lessonSummaries: readonly StarterSnippet[] = [
  {
    key: 'first-lesson-recap',
    title: 'First lesson recap',
    tags: ['follow-up'],
    male:
      '<p>{{dog}} did well in our first lesson, and so did you. Four things have begun:</p>' +
      '<ul>' +
      '<li><p><strong>The marker word.</strong> “Yes” tells him that he got it right. Say it at that very moment, then give a treat.</p></li>' +
      '<li><p><strong>Checking in.</strong> Whenever he looks at you on his own, say “Yes” and give one.</p></li>' +
      '<li><p><strong>The leash.</strong> He is finding out that good things happen beside your leg.</p></li>' +
      '<li><p><strong>The mat.</strong> It is becoming a spot where he can lie down and rest.</p></li>' +
      '</ul>' +
      '<p>When he yawned, sniffed the floor or turned away, he was asking for a break. Look for the same signs at home, and stop while he is still eager.</p>',
    female:
      '<p>{{dog}} did well in our first lesson, and so did you. Four things have begun:</p>' +
      '<ul>' +
      '<li><p><strong>The marker word.</strong> “Yes” tells her that she got it right. Say it at that very moment, then give a treat.</p></li>' +
      '<li><p><strong>Checking in.</strong> Whenever she looks at you on her own, say “Yes” and give one.</p></li>' +
      '<li><p><strong>The leash.</strong> She is finding out that good things happen beside your leg.</p></li>' +
      '<li><p><strong>The mat.</strong> It is becoming a spot where she can lie down and rest.</p></li>' +
      '</ul>' +
      '<p>When she yawned, sniffed the floor or turned away, she was asking for a break. Look for the same signs at home, and stop while she is still eager.</p>',
    neutral:
      '<p>{{dog}} did well in our first lesson, and so did you. Four things have begun:</p>' +
      '<ul>' +
      '<li><p><strong>The marker word.</strong> “Yes” tells your dog that they got it right. Say it at that very moment, then give a treat.</p></li>' +
      '<li><p><strong>Checking in.</strong> Whenever {{dog}} looks at you on their own, say “Yes” and give one.</p></li>' +
      '<li><p><strong>The leash.</strong> {{dog}} is finding out that good things happen beside your leg.</p></li>' +
      '<li><p><strong>The mat.</strong> It is becoming a spot where they can lie down and rest.</p></li>' +
      '</ul>' +
      '<p>When {{dog}} yawned, sniffed the floor or turned away, they were asking for a break. Look for the same signs at home, and stop while your dog is still eager.</p>',
  },
  {
    key: 'good-progress-recap',
    title: 'Lesson recap: good progress',
    tags: ['follow-up'],
    male:
      '<p>{{dog}} made real progress this time. He responded faster, stayed with you longer and recovered well from small surprises. That is your practice showing.</p>' +
      '<p>Until our next lesson ({{next lesson}}), please keep two things steady:</p>' +
      '<ol>' +
      '<li><p>Pay for anything new every time. For what he knows well, mix treats with play, praise and the chance to go sniff.</p></li>' +
      '<li><p>Make only one thing harder at a time: distance, duration or distraction. When one goes up, bring the other two down.</p></li>' +
      '</ol>' +
      '<p>If he gets it wrong twice in a row, drop back a step for the rest of that session. Next we will try the same exercises somewhere busier.</p>',
    female:
      '<p>{{dog}} made real progress this time. She responded faster, stayed with you longer and recovered well from small surprises. That is your practice showing.</p>' +
      '<p>Until our next lesson ({{next lesson}}), please keep two things steady:</p>' +
      '<ol>' +
      '<li><p>Pay for anything new every time. For what she knows well, mix treats with play, praise and the chance to go sniff.</p></li>' +
      '<li><p>Make only one thing harder at a time: distance, duration or distraction. When one goes up, bring the other two down.</p></li>' +
      '</ol>' +
      '<p>If she gets it wrong twice in a row, drop back a step for the rest of that session. Next we will try the same exercises somewhere busier.</p>',
    neutral:
      '<p>{{dog}} made real progress this time. They responded faster, stayed with you longer and recovered well from small surprises. That is your practice showing.</p>' +
      '<p>Until our next lesson ({{next lesson}}), please keep two things steady:</p>' +
      '<ol>' +
      '<li><p>Pay for anything new every time. For what {{dog}} knows well, mix treats with play, praise and the chance to go sniff.</p></li>' +
      '<li><p>Make only one thing harder at a time: distance, duration or distraction. When one goes up, bring the other two down.</p></li>' +
      '</ol>' +
      '<p>If your dog gets it wrong twice in a row, drop back a step for the rest of that session. Next we will try the same exercises somewhere busier.</p>',
  },
  {
    key: 'hard-day-recap',
    title: 'Lesson recap: a hard day',
    tags: ['follow-up', 'calm'],
    male:
      '<p>Our lesson was hard work for {{dog}}. He wasn’t being stubborn. Barking, pulling and refusing food are what stress looks like, and a dog in that state can hardly learn.</p>' +
      '<p>Please give him two or three quiet days. Stress takes time to leave the body, so choose calm walks, plenty of sleep, things to sniff and chew, and no training that asks much of him.</p>' +
      '<p>Then go back to the last step that felt easy. One hard day tells us about the situation we put him in, not about how far he has come. Next time we start farther away and stop sooner.</p>',
    female:
      '<p>Our lesson was hard work for {{dog}}. She wasn’t being stubborn. Barking, pulling and refusing food are what stress looks like, and a dog in that state can hardly learn.</p>' +
      '<p>Please give her two or three quiet days. Stress takes time to leave the body, so choose calm walks, plenty of sleep, things to sniff and chew, and no training that asks much of her.</p>' +
      '<p>Then go back to the last step that felt easy. One hard day tells us about the situation we put her in, not about how far she has come. Next time we start farther away and stop sooner.</p>',
    neutral:
      '<p>Our lesson was hard work for {{dog}}. They weren’t being stubborn. Barking, pulling and refusing food are what stress looks like, and a dog in that state can hardly learn.</p>' +
      '<p>Please give {{dog}} two or three quiet days. Stress takes time to leave the body, so choose calm walks, plenty of sleep, things to sniff and chew, and no training that asks much of them.</p>' +
      '<p>Then go back to the last step that felt easy. One hard day tells us about the situation we put {{dog}} in, not about how far they have come. Next time we start farther away and stop sooner.</p>',
  },
];
