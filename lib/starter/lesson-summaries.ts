import type { StarterSnippet } from './starter-snippet.ts';

export const lessonSummaries: readonly StarterSnippet[] = [
  {
    key: 'first-lesson-follow-up',
    title: 'First lesson follow-up',
    tags: ['follow-up', 'homework'],
    male:
      '<p>We made a good start with {{dog}} and worked on {{cues}}. He kept trying, and so did you.</p>' +
      '<p>Until we meet again, practice twice a day for {{minutes|five}} minutes in a quiet room. Say “{{marker word}}” the moment he gets it right, then give him a treat. Stop while he still wants more.</p>' +
      '<p data-optional="cues=stay">Keep stay short for now: one or two seconds, one step away, then go back to him with the treat.</p>' +
      '<p data-optional>He was worried by a few things, and that is all right. Let him watch from where he feels safe, and never pull him closer.</p>' +
      '<p data-optional="equipment">Please bring {{equipment}} next time.</p>' +
      '<p>I look forward to seeing you and {{dog}} on {{next lesson}}. If something doesn’t work before then, send me a short video. It usually takes one small change.</p>',
    female:
      '<p>We made a good start with {{dog}} and worked on {{cues}}. She kept trying, and so did you.</p>' +
      '<p>Until we meet again, practice twice a day for {{minutes|five}} minutes in a quiet room. Say “{{marker word}}” the moment she gets it right, then give her a treat. Stop while she still wants more.</p>' +
      '<p data-optional="cues=stay">Keep stay short for now: one or two seconds, one step away, then go back to her with the treat.</p>' +
      '<p data-optional>She was worried by a few things, and that is all right. Let her watch from where she feels safe, and never pull her closer.</p>' +
      '<p data-optional="equipment">Please bring {{equipment}} next time.</p>' +
      '<p>I look forward to seeing you and {{dog}} on {{next lesson}}. If something doesn’t work before then, send me a short video. It usually takes one small change.</p>',
    neutral:
      '<p>We made a good start with {{dog}} and worked on {{cues}}. Your dog kept trying, and so did you.</p>' +
      '<p>Until we meet again, practice twice a day for {{minutes|five}} minutes in a quiet room. Say “{{marker word}}” the moment {{dog}} gets it right, then give them a treat. Stop while your dog still wants more.</p>' +
      '<p data-optional="cues=stay">Keep stay short for now: one or two seconds, one step away, then go back to {{dog}} with the treat.</p>' +
      '<p data-optional>{{dog}} was worried by a few things, and that is all right. Let your dog watch from where they feel safe, and never pull them closer.</p>' +
      '<p data-optional="equipment">Please bring {{equipment}} next time.</p>' +
      '<p>I look forward to seeing you and {{dog}} on {{next lesson}}. If something doesn’t work before then, send me a short video. It usually takes one small change.</p>',
  },
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
      '<p>Until our next lesson on {{next lesson}}, please keep two things steady:</p>' +
      '<ol>' +
      '<li><p>Pay for anything new every time. For what he knows well, mix treats with play, praise and the chance to go sniff.</p></li>' +
      '<li><p>Make only one thing harder at a time: distance, duration or distraction. When one goes up, bring the other two down.</p></li>' +
      '</ol>' +
      '<p>If he gets it wrong twice in a row, drop back a step for the rest of that session. Next we will try the same exercises somewhere busier.</p>',
    female:
      '<p>{{dog}} made real progress this time. She responded faster, stayed with you longer and recovered well from small surprises. That is your practice showing.</p>' +
      '<p>Until our next lesson on {{next lesson}}, please keep two things steady:</p>' +
      '<ol>' +
      '<li><p>Pay for anything new every time. For what she knows well, mix treats with play, praise and the chance to go sniff.</p></li>' +
      '<li><p>Make only one thing harder at a time: distance, duration or distraction. When one goes up, bring the other two down.</p></li>' +
      '</ol>' +
      '<p>If she gets it wrong twice in a row, drop back a step for the rest of that session. Next we will try the same exercises somewhere busier.</p>',
    neutral:
      '<p>{{dog}} made real progress this time. They responded faster, stayed with you longer and recovered well from small surprises. That is your practice showing.</p>' +
      '<p>Until our next lesson on {{next lesson}}, please keep two things steady:</p>' +
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
  {
    key: 'lesson-follow-up',
    title: 'Lesson follow-up: one step on',
    tags: ['follow-up', 'homework'],
    male:
      '<p>This time {{dog}} took {{cues}} one step further. Please practice that in two new places before our next lesson, and begin with the easiest version in each. A new place makes everything harder for him.</p>' +
      '<p data-optional>He was tired this time, and it showed. That is no step back. Give him a quiet day, then go on.</p>' +
      '<p data-optional>He was ready for more than I had planned. Let him show you the same at the park, a good way from the path.</p>' +
      '<p data-optional="cues=come">When you call him, call once, and pay with something that he gets at no other time. If you aren’t sure that he will come, don’t call. Walk over to him.</p>' +
      '<p data-optional="cues=loose leash">On walks, decide before you set out whether he practices on a loose leash or sniffs as he likes. Ten minutes of practice are plenty.</p>' +
      '<p>On {{next lesson}} we will go on with {{next cues}}.</p>' +
      '<p data-optional="equipment">Please bring {{equipment}}.</p>',
    female:
      '<p>This time {{dog}} took {{cues}} one step further. Please practice that in two new places before our next lesson, and begin with the easiest version in each. A new place makes everything harder for her.</p>' +
      '<p data-optional>She was tired this time, and it showed. That is no step back. Give her a quiet day, then go on.</p>' +
      '<p data-optional>She was ready for more than I had planned. Let her show you the same at the park, a good way from the path.</p>' +
      '<p data-optional="cues=come">When you call her, call once, and pay with something that she gets at no other time. If you aren’t sure that she will come, don’t call. Walk over to her.</p>' +
      '<p data-optional="cues=loose leash">On walks, decide before you set out whether she practices on a loose leash or sniffs as she likes. Ten minutes of practice are plenty.</p>' +
      '<p>On {{next lesson}} we will go on with {{next cues}}.</p>' +
      '<p data-optional="equipment">Please bring {{equipment}}.</p>',
    neutral:
      '<p>This time {{dog}} took {{cues}} one step further. Please practice that in two new places before our next lesson, and begin with the easiest version in each. A new place makes everything harder for your dog.</p>' +
      '<p data-optional>{{dog}} was tired this time, and it showed. That is no step back. Give them a quiet day, then go on.</p>' +
      '<p data-optional>{{dog}} was ready for more than I had planned. Let them show you the same at the park, a good way from the path.</p>' +
      '<p data-optional="cues=come">When you call {{dog}}, call once, and pay with something that they get at no other time. If you aren’t sure that they will come, don’t call. Walk over to them.</p>' +
      '<p data-optional="cues=loose leash">On walks, decide before you set out whether {{dog}} practices on a loose leash or sniffs as they like. Ten minutes of practice are plenty.</p>' +
      '<p>On {{next lesson}} we will go on with {{next cues}}.</p>' +
      '<p data-optional="equipment">Please bring {{equipment}}.</p>',
  },
  {
    key: 'progress-report-halfway',
    title: 'Progress report: halfway',
    tags: ['follow-up'],
    male:
      '<p>We are halfway through {{course|our course}}, so here is where {{dog}} stands. He does well with {{cues}}, even with a little going on around him. Next on our list: {{next cues}}.</p>' +
      '<p data-optional>He recovers faster from surprises than he did at the start. That matters more than any cue.</p>' +
      '<p data-optional>Other dogs are still hard for him. We keep the distance at which he can think, and come closer from there.</p>' +
      '<p>Three things will help him most from here:</p>' +
      '<ol>' +
      '<li><p>Practice in a new place every few days, and start with the easiest version there.</p></li>' +
      '<li><p>Pay him every time for what is hard. For what he knows well, mix treats with play and praise.</p></li>' +
      '<li><p>Write down one success a day. It is easy to forget how far he has come.</p></li>' +
      '</ol>' +
      '<p>We will talk it over on {{next lesson}}. If he seems tired, sore or suddenly less willing, please have your vet look at him first.</p>',
    female:
      '<p>We are halfway through {{course|our course}}, so here is where {{dog}} stands. She does well with {{cues}}, even with a little going on around her. Next on our list: {{next cues}}.</p>' +
      '<p data-optional>She recovers faster from surprises than she did at the start. That matters more than any cue.</p>' +
      '<p data-optional>Other dogs are still hard for her. We keep the distance at which she can think, and come closer from there.</p>' +
      '<p>Three things will help her most from here:</p>' +
      '<ol>' +
      '<li><p>Practice in a new place every few days, and start with the easiest version there.</p></li>' +
      '<li><p>Pay her every time for what is hard. For what she knows well, mix treats with play and praise.</p></li>' +
      '<li><p>Write down one success a day. It is easy to forget how far she has come.</p></li>' +
      '</ol>' +
      '<p>We will talk it over on {{next lesson}}. If she seems tired, sore or suddenly less willing, please have your vet look at her first.</p>',
    neutral:
      '<p>We are halfway through {{course|our course}}, so here is where {{dog}} stands. They do well with {{cues}}, even with a little going on around them. Next on our list: {{next cues}}.</p>' +
      '<p data-optional>{{dog}} recovers faster from surprises than they did at the start. That matters more than any cue.</p>' +
      '<p data-optional>Other dogs are still hard for {{dog}}. We keep the distance at which your dog can think, and come closer from there.</p>' +
      '<p>Three things will help {{dog}} most from here:</p>' +
      '<ol>' +
      '<li><p>Practice in a new place every few days, and start with the easiest version there.</p></li>' +
      '<li><p>Pay your dog every time for what is hard. For what {{dog}} knows well, mix treats with play and praise.</p></li>' +
      '<li><p>Write down one success a day. It is easy to forget how far {{dog}} has come.</p></li>' +
      '</ol>' +
      '<p>We will talk it over on {{next lesson}}. If {{dog}} seems tired, sore or suddenly less willing, please have your vet look at them first.</p>',
  },
  {
    key: 'progress-report-end',
    title: 'Progress report: end of the course',
    tags: ['follow-up', 'aftercare'],
    male:
      '<p>{{dog}} has finished {{course|the course}}, and you can be proud of him. He can now show you {{cues}} in everyday life, not just in class.</p>' +
      '<p>A skill stays alive by being used:</p>' +
      '<ul>' +
      '<li><p>Let him earn small things, such as a sit before the door opens or a look at you before the ball flies.</p></li>' +
      '<li><p>Keep treats in your pocket on walks, and pay for the best moments.</p></li>' +
      '<li><p>Practice somewhere new once a week, for five minutes.</p></li>' +
      '</ul>' +
      '<p data-optional>He still needs space from other dogs. Crossing the street for him is good handling, not failure.</p>' +
      '<p data-optional="next course">If you would like to go on, {{next course}} starts on {{start date}}, and I would love to have him there.</p>' +
      '<p>Thank you for your patience and your good humor. It was a pleasure to watch you and {{dog}} learn together.</p>',
    female:
      '<p>{{dog}} has finished {{course|the course}}, and you can be proud of her. She can now show you {{cues}} in everyday life, not just in class.</p>' +
      '<p>A skill stays alive by being used:</p>' +
      '<ul>' +
      '<li><p>Let her earn small things, such as a sit before the door opens or a look at you before the ball flies.</p></li>' +
      '<li><p>Keep treats in your pocket on walks, and pay for the best moments.</p></li>' +
      '<li><p>Practice somewhere new once a week, for five minutes.</p></li>' +
      '</ul>' +
      '<p data-optional>She still needs space from other dogs. Crossing the street for her is good handling, not failure.</p>' +
      '<p data-optional="next course">If you would like to go on, {{next course}} starts on {{start date}}, and I would love to have her there.</p>' +
      '<p>Thank you for your patience and your good humor. It was a pleasure to watch you and {{dog}} learn together.</p>',
    neutral:
      '<p>{{dog}} has finished {{course|the course}}, and you can be proud of them. Your dog can now show you {{cues}} in everyday life, not just in class.</p>' +
      '<p>A skill stays alive by being used:</p>' +
      '<ul>' +
      '<li><p>Let {{dog}} earn small things, such as a sit before the door opens or a look at you before the ball flies.</p></li>' +
      '<li><p>Keep treats in your pocket on walks, and pay for the best moments.</p></li>' +
      '<li><p>Practice somewhere new once a week, for five minutes.</p></li>' +
      '</ul>' +
      '<p data-optional>{{dog}} still needs space from other dogs. Crossing the street for them is good handling, not failure.</p>' +
      '<p data-optional="next course">If you would like to go on, {{next course}} starts on {{start date}}, and I would love to have {{dog}} there.</p>' +
      '<p>Thank you for your patience and your good humor. It was a pleasure to watch you and {{dog}} learn together.</p>',
  },
];
