import type { StarterSnippet } from './starter-snippet.ts';

export const scheduling: readonly StarterSnippet[] = [
  {
    key: 'before-first-lesson',
    title: 'Before our first lesson',
    tags: ['scheduling', 'equipment'],
    male:
      '<p>We meet for the first time on {{lesson date}} at {{time}}, at {{place|your home}}. Please allow about {{lesson length}}.</p>' +
      '<ul>' +
      '<li><p>Let {{dog}} have a rest, a chance to pee and half of his usual meal beforehand.</p></li>' +
      '<li><p>Everyone who lives with him is welcome.</p></li>' +
      '<li><p>Think of three things: what you love about him, what worries you, and what you have tried.</p></li>' +
      '</ul>' +
      '<p data-optional="equipment">Please have {{equipment}} ready.</p>' +
      '<p data-optional>Because he is unsure of strangers, please keep him behind a baby gate when I arrive. I will sit down, look away and let him decide.</p>' +
      '<p data-optional>Because he has bitten before, please tell me about it beforehand, and keep a closed door or a sturdy gate between us until we have talked.</p>' +
      '<p>There is nothing he has to know yet. We begin where he is.</p>',
    female:
      '<p>We meet for the first time on {{lesson date}} at {{time}}, at {{place|your home}}. Please allow about {{lesson length}}.</p>' +
      '<ul>' +
      '<li><p>Let {{dog}} have a rest, a chance to pee and half of her usual meal beforehand.</p></li>' +
      '<li><p>Everyone who lives with her is welcome.</p></li>' +
      '<li><p>Think of three things: what you love about her, what worries you, and what you have tried.</p></li>' +
      '</ul>' +
      '<p data-optional="equipment">Please have {{equipment}} ready.</p>' +
      '<p data-optional>Because she is unsure of strangers, please keep her behind a baby gate when I arrive. I will sit down, look away and let her decide.</p>' +
      '<p data-optional>Because she has bitten before, please tell me about it beforehand, and keep a closed door or a sturdy gate between us until we have talked.</p>' +
      '<p>There is nothing she has to know yet. We begin where she is.</p>',
    neutral:
      '<p>We meet for the first time on {{lesson date}} at {{time}}, at {{place|your home}}. Please allow about {{lesson length}}.</p>' +
      '<ul>' +
      '<li><p>Let {{dog}} have a rest, a chance to pee and half of their usual meal beforehand.</p></li>' +
      '<li><p>Everyone who lives with your dog is welcome.</p></li>' +
      '<li><p>Think of three things: what you love about {{dog}}, what worries you, and what you have tried.</p></li>' +
      '</ul>' +
      '<p data-optional="equipment">Please have {{equipment}} ready.</p>' +
      '<p data-optional>Because {{dog}} is unsure of strangers, please keep them behind a baby gate when I arrive. I will sit down, look away and let your dog decide.</p>' +
      '<p data-optional>Because {{dog}} has bitten before, please tell me about it beforehand, and keep a closed door or a sturdy gate between us until we have talked.</p>' +
      '<p>There is nothing {{dog}} has to know yet. We begin where they are.</p>',
  },
  {
    key: 'lesson-confirmation',
    title: 'Lesson confirmation',
    tags: ['scheduling'],
    male:
      '<p>Your lesson with {{dog}} is booked for {{lesson date}} at {{time}}. We meet at {{place}}. Please bring:</p>' +
      '<ul>' +
      '<li><p>about 100 pea-sized treats, in two or three kinds that he loves</p></li>' +
      '<li><p>his harness and a six-foot leash</p></li>' +
      '<li><p>his mat or a blanket, and some water</p></li>' +
      '</ul>' +
      '<p>It helps if he has had a light meal and ten minutes to sniff around beforehand. If he is sick or limping, please let him rest and tell me. If you need to change the time, I ask for 24 hours’ notice.</p>',
    female:
      '<p>Your lesson with {{dog}} is booked for {{lesson date}} at {{time}}. We meet at {{place}}. Please bring:</p>' +
      '<ul>' +
      '<li><p>about 100 pea-sized treats, in two or three kinds that she loves</p></li>' +
      '<li><p>her harness and a six-foot leash</p></li>' +
      '<li><p>her mat or a blanket, and some water</p></li>' +
      '</ul>' +
      '<p>It helps if she has had a light meal and ten minutes to sniff around beforehand. If she is sick or limping, please let her rest and tell me. If you need to change the time, I ask for 24 hours’ notice.</p>',
    neutral:
      '<p>Your lesson with {{dog}} is booked for {{lesson date}} at {{time}}. We meet at {{place}}. Please bring:</p>' +
      '<ul>' +
      '<li><p>about 100 pea-sized treats, in two or three kinds that your dog loves</p></li>' +
      '<li><p>their harness and a six-foot leash</p></li>' +
      '<li><p>their mat or a blanket, and some water</p></li>' +
      '</ul>' +
      '<p>It helps if {{dog}} has had a light meal and ten minutes to sniff around beforehand. If they are sick or limping, please let them rest and tell me. If you need to change the time, I ask for 24 hours’ notice.</p>',
  },
  {
    key: 'reschedule',
    title: 'I have to move our lesson',
    tags: ['scheduling'],
    male:
      '<p>I am sorry, but I have to move {{dog}}’s lesson on {{lesson date}}. I can offer you {{next lesson}} at {{time}} instead. If that doesn’t suit you, send me two or three times that do, and I will do my best.</p>' +
      '<p>Until then, stay with the steps he finds easy. A few extra days of simple practice will only help him.</p>',
    female:
      '<p>I am sorry, but I have to move {{dog}}’s lesson on {{lesson date}}. I can offer you {{next lesson}} at {{time}} instead. If that doesn’t suit you, send me two or three times that do, and I will do my best.</p>' +
      '<p>Until then, stay with the steps she finds easy. A few extra days of simple practice will only help her.</p>',
    neutral:
      '<p>I am sorry, but I have to move {{dog}}’s lesson on {{lesson date}}. I can offer you {{next lesson}} at {{time}} instead. If that doesn’t suit you, send me two or three times that do, and I will do my best.</p>' +
      '<p>Until then, stay with the steps {{dog}} finds easy. A few extra days of simple practice will only help them.</p>',
  },
  {
    key: 'missed-lesson',
    title: 'Missed lesson',
    tags: ['scheduling'],
    male:
      '<p>We had a lesson planned for {{lesson date}}, and I missed you and {{dog}}. I hope you are both well.</p>' +
      '<p>A lesson missed without 24 hours’ notice is normally charged. If there was an emergency, tell me and we will find a fair solution. Either way, let’s set a new date soon, so that {{dog}} keeps what he has learned.</p>' +
      '<p>And if practice has slipped, please don’t stay away because of that. We start from where he is, not from where the plan says he should be.</p>',
    female:
      '<p>We had a lesson planned for {{lesson date}}, and I missed you and {{dog}}. I hope you are both well.</p>' +
      '<p>A lesson missed without 24 hours’ notice is normally charged. If there was an emergency, tell me and we will find a fair solution. Either way, let’s set a new date soon, so that {{dog}} keeps what she has learned.</p>' +
      '<p>And if practice has slipped, please don’t stay away because of that. We start from where she is, not from where the plan says she should be.</p>',
    neutral:
      '<p>We had a lesson planned for {{lesson date}}, and I missed you and {{dog}}. I hope you are both well.</p>' +
      '<p>A lesson missed without 24 hours’ notice is normally charged. If there was an emergency, tell me and we will find a fair solution. Either way, let’s set a new date soon, so that {{dog}} keeps what they have learned.</p>' +
      '<p>And if practice has slipped, please don’t stay away because of that. We start from where {{dog}} is, not from where the plan says they should be.</p>',
  },
  {
    key: 'waitlist',
    title: 'Waitlist for a full course',
    tags: ['scheduling'],
    male:
      '<p>Thank you for asking about a place for {{dog}}. At the moment {{course|the course}} is full, so I have put him on the waitlist. When a place opens, I write to people in order and hold it for 48 hours.</p>' +
      '<p>You can start now. Pay him whenever he looks at you on his own, give him a quiet place to sleep, and let him sniff as much as he likes on walks.</p>' +
      '<p>If he growls, snaps, is afraid of people or can’t be left alone, please don’t wait for a group. Write to me, and we will find an earlier private lesson.</p>',
    female:
      '<p>Thank you for asking about a place for {{dog}}. At the moment {{course|the course}} is full, so I have put her on the waitlist. When a place opens, I write to people in order and hold it for 48 hours.</p>' +
      '<p>You can start now. Pay her whenever she looks at you on her own, give her a quiet place to sleep, and let her sniff as much as she likes on walks.</p>' +
      '<p>If she growls, snaps, is afraid of people or can’t be left alone, please don’t wait for a group. Write to me, and we will find an earlier private lesson.</p>',
    neutral:
      '<p>Thank you for asking about a place for {{dog}}. At the moment {{course|the course}} is full, so I have put your dog on the waitlist. When a place opens, I write to people in order and hold it for 48 hours.</p>' +
      '<p>You can start now. Pay {{dog}} whenever they look at you on their own, give them a quiet place to sleep, and let them sniff as much as they like on walks.</p>' +
      '<p>If {{dog}} growls, snaps, is afraid of people or can’t be left alone, please don’t wait for a group. Write to me, and we will find an earlier private lesson.</p>',
  },
];
