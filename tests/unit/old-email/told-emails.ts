/** An email as a trainer has sent it, and what of it is the dog, the client and the sex. */
export interface ToldEmail {
  readonly about: string;
  readonly email: string;
  readonly dog: string | null;
  readonly client: string | null;
  readonly sex: 'male' | 'female' | 'neutral';
  /** Words that must stay as they stand. */
  readonly stays?: readonly string[];
}

/** One dog, one client, as most emails are. */
export const plainEmails: readonly ToldEmail[] = [
  {
    about: 'a recap after a first lesson',
    email: `Hi Sarah,

It was lovely to meet you and Bella on Tuesday! She was a little shy at first, but she warmed up as soon as the chicken came out. Bella's recall is already good indoors. This week, please practice it in the yard, three times a day, and reward her every single time.

See you next Tuesday at 5:30,
Kim`,
    dog: 'Bella',
    client: 'Sarah',
    sex: 'female',
    stays: ['Tuesday', 'Kim'],
  },
  {
    about: 'homework in a list',
    email: `Hello Tom,

Here is the homework for Rocky:

- Five sits before every meal. He should wait until you say "free".
- Walk him on the long line in the park, never off leash yet.
- Put Rocky's bed next to your desk and reward him for staying on it.

Call me if he growls at the kids again.

Best,
Anna Reyes
River Dogs Training`,
    dog: 'Rocky',
    client: 'Tom',
    sex: 'male',
    stays: ['Anna', 'River', 'Dogs'],
  },
  {
    about: 'a formal greeting with a title',
    email: `Dear Mrs. Miller,

Thank you for your message about Luna. What you describe sounds like separation anxiety: she barks once you are gone, she drools, and she chews the door frame. Luna is not being stubborn. Please stop leaving her alone for now, and fill out the form before our consultation.

Kind regards,
Dr. Paula Stone`,
    dog: 'Luna',
    client: 'Mrs. Miller',
    sex: 'female',
    stays: ['Paula', 'Stone'],
  },
  {
    about: 'good morning, and a dog told of by possessives',
    email: `Good morning Priya!

Just a quick note after yesterday's class. Cooper's focus was amazing, and Cooper's down-stay lasted almost a minute. Keep his sessions short and stop while he still wants more.

Happy training!
Jess`,
    dog: 'Cooper',
    client: 'Priya',
    sex: 'male',
    stays: ['Jess', 'Happy'],
  },
  {
    about: 'a dog that is never called she or he',
    email: `Hi Dana,

I have you and Maple down for Saturday at 10. Please bring a flat collar, a six-foot leash, and lots of soft treats. If Maple is tired or sick that morning, just text me and we will move the lesson at no charge.

Thanks,
Lee`,
    dog: 'Maple',
    client: 'Dana',
    sex: 'neutral',
    stays: ['Saturday', 'Lee'],
  },
  {
    about: 'a greeting on the same line',
    email: `Hey Marcus, great job today. Finn is a smart little guy and he picked up the hand target in no time. Keep doing ten reps before breakfast. When Finn gets it right nine times out of ten, add a step to the side. Let me know how he does!
- Coach Ray`,
    dog: 'Finn',
    client: 'Marcus',
    sex: 'male',
    stays: ['Ray'],
  },
  {
    about: 'a couple',
    email: `Hi Anna and Pete,

Willow did so well at the vet today. She took every treat and let the nurse look at her ears. Please go on with the chin rest: one of you holds the towel, the other feeds her. Anna, you have great timing. Willow will be fine for her shots in March.

Warmly,
Noor`,
    dog: 'Willow',
    client: 'Anna and Pete',
    sex: 'female',
    stays: ['March', 'Noor'],
  },
  {
    about: 'both greeted, the dog too',
    email: `Hi Jen and Biscuit,

Welcome to puppy class! Jen, please bring Biscuit hungry, and bring a mat. He will learn to settle while the other puppies play. Biscuit's vaccination card is the only paper I need.

Cheers,
Sam`,
    dog: 'Biscuit',
    client: 'Jen',
    sex: 'male',
    stays: ['Sam'],
  },
  {
    about: 'a subject line and headers',
    email: `From: Kim Doe <kim@dogs.example>
To: Rachel Green <rachel@mail.example>
Date: Mon, May 4, 2026
Subject: Re: Daisy's loose-leash plan

Hi Rachel,

here is the plan for Daisy. Week one: stand still when she pulls. Week two: turn around before she gets to the end of the leash. Daisy's harness should sit two fingers behind her legs.

Kim`,
    dog: 'Daisy',
    client: 'Rachel',
    sex: 'female',
    stays: ['Kim', 'May'],
  },
  {
    about: 'all in lower case',
    email: `hi sarah,

thanks for the video! bella looks so much calmer on the bed. she even put her head down. next step: walk to the door and come back before she gets up. can you send me another video of bella on friday?

kim`,
    dog: 'bella',
    client: 'sarah',
    sex: 'female',
    stays: ['friday', 'kim'],
  },
  {
    about: 'a male dog, and a wife who is spoken of',
    email: `Hi David,

I am glad that your wife could join us, she handles Bear very well. He pulled much less with her than he did last week. Please ask her to use the same words as you do, so that Bear does not get confused. He needs to hear one cue for one thing.

Best regards,
Olivia`,
    dog: 'Bear',
    client: 'David',
    sex: 'male',
    stays: ['Olivia'],
  },
  {
    about: 'a female dog, and a husband',
    email: `Hello Lucy,

Your husband told me that he feeds Nala from the table. I understand him, but she will never stop begging that way. Nala should eat from her bowl or from a food toy. Can you talk to him? If she barks at dinner, lead her to her mat without a word.

Take care,
Ben`,
    dog: 'Nala',
    client: 'Lucy',
    sex: 'female',
    stays: ['Ben'],
  },
  {
    about: 'a no-show and its fee',
    email: `Dear Mr. Alvarez,

We missed you and Duke this afternoon. Our policy asks for 24 hours' notice, so I have to charge the session fee of $60. I know that things come up! Shall we find a new time for Duke next week? I have Wednesday at 4 or Thursday at 6.

Regards,
Hannah Cole
Good Paws LLC
555-0142`,
    dog: 'Duke',
    client: 'Mr. Alvarez',
    sex: 'neutral',
    stays: ['Good', 'Paws', 'Hannah', 'Wednesday'],
  },
  {
    about: 'two first lines before the dog comes',
    email: `Good evening Mei,

I hope that you had a good weekend. The weather was awful here in Portland, but we trained anyway.

About Ziggy: his reactivity on walks is fear, not dominance. Give him distance, feed him when he looks at a dog, and leave before Ziggy barks. Avoid Laurel Park on Sundays.

Talk soon,
Gus`,
    dog: 'Ziggy',
    client: 'Mei',
    sex: 'male',
    stays: ['Portland', 'Laurel', 'Sundays', 'Gus'],
  },
  {
    about: 'a name in capital letters',
    email: `Hi Chloe!

HAZEL GRADUATED!!! I am so proud of her. Hazel passed every exercise of the Canine Good Citizen test, and the evaluator loved her. Her ribbon is in the mail. What is next for Hazel, agility or nose work?

xoxo
Tina`,
    dog: 'Hazel',
    client: 'Chloe',
    sex: 'female',
    stays: ['Canine', 'Good', 'Citizen', 'Tina'],
  },
  {
    about: 'no greeting but a name',
    email: `Steve,

Boomer is welcome in the Thursday group. He has to be on leash at all times, and he must wear his muzzle until we are sure. Boomer's trial session is free.

Thanks!
Marla`,
    dog: 'Boomer',
    client: 'Steve',
    sex: 'male',
    stays: ['Thursday', 'Marla'],
  },
  {
    about: 'no name of a client at all',
    email: `Hi there,

Thanks for asking about private lessons for Pepper. A first session takes 75 minutes and costs $95. I will watch how Pepper acts at home, and we will make a plan for her together. Does she have any health problems?

Yours,
Joan`,
    dog: 'Pepper',
    client: null,
    sex: 'female',
    stays: ['Thanks', 'Joan'],
  },
  {
    about: 'no dog by name',
    email: `Hi Kevin,

Thanks for reaching out. Your puppy is at a great age to start. Puppies nip because their teeth hurt. Give your puppy a frozen carrot, and end the game when it gets rough.

Best,
Iris`,
    dog: null,
    client: 'Kevin',
    sex: 'neutral',
    stays: ['Puppies', 'Thanks', 'Iris'],
  },
  {
    about: 'typographic apostrophes',
    email: `Hi Nora,

Teddy’s crate is his safe place now, which is wonderful. Don’t close the door at night yet. If he whines, wait for a second of quiet, then let Teddy out. You’re doing great, and so’s Teddy.

– Alex`,
    dog: 'Teddy',
    client: 'Nora',
    sex: 'male',
    stays: ['Alex'],
  },
  {
    about: 'a follow-up weeks later',
    email: `Hi Grace,

It has been three weeks since our last lesson, and I wonder how Ollie is doing. Does he still jump on guests? If Ollie has learned to go to his bed when the bell rings, you can start to send him from farther away. Write me when you have a minute.

All the best,
Theo`,
    dog: 'Ollie',
    client: 'Grace',
    sex: 'male',
    stays: ['Theo'],
  },
];
