import type { StarterSnippet } from './starter-snippet.ts';

export const homework: readonly StarterSnippet[] = [
  {
    key: 'homework-plan',
    title: 'Homework plan for the week',
    tags: ['homework'],
    male:
      '<p>This week {{dog}} practices {{cues}}. Plan two sessions a day of {{minutes|five}} minutes in a quiet room, and stop while he still wants more.</p>' +
      '<ul>' +
      '<li data-optional="cues=name"><p><strong>Name.</strong> Say it once. When he looks at you, say “{{marker word}}” and feed him.</p></li>' +
      '<li data-optional="cues=sit"><p><strong>Sit.</strong> Lift a treat slowly from his nose over his head. When his rear touches the floor, say “{{marker word}}” and feed him.</p></li>' +
      '<li data-optional="cues=down"><p><strong>Down.</strong> Lower a treat from his nose to the floor and wait. If the floor is cold or hard, use a mat.</p></li>' +
      '<li data-optional="cues=stay"><p><strong>Stay.</strong> Wait one second, feed him where he is, then let him go with “Okay.” Add a second at a time.</p></li>' +
      '<li data-optional="cues=come"><p><strong>Come.</strong> Call once, run backward, and feed three treats in a row when he arrives.</p></li>' +
      '<li data-optional="cues=leave it"><p><strong>Leave it.</strong> Hold a treat in your fist. When he backs off, say “{{marker word}}” and feed him from the other hand.</p></li>' +
      '<li data-optional="cues=drop it"><p><strong>Drop it.</strong> Trade his toy for a treat, then give the toy back.</p></li>' +
      '<li data-optional="cues=touch"><p><strong>Touch.</strong> Hold out your flat hand. When his nose touches it, say “{{marker word}}” and feed him.</p></li>' +
      '<li data-optional="cues=mat"><p><strong>Mat.</strong> Each time he steps onto his mat, drop a treat there. Pay twice when he lies down.</p></li>' +
      '<li data-optional="cues=loose leash"><p><strong>Loose leash.</strong> Feed him at your knee while the leash hangs loose, one step at a time.</p></li>' +
      '</ul>' +
      '<p>If he gets something wrong twice in a row, make it easier. We will look at it together on {{next lesson}}.</p>',
    female:
      '<p>This week {{dog}} practices {{cues}}. Plan two sessions a day of {{minutes|five}} minutes in a quiet room, and stop while she still wants more.</p>' +
      '<ul>' +
      '<li data-optional="cues=name"><p><strong>Name.</strong> Say it once. When she looks at you, say “{{marker word}}” and feed her.</p></li>' +
      '<li data-optional="cues=sit"><p><strong>Sit.</strong> Lift a treat slowly from her nose over her head. When her rear touches the floor, say “{{marker word}}” and feed her.</p></li>' +
      '<li data-optional="cues=down"><p><strong>Down.</strong> Lower a treat from her nose to the floor and wait. If the floor is cold or hard, use a mat.</p></li>' +
      '<li data-optional="cues=stay"><p><strong>Stay.</strong> Wait one second, feed her where she is, then let her go with “Okay.” Add a second at a time.</p></li>' +
      '<li data-optional="cues=come"><p><strong>Come.</strong> Call once, run backward, and feed three treats in a row when she arrives.</p></li>' +
      '<li data-optional="cues=leave it"><p><strong>Leave it.</strong> Hold a treat in your fist. When she backs off, say “{{marker word}}” and feed her from the other hand.</p></li>' +
      '<li data-optional="cues=drop it"><p><strong>Drop it.</strong> Trade her toy for a treat, then give the toy back.</p></li>' +
      '<li data-optional="cues=touch"><p><strong>Touch.</strong> Hold out your flat hand. When her nose touches it, say “{{marker word}}” and feed her.</p></li>' +
      '<li data-optional="cues=mat"><p><strong>Mat.</strong> Each time she steps onto her mat, drop a treat there. Pay twice when she lies down.</p></li>' +
      '<li data-optional="cues=loose leash"><p><strong>Loose leash.</strong> Feed her at your knee while the leash hangs loose, one step at a time.</p></li>' +
      '</ul>' +
      '<p>If she gets something wrong twice in a row, make it easier. We will look at it together on {{next lesson}}.</p>',
    neutral:
      '<p>This week {{dog}} practices {{cues}}. Plan two sessions a day of {{minutes|five}} minutes in a quiet room, and stop while they still want more.</p>' +
      '<ul>' +
      '<li data-optional="cues=name"><p><strong>Name.</strong> Say it once. When {{dog}} looks at you, say “{{marker word}}” and feed them.</p></li>' +
      '<li data-optional="cues=sit"><p><strong>Sit.</strong> Lift a treat slowly from {{dog}}’s nose over their head. When their rear touches the floor, say “{{marker word}}” and feed them.</p></li>' +
      '<li data-optional="cues=down"><p><strong>Down.</strong> Lower a treat from {{dog}}’s nose to the floor and wait. If the floor is cold or hard, use a mat.</p></li>' +
      '<li data-optional="cues=stay"><p><strong>Stay.</strong> Wait one second, feed {{dog}} where they are, then let them go with “Okay.” Add a second at a time.</p></li>' +
      '<li data-optional="cues=come"><p><strong>Come.</strong> Call once, run backward, and feed three treats in a row when {{dog}} arrives.</p></li>' +
      '<li data-optional="cues=leave it"><p><strong>Leave it.</strong> Hold a treat in your fist. When {{dog}} backs off, say “{{marker word}}” and feed them from the other hand.</p></li>' +
      '<li data-optional="cues=drop it"><p><strong>Drop it.</strong> Trade {{dog}}’s toy for a treat, then give the toy back.</p></li>' +
      '<li data-optional="cues=touch"><p><strong>Touch.</strong> Hold out your flat hand. When {{dog}}’s nose touches it, say “{{marker word}}” and feed them.</p></li>' +
      '<li data-optional="cues=mat"><p><strong>Mat.</strong> Each time {{dog}} steps onto their mat, drop a treat there. Pay twice when they lie down.</p></li>' +
      '<li data-optional="cues=loose leash"><p><strong>Loose leash.</strong> Feed {{dog}} at your knee while the leash hangs loose, one step at a time.</p></li>' +
      '</ul>' +
      '<p>If {{dog}} gets something wrong twice in a row, make it easier. We will look at it together on {{next lesson}}.</p>',
  },
  {
    key: 'how-to-practice',
    title: 'How to practice at home',
    tags: ['homework'],
    male:
      '<p>Short and often works better than long and tired. Plan two or three sessions a day of {{minutes}} minutes each, and stop while {{dog}} still wants more.</p>' +
      '<ul>' +
      '<li><p>Use pea-sized treats that he loves, and make his dinner that much smaller.</p></li>' +
      '<li><p>Work in sets of five. If he gets four or five right, make it a little harder. At three, stay where you are. At two or fewer, make it easier.</p></li>' +
      '<li><p>If he wanders off, slows down or snatches at the food, he has had enough. Let him rest.</p></li>' +
      '</ul>' +
      '<p>A missed day does no harm. Just don’t make up for it with a long session.</p>',
    female:
      '<p>Short and often works better than long and tired. Plan two or three sessions a day of {{minutes}} minutes each, and stop while {{dog}} still wants more.</p>' +
      '<ul>' +
      '<li><p>Use pea-sized treats that she loves, and make her dinner that much smaller.</p></li>' +
      '<li><p>Work in sets of five. If she gets four or five right, make it a little harder. At three, stay where you are. At two or fewer, make it easier.</p></li>' +
      '<li><p>If she wanders off, slows down or snatches at the food, she has had enough. Let her rest.</p></li>' +
      '</ul>' +
      '<p>A missed day does no harm. Just don’t make up for it with a long session.</p>',
    neutral:
      '<p>Short and often works better than long and tired. Plan two or three sessions a day of {{minutes}} minutes each, and stop while {{dog}} still wants more.</p>' +
      '<ul>' +
      '<li><p>Use pea-sized treats that {{dog}} loves, and make your dog’s dinner that much smaller.</p></li>' +
      '<li><p>Work in sets of five. If {{dog}} gets four or five right, make it a little harder. At three, stay where you are. At two or fewer, make it easier.</p></li>' +
      '<li><p>If {{dog}} wanders off, slows down or snatches at the food, they have had enough. Let them rest.</p></li>' +
      '</ul>' +
      '<p>A missed day does no harm. Just don’t make up for it with a long session.</p>',
  },
  {
    key: 'marker-word',
    title: 'The marker word',
    tags: ['homework'],
    male:
      '<p>A marker word tells {{dog}} the exact moment he got something right. Yours is “{{marker word}}.”</p>' +
      '<ol>' +
      '<li><p>In a quiet room, say “{{marker word}}” once, then reach for a treat and give it to him within two seconds. Word first, hand second.</p></li>' +
      '<li><p>Repeat that 10 times, twice a day, for two days.</p></li>' +
      '<li><p>Test it while he is looking somewhere else. If he turns to you at once, he has understood.</p></li>' +
      '</ol>' +
      '<p>From then on, every marker earns a treat, even one you said by mistake. Don’t use it to call him. If the test fails, go back to step 1 for a day with better food.</p>',
    female:
      '<p>A marker word tells {{dog}} the exact moment she got something right. Yours is “{{marker word}}.”</p>' +
      '<ol>' +
      '<li><p>In a quiet room, say “{{marker word}}” once, then reach for a treat and give it to her within two seconds. Word first, hand second.</p></li>' +
      '<li><p>Repeat that 10 times, twice a day, for two days.</p></li>' +
      '<li><p>Test it while she is looking somewhere else. If she turns to you at once, she has understood.</p></li>' +
      '</ol>' +
      '<p>From then on, every marker earns a treat, even one you said by mistake. Don’t use it to call her. If the test fails, go back to step 1 for a day with better food.</p>',
    neutral:
      '<p>A marker word tells {{dog}} the exact moment they got something right. Yours is “{{marker word}}.”</p>' +
      '<ol>' +
      '<li><p>In a quiet room, say “{{marker word}}” once, then reach for a treat and give it to your dog within two seconds. Word first, hand second.</p></li>' +
      '<li><p>Repeat that 10 times, twice a day, for two days.</p></li>' +
      '<li><p>Test it while {{dog}} is looking somewhere else. If they turn to you at once, they have understood.</p></li>' +
      '</ol>' +
      '<p>From then on, every marker earns a treat, even one you said by mistake. Don’t use it to call {{dog}}. If the test fails, go back to step 1 for a day with better food.</p>',
  },
  {
    key: 'settle-on-a-mat',
    title: 'Settle on a mat',
    tags: ['homework', 'calm'],
    male:
      '<p>The mat teaches {{dog}} to calm himself while life goes on around him. Practice five minutes a day, after a walk.</p>' +
      '<ol>' +
      '<li><p>Lay the mat beside your chair and sit down. Each time he steps on it, silently drop a treat there.</p></li>' +
      '<li><p>When he lies down, place a treat between his front paws, then another every three seconds.</p></li>' +
      '<li><p>Over the week, stretch the pauses to 5, 10 and 20 seconds. Pay for signs of rest, such as a lowered head or a sigh.</p></li>' +
      '<li><p>Finish before he does. Say “All done” and put the mat away.</p></li>' +
      '</ol>' +
      '<p>If he gets up, wait quietly. If he leaves twice, shorten the pauses.</p>',
    female:
      '<p>The mat teaches {{dog}} to calm herself while life goes on around her. Practice five minutes a day, after a walk.</p>' +
      '<ol>' +
      '<li><p>Lay the mat beside your chair and sit down. Each time she steps on it, silently drop a treat there.</p></li>' +
      '<li><p>When she lies down, place a treat between her front paws, then another every three seconds.</p></li>' +
      '<li><p>Over the week, stretch the pauses to 5, 10 and 20 seconds. Pay for signs of rest, such as a lowered head or a sigh.</p></li>' +
      '<li><p>Finish before she does. Say “All done” and put the mat away.</p></li>' +
      '</ol>' +
      '<p>If she gets up, wait quietly. If she leaves twice, shorten the pauses.</p>',
    neutral:
      '<p>The mat teaches {{dog}} to calm themself while life goes on around them. Practice five minutes a day, after a walk.</p>' +
      '<ol>' +
      '<li><p>Lay the mat beside your chair and sit down. Each time {{dog}} steps on it, silently drop a treat there.</p></li>' +
      '<li><p>When they lie down, place a treat between their front paws, then another every three seconds.</p></li>' +
      '<li><p>Over the week, stretch the pauses to 5, 10 and 20 seconds. Pay for signs of rest, such as a lowered head or a sigh.</p></li>' +
      '<li><p>Finish before {{dog}} does. Say “All done” and put the mat away.</p></li>' +
      '</ol>' +
      '<p>If {{dog}} gets up, wait quietly. If they leave twice, shorten the pauses.</p>',
  },
];
