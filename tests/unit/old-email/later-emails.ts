import type { ToldEmail } from './told-emails';

/** Written after the rules were, to see how far those reach: 14 of them were told right at once. */
export const laterEmails: readonly ToldEmail[] = [
  {
    about: 'a board-and-train report',
    email: `Hi Melissa!

Day 3 report: Winston ate all of his breakfast and played with Remy, our lab. In the morning we worked on place and down. In the afternoon Winston met three strangers at Home Depot and stayed calm. Tonight he sleeps in the big crate. I'll send pictures tomorrow!

Jordan @ Happy Tails`,
    dog: 'Winston',
    client: 'Melissa',
    sex: 'male',
    stays: ['Remy', 'Home Depot', 'Jordan'],
  },
  {
    about: 'an intake reply without any pronoun of the dog',
    email: `Hello Mr. and Mrs. Novak,

Thank you for filling out the questionnaire about Stella. Biting during grooming is more common than you think. I suggest two private lessons, then a check-in by phone. Stella should wear a basket muzzle for the first visit.

Sincerely,
Beth Tran, KPA CTP`,
    dog: 'Stella',
    client: 'Mr. and Mrs. Novak',
    sex: 'neutral',
    stays: ['Biting', 'Beth'],
  },
  {
    about: 'questions about a litter mate',
    email: `Dear Yuki,

You asked whether Koda should get a brother. Please wait. Two puppies of one litter keep each other from bonding with you. Koda is six months old; let him grow up first. By then he'll walk nicely, and you will know how much time a second dog takes.

Best,
Carla`,
    dog: 'Koda',
    client: 'Yuki',
    sex: 'male',
  },
  {
    about: 'a reply that begins with thanks',
    email: `Thank you so much for the referral, Denise! I met your neighbor and her beagle yesterday.

How is Roxy? Has she been able to sleep through thunder? If Roxy still paces, try the white noise I told you about. She may also like the closet.

Hugs,
Tess`,
    dog: 'Roxy',
    client: 'Denise',
    sex: 'female',
  },
  {
    about: 'scheduling with many capitals',
    email: `Hey Ravi,

Next Tuesday, June 9, works for me. Let's meet at Lincoln Park, North Avenue entrance. Bring Simba's long line and cheese. Simba should be a bit hungry. If it rains, we'll go to Lowe's instead.

Pete`,
    dog: 'Simba',
    client: 'Ravi',
    sex: 'neutral',
    stays: ['Lincoln Park', 'North Avenue', 'June 9'],
  },
  {
    about: 'a message from a rescue volunteer',
    email: `Hi Angela,

good news, Clyde has found a home with a retired couple! The wife is a nurse, and she used to have hounds. Clyde jumped into their car as if it were his. He will need slow introductions to cats. Would you mail Clyde's papers to them?

Thanks a million,
Rob`,
    dog: 'Clyde',
    client: 'Angela',
    sex: 'male',
  },
  {
    about: 'short and by phone',
    email: `Hi Deb! Quick reminder, Trixie's lesson is tomorrow at 3. Please skip her lunch. See you both!
Mo

Sent from my iPhone`,
    dog: 'Trixie',
    client: 'Deb',
    sex: 'female',
    stays: ['Mo', 'Quick'],
  },
  {
    about: 'a dog called by a pet name as well',
    email: `Hello Fiona,

I can't stop smiling about Peanut. What a good boy! We did "touch", "spin" and "middle". Peanut now knows twelve cues. Please don't feed peanut butter before class any more, it makes him thirsty.

Love,
Gina`,
    dog: 'Peanut',
    client: 'Fiona',
    sex: 'male',
    stays: ['peanut butter'],
  },
  {
    about: 'a subject alone',
    email: `Subject: Leash reactivity, part 2

Hi Chris,

Now that Odin can see a dog at fifty feet and eat, we go to forty. Walk in a curve. Feed Odin before the other dog is level with you. If he stares, you are too close. Chris, please keep notes again.

Talk to you Friday!
Lou`,
    dog: 'Odin',
    client: 'Chris',
    sex: 'male',
    stays: ['Friday', 'Lou'],
  },
  {
    about: 'a female client spoken with her daughter',
    email: `Good afternoon Tamara,

Your daughter handled Bruno beautifully. She waited until he sat, and she kept her hands low. Could she come to the Saturday class with Bruno? Children learn faster than we do! Bruno's only trouble is the door: he bolts. Tether him before you open it.

Yours truly,
Inga`,
    dog: 'Bruno',
    client: 'Tamara',
    sex: 'male',
    stays: ['Children', 'Saturday'],
  },
  {
    about: 'a client whose name is a word',
    email: `Hi Faith,

Have faith, it gets better! Echo is in the middle of her second fear period. An echo in a hallway may scare her. Let Echo walk away from whatever she fears.

Kim`,
    dog: 'Echo',
    client: 'Faith',
    sex: 'female',
    stays: ['faith', 'echo'],
  },
  {
    about: 'a client named Bill, and a bill',
    email: `Dear Bill,

Your bill is attached. Bill me for the leash you lent us, too. Ace has two lessons left. He can use them until December. Shall I book Ace for the scent class? His nose is made for it.

Kim`,
    dog: 'Ace',
    client: 'Bill',
    sex: 'male',
    stays: ['bill', 'Bill me'],
  },
  {
    about: 'a group class, no dog',
    email: `Hi everyone,

Class is at the Oak Street field this week. Park behind the barn. Bring a mat, a chew, and water. Dogs in heat stay at home. If it storms, check your email by 4.

See you there,
Coach Dee`,
    dog: null,
    client: null,
    sex: 'neutral',
    stays: ['Oak Street', 'Dogs', 'Park', 'Dee'],
  },
  {
    about: 'a bitch with puppies',
    email: `Hi Georgia,

Congratulations on the litter! Freya is a patient mother. Let her leave the box whenever she wants to. Weigh the puppies daily. From week three on, carry them around the house one by one. Freya's food should be doubled. Georgia, call me day or night.

Kim`,
    dog: 'Freya',
    client: 'Georgia',
    sex: 'female',
    stays: ['Congratulations', 'Weigh'],
  },
  {
    about: 'two dogs of one client',
    email: `Hi Wes,

Thor and Loki did a nice parallel walk. Thor led, as usual. Work with Thor alone first: he sets the tone. Once Thor can pass a dog, add Loki on the other side. Thor's reward is the tug.

Kim`,
    dog: 'Thor',
    client: 'Wes',
    sex: 'male',
    stays: ['Loki'],
  },
  {
    about: 'a dog told of only once by name',
    email: `Hi Ian,

Just checking in on Pebbles. Is she eating again? Does she take pills in cheese? Please keep her on the leash until the stitches are out.

Get well wishes,
Kim`,
    dog: 'Pebbles',
    client: 'Ian',
    sex: 'female',
  },
  {
    about: 'a name with a hyphen and an accent',
    email: `Bonjour Zoé,

Jean-Luc is a fine dog. Merci for the croissants! Jean-Luc's stay is solid now. Leave him for a minute, then two. He lies down when he is bored, and that is fine.

Kim`,
    dog: 'Jean-Luc',
    client: 'Zoé',
    sex: 'male',
    stays: ['Merci'],
  },
  {
    about: 'a plain note without greeting or signature',
    email: `Lulu needs to hear "off" once, not five times. Say it, wait, and help her if she does not move. Lulu's paws belong on the floor before she is petted. Guests must follow this, too.`,
    dog: 'Lulu',
    client: null,
    sex: 'female',
    stays: ['Guests', 'Say'],
  },
  {
    about: 'a vet named, and a drug',
    email: `Hi Shawn,

I talked with Dr. Patel about Gracie. Dr. Patel agrees that Prozac may help her. Training goes on as before. When Gracie freezes, do not pull. She will move once she has looked. Dr. Patel wants to see you both on Thursday.

Kim`,
    dog: 'Gracie',
    client: 'Shawn',
    sex: 'female',
    stays: ['Patel', 'Prozac', 'Training'],
  },
  {
    about: 'a puppy told of by his, with a family',
    email: `Hi Lopez family,

Welcome home, Chewie! The first week is about sleep, potty and trust. Take Chewie out every two hours and praise him. His crate goes next to your bed. Kids sit on the floor and let him come. Chewie's first vet visit should be all treats.

Warm wishes,
Kim`,
    dog: 'Chewie',
    client: 'Lopez family',
    sex: 'male',
    stays: ['Kids'],
  },
];
