/** Words that the list calls verbs too, but that never are one in a letter. */
export const neverVerbs = (
  'handwrite callous stool okay round burr goggle scissor dog bitch pup cat hackle tail tooth teeth man men woman girl boy garden street city town mother mum father sister brother friend family owner ' +
  'trainer vet person people child kid life body heart hair fur chest day night week month year morning evening minute hour ' +
  'low muddy well will can might must may even still just very now then here there up down out off away back over under through again too also ' +
  'good better best bad worse worst big small other more most less least much many few several such same last next first'
).split(' ');

/** Words that are nouns far more often than verbs. */
export const mostlyNouns = (
  'cow toilet mat crate leash lead collar harness bed bowl toy treat food dinner breakfast lunch meal supper paw bone ball stick kennel cage blanket ' +
  'behavior behaviour instinct routine schedule pace place space position weight size breed temper mood attitude personality character manner ' +
  'manners skill attention focus energy confidence fear anxiety stress threshold trigger signal cue command marker reward praise ' +
  'word voice tone sound noise smell scent track trail door gate window car truck bus bike book phone letter email mail ' +
  'paper plan project program term deal sum number score mind soul spirit dream hope thought idea view opinion belief ' +
  'question licence license reason cause effect result role part piece bit lot kind sort type form state status condition case ' +
  'job career office school class grade lesson course group team club staff crew business company practice service care ' +
  'eye ear nose leg foot arm head face hand back house home room yard parent baby skin belly shoulder second time name age side ' +
  'neck mouth lip tongue finger knee hip ' +
  'nail hackles muzzle snout jaw rear front spot corner ' +
  'bag box cup plate glass bottle key card coat hat shoe dress shirt jacket ' +
  'money price cost rate bill tax fund stock share interest debt income fortune ' +
  'power authority position post seat chair table desk ' +
  'wife husband son daughter partner mate master boss doctor lawyer nurse ' +
  'art music song voice picture photo painting film show play role ' +
  'blood bone brain stomach muscle pain wound ' +
  'water oil milk tea coffee ' +
  'country land farm ground field park beach forest wood ' +
  'trip journey tour ' +
  'experience knowledge memory ' +
  'presence absence return arrival departure ' +
  'recall down heel distance direction pattern ' +
  'parts ways things hands eyes ears feet legs paws ' +
  'comment report review answer statement speech '
)
  .trim()
  .split(' ');

/** Words that are verbs far more often than nouns. */
export const mostlyVerbs = (
  'potter mooch count tease hoard hiss purr miaow meow wee weep collapse exhaust undress commute trudge swoop slouch swoon boast pity envy despair exit shrug swipe rise hum brew ' +
  'floss clamp bolt flop pounce startle squirm fidget orient slump ' +
  'ring rush go get do make take come see know think say tell give ask try let keep put want need like love hate hear feel become begin start stop ' +
  'sit stay lie settle fetch sniff chew lick growl bark jump run walk leap chase follow find learn understand wait eat drink sleep rest relax ' +
  'move turn look watch listen seem appear happen grow live die stand fall win lose meet send bring buy pay sell spend read write speak talk ' +
  'call help show use work play hold pull push drop pick throw catch hit kick cut break open close carry wear touch reach return enter leave ' +
  'remain continue decide choose agree refuse offer accept receive expect hope wish believe guess remember forget recognize recognise realise realize ' +
  'bite snap lunge pant drool whine whimper howl yelp wag paw dig nudge greet approach retreat hide cower tremble shake shiver ' +
  'join visit share save serve send drive ride fly swim climb slip trip roll spin crawl creep sneak wander roam ' +
  'respond react ignore prefer enjoy tolerate tend manage struggle fail succeed improve practise practice ' +
  'build add check put pass hang stick mean matter help worry stumble wink whisper promise tire flirt hush redirect wilt squash race kill hurt heal explode claim argue wonder scratch cough sneeze yawn sigh stretch hunt search stare glance peek flinch freeze spin circle squeak feed sing dance smile laugh cry wake crouch prowl bump'
).split(' ');

/** Words of the trade that the list lacks or knows by another meaning. */
export const trainerWords: Readonly<Record<string, string>> = {
  verb:
    'faff carpool upcycle declutter petsit dogsit undercook overpack skype gatecrash photobomb mansplain glamp blag text vape vlog livestream cosplay gaslight micromanage multitask crowdfund facetime upvote downvote retweet repost doomscroll photoshop overthink overshare unfriend unfollow guest-star ' +
    'unlatch toilet wee belch hoover self-feed boop parade pee poo poop resource-guard counter-surf counter-condition door-dash potty crate-train house-train over-arouse fixate zone offleash self-soothe zoom widdle whinge toe-touch woof air-snap demand-bark self-settle re-engage',
  noun: 'ad app text vlog livestream upvote downvote retweet repost kong clicker longline recall marker treat redirect hoover timetable steak woof cruciate',
  thirdPerson: 'backs bores skis mans rounds',
  plural: 'skis collies things clothes',
  adjective:
    'reactive leash-reactive dog-reactive food-motivated toy-motivated callous off-leash on-leash house-trained crate-trained potty-trained calm loose clingy twitchy shouty bitey zoomy',
};

/** Words in -ly that are nouns, verbs or adjectives. */
export const notAdverbs: ReadonlySet<string> = new Set(
  'monopoly oligopoly duopoly panoply anomaly homily melancholy folly holly rally tally gully doily family belly reply fly ally daily early friendly lovely lonely elderly likely ugly silly only assembly weekly monthly yearly homely lively curly wily comely godly bully jelly supply july italy kindly worldly ghostly burly motherly fatherly cuddly wobbly woolly bubbly wriggly smelly timely orderly deadly costly scholarly'.split(
    ' ',
  ),
);
