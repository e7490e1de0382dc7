import type { ToldEmail } from './told-emails';

/** Names that are words, words that look like names, several dogs and people. */
export const trickyEmails: readonly ToldEmail[] = [
  {
    about: 'a client named Will',
    email: `Hi Will,

Nice work today! Will you be at the field on Tuesday? Scout needs a break after that. He will get there. Will he eat with other dogs around? If so, give Scout his chew on the mat.

Kim`,
    dog: 'Scout',
    client: 'Will',
    sex: 'male',
    stays: ['Will you', 'Will he', 'will'],
  },
  {
    about: 'a dog named Max, and at most so many minutes',
    email: `Hi Laura,

Max is doing great. Please keep the sessions short: Max 10 minutes, twice a day. He gets tired after that. Max. 3 treats per sit, and then let Max sleep in his crate.

Thanks, Kim`,
    dog: 'Max',
    client: 'Laura',
    sex: 'male',
    stays: ['Max 10', 'Max. 3'],
  },
  {
    about: 'a dog named Rose, and someone who rose early',
    email: `Hello Ines,

Rose is a gem. I rose early to write this. We met at Rose Garden Park, where Rose ran to every child. Call her before she sees them, and reward her with Rose's ball.

Bye,
Kim`,
    dog: 'Rose',
    client: 'Ines',
    sex: 'female',
    stays: ['rose', 'Rose Garden'],
  },
  {
    about: 'a dog named May in May',
    email: `Dear Carol,

May did a lovely job with her stays. The next class begins in May, on May 12. May I put you and May on the list? She may need a few more lessons before that.

Best,
Kim`,
    dog: 'May',
    client: 'Carol',
    sex: 'female',
    stays: ['in May', 'May 12', 'May I', 'may'],
  },
  {
    about: 'a client named Mark, and what one does with a clicker',
    email: `Hi Mark,

Great session with Zoe. Mark the moment she looks at you, then feed her. Mark and treat ten times. Mark, your timing is getting better. Zoe's eye contact will follow.

Sunny greetings,
Kim`,
    dog: 'Zoe',
    client: 'Mark',
    sex: 'female',
    stays: ['Mark the', 'Mark and treat', 'Sunny'],
  },
  {
    about: 'a dog named Hope',
    email: `Hi Ellen,

Hope you had a nice weekend. Hope slept through the night, you said, and her crate stayed dry. I hope this lasts! Take Hope out once before midnight anyway. She is still so young.

Kim`,
    dog: 'Hope',
    client: 'Ellen',
    sex: 'female',
    stays: ['Hope you', 'hope'],
  },
  {
    about: 'a dog named Chase',
    email: `Hey Brian,

Chase still runs after the squirrels. Chase games are off for now, also with the kids. Use his long line. When Chase looks back at you, he gets the ball. Never chase him, he loves that.

Cheers, Kim`,
    dog: 'Chase',
    client: 'Brian',
    sex: 'male',
    stays: ['Chase games', 'chase'],
  },
  {
    about: 'a client named Joy',
    email: `Dear Joy,

Thank you for the kind review. It is a joy to work with Otto. He is a born nose-work dog. Otto should search before he is fed, two hides at a time.

Warm regards,
Kim`,
    dog: 'Otto',
    client: 'Joy',
    sex: 'male',
    stays: ['joy'],
  },
  {
    about: 'a client named April in April',
    email: `Hi April,

See you on April 9. For April and May the lessons are on Fridays. Moose can come along to the store now. He walked past three dogs! Reward Moose for every look at you. April, please bring his mat.

Kim`,
    dog: 'Moose',
    client: 'April',
    sex: 'male',
    stays: ['April 9', 'April and May', 'Fridays'],
  },
  {
    about: 'the trainer’s own dog and another one',
    email: `Hi Paul,

I walked with Milo and my dog Juno today. Juno helped a lot, because she ignores him. Milo barked twice, then he sniffed the grass. Please practice with calm dogs only. Milo's next walk with Juno is on Monday, and he will be off leash.

Kim`,
    dog: 'Milo',
    client: 'Paul',
    sex: 'male',
    stays: ['Juno', 'Monday'],
  },
  {
    about: 'a colleague by name',
    email: `Hi Fatima,

My colleague Jordan will teach the class on Thursday. Jordan knows Coco from the puppy party, and Coco likes her. Coco's homework stays the same: she waits at doors, and she comes when you whistle. Bring Jordan the signed form.

Kim`,
    dog: 'Coco',
    client: 'Fatima',
    sex: 'female',
    stays: ['Jordan', 'Thursday'],
  },
  {
    about: 'breeds and brands',
    email: `Hi Omar,

A German Shepherd like Rex needs a job. Fill a Kong with food and hide it, he will love it. A Labrador would just eat it; Rex has to work for it. I sent you the Zoom link for Friday. Rex's new harness from Ruffwear fits him well.

Kim`,
    dog: 'Rex',
    client: 'Omar',
    sex: 'male',
    stays: ['German', 'Shepherd', 'Kong', 'Labrador', 'Zoom', 'Ruffwear', 'Friday'],
  },
  {
    about: 'an earlier email below',
    email: `Hi Julia,

yes, Archie may come off leash in the yard now. He should drag his line for one more week. Praise Archie whenever he checks in.

Best, Kim

On Mon, Mar 2, 2026 at 9:14 AM Julia Winter <julia@mail.example> wrote:
> Hi Kim,
> my sister has a dog named Lola. She wonders if Lola may play with Archie. Lola is great with dogs.
> Julia`,
    dog: 'Archie',
    client: 'Julia',
    sex: 'male',
    stays: ['Kim'],
  },
  {
    about: 'an earlier email as Outlook quotes it',
    email: `Hello Ms. Park,

Thank you for the deposit. Sadie's board-and-train stay begins on June 1. Please bring her food and her bed. Sadie can keep her own toys.

Sincerely,
Kim

-----Original Message-----
From: Eun Park
Sent: Friday, May 8, 2026 8:00 AM
To: Kim Doe
Subject: Deposit

Kim, I paid. He can come at 9.`,
    dog: 'Sadie',
    client: 'Ms. Park',
    sex: 'female',
    stays: ['Kim', 'June', 'May'],
  },
  {
    about: 'sentences that all begin with a capital verb',
    email: `Hi Leah,

Homework for this week:
Sit: Ask Gus for five sits a day.
Down: Lure him with a treat.
Leave it: Cover the food until he backs off.
Place: Send Gus to his bed during dinner.
Recall: Call him once, then run away.
Crate: Feed Gus in there.

Kim`,
    dog: 'Gus',
    client: 'Leah',
    sex: 'male',
    stays: ['Sit', 'Down', 'Leave', 'Place', 'Recall', 'Crate', 'Homework', 'Call'],
  },
  {
    about: 'a dog with a name of two words',
    email: `Hi Victor,

Lady Bird did a fine job. I love how Lady Bird checks in with you when she hears a noise. Give her a break after each walk. With Lady Bird, less is more.

Kim`,
    dog: 'Lady Bird',
    client: 'Victor',
    sex: 'female',
  },
  {
    about: 'first name and surname',
    email: `Dear Hannah Brooks,

I received your form about Tank. Hannah, please see a vet first: a dog who bites when he is touched may be in pain. Once Tank has been checked, we can meet at your home. He should not meet guests until then.

Kim Doe, CPDT-KA`,
    dog: 'Tank',
    client: 'Hannah Brooks',
    sex: 'male',
    stays: ['Kim', 'CPDT-KA'],
  },
  {
    about: 'a thank-you in place of a greeting',
    email: `Thanks, Amy!

That video made my day. Poppy has never been this relaxed around bikes. Keep her at that distance for a week. When she looks at a bike and back at you, Poppy gets three treats in a row.

Have a great weekend,
Kim`,
    dog: 'Poppy',
    client: 'Amy',
    sex: 'female',
    stays: ['Kim', 'Have'],
  },
  {
    about: 'they for a dog',
    email: `Hi Robin,

Pixel is ready for the next level. They hold a sit for thirty seconds, and they come when called. Please bring Pixel to the Wednesday class, and let them sniff the field first. Pixel's ribbon is waiting.

Kim`,
    dog: 'Pixel',
    client: 'Robin',
    sex: 'neutral',
    stays: ['Wednesday'],
  },
  {
    about: 'Summer and Hunter, a client and a dog',
    email: `Hello Summer,

Hunter did well at the lake. This summer you can take him along everywhere. Summer heat is hard on him, so walk Hunter early. A hunter he is not: he let the ducks pass!

Kim`,
    dog: 'Hunter',
    client: 'Summer',
    sex: 'male',
    stays: ['summer', 'hunter', 'Summer heat'],
  },
];
