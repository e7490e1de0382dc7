import type { StarterSnippet } from './starter-snippet.ts';

export const groupClass: readonly StarterSnippet[] = [
  {
    key: 'group-class-welcome',
    title: 'Group class: welcome',
    tags: ['group class', 'scheduling'],
    male:
      '<p>{{dog}} has a place in {{course}}. We start on {{start date}} at {{time}}, at {{place}}, and meet once a week for {{course length}}. The fee is {{fee}}. A few rules help every dog to learn:</p>' +
      '<ul>' +
      '<li><p>Wait by your car until I wave you in.</p></li>' +
      '<li><p>Keep six feet between dogs, and save greetings for later. In class he has eyes only for you.</p></li>' +
      '<li><p>If he barks or hides, step back with him until he can eat again. Nobody minds.</p></li>' +
      '<li data-optional="equipment"><p>Please bring {{equipment}}.</p></li>' +
      '</ul>' +
      '<p>If he is sick, come without him and watch; you will still learn a lot. If he has ever growled at a dog or a person, or bitten one, please tell me now. We may begin with a private lesson, so that class is easy for him.</p>',
    female:
      '<p>{{dog}} has a place in {{course}}. We start on {{start date}} at {{time}}, at {{place}}, and meet once a week for {{course length}}. The fee is {{fee}}. A few rules help every dog to learn:</p>' +
      '<ul>' +
      '<li><p>Wait by your car until I wave you in.</p></li>' +
      '<li><p>Keep six feet between dogs, and save greetings for later. In class she has eyes only for you.</p></li>' +
      '<li><p>If she barks or hides, step back with her until she can eat again. Nobody minds.</p></li>' +
      '<li data-optional="equipment"><p>Please bring {{equipment}}.</p></li>' +
      '</ul>' +
      '<p>If she is sick, come without her and watch; you will still learn a lot. If she has ever growled at a dog or a person, or bitten one, please tell me now. We may begin with a private lesson, so that class is easy for her.</p>',
    neutral:
      '<p>{{dog}} has a place in {{course}}. We start on {{start date}} at {{time}}, at {{place}}, and meet once a week for {{course length}}. The fee is {{fee}}. A few rules help every dog to learn:</p>' +
      '<ul>' +
      '<li><p>Wait by your car until I wave you in.</p></li>' +
      '<li><p>Keep six feet between dogs, and save greetings for later. In class {{dog}} has eyes only for you.</p></li>' +
      '<li><p>If {{dog}} barks or hides, step back with them until they can eat again. Nobody minds.</p></li>' +
      '<li data-optional="equipment"><p>Please bring {{equipment}}.</p></li>' +
      '</ul>' +
      '<p>If {{dog}} is sick, come without them and watch; you will still learn a lot. If {{dog}} has ever growled at a dog or a person, or bitten one, please tell me now. We may begin with a private lesson, so that class is easy for your dog.</p>',
  },
  {
    key: 'course-plan',
    title: 'Course plan, week by week',
    tags: ['group class', 'homework'],
    male:
      '<p>This is the plan for {{course}}. It takes {{course length}}, from {{start date}} on, and each week builds on the one before.</p>' +
      '<ul>' +
      '<li><p><strong>Week 1.</strong> {{dog}} learns that his name and “{{marker word}}” promise something good.</p></li>' +
      '<li><p><strong>Week 2.</strong> Sit, down, and the first seconds of stay.</p></li>' +
      '<li><p><strong>Week 3.</strong> Walking on a loose leash where nothing much happens.</p></li>' +
      '<li><p><strong>Week 4.</strong> Coming when called, first indoors, then on a long line.</p></li>' +
      '<li><p><strong>Week 5.</strong> Resting on his mat while others work.</p></li>' +
      '<li><p><strong>Week 6.</strong> We take it all to the park.</p></li>' +
      '</ul>' +
      '<p data-optional>There is no class on the holiday weekend, so we add a week at the end.</p>' +
      '<p>Between classes, five minutes twice a day will do. The plan follows the dog, so if he needs longer for a step, we take longer. After a week away, simply come back. I will show you what you missed.</p>',
    female:
      '<p>This is the plan for {{course}}. It takes {{course length}}, from {{start date}} on, and each week builds on the one before.</p>' +
      '<ul>' +
      '<li><p><strong>Week 1.</strong> {{dog}} learns that her name and “{{marker word}}” promise something good.</p></li>' +
      '<li><p><strong>Week 2.</strong> Sit, down, and the first seconds of stay.</p></li>' +
      '<li><p><strong>Week 3.</strong> Walking on a loose leash where nothing much happens.</p></li>' +
      '<li><p><strong>Week 4.</strong> Coming when called, first indoors, then on a long line.</p></li>' +
      '<li><p><strong>Week 5.</strong> Resting on her mat while others work.</p></li>' +
      '<li><p><strong>Week 6.</strong> We take it all to the park.</p></li>' +
      '</ul>' +
      '<p data-optional>There is no class on the holiday weekend, so we add a week at the end.</p>' +
      '<p>Between classes, five minutes twice a day will do. The plan follows the dog, so if she needs longer for a step, we take longer. After a week away, simply come back. I will show you what you missed.</p>',
    neutral:
      '<p>This is the plan for {{course}}. It takes {{course length}}, from {{start date}} on, and each week builds on the one before.</p>' +
      '<ul>' +
      '<li><p><strong>Week 1.</strong> {{dog}} learns that their name and “{{marker word}}” promise something good.</p></li>' +
      '<li><p><strong>Week 2.</strong> Sit, down, and the first seconds of stay.</p></li>' +
      '<li><p><strong>Week 3.</strong> Walking on a loose leash where nothing much happens.</p></li>' +
      '<li><p><strong>Week 4.</strong> Coming when called, first indoors, then on a long line.</p></li>' +
      '<li><p><strong>Week 5.</strong> Resting on their mat while others work.</p></li>' +
      '<li><p><strong>Week 6.</strong> We take it all to the park.</p></li>' +
      '</ul>' +
      '<p data-optional>There is no class on the holiday weekend, so we add a week at the end.</p>' +
      '<p>Between classes, five minutes twice a day will do. The plan follows the dog, so if {{dog}} needs longer for a step, we take longer. After a week away, simply come back. I will show you what you missed.</p>',
  },
];
