const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Verbs after which "her" and a bare verb belong together: "let her sniff". */
export const causing = words('let make help have see watch hear feel bid notice observe');
export const lettingOnly = words('let help');
/** Verbs that take a person and a thing: "give her treats". */
export const giving = words(
  'give feed offer show teach tell hand ask call name send bring buy pay cost grant allow throw toss lend loan owe text email wish promise ' +
    'deny award assign serve sell pass write read cause spare save earn forgive charge bet leave get find make do play deal cook build draw guarantee cut ' +
    'order pour prescribe sneak slip drop deliver fetch mail fax refuse supply dub provide',
);
/** Verbs that hardly ever take a thing alone when a person stands behind them. */
export const strongGiving = words(
  'give feed offer teach tell ask call name grant allow owe wish promise deny award cost charge dub prescribe sneak provide',
);
/** Verbs that give a name: "call her Sunny". */
export const naming = words('call name dub');
/** Verbs that may quote what they give: "teach her “wait”". */
export const quoting = words('call name tell ask teach give dub');
/** Verbs after which a thing that has no number is mostly given. */
export const handing = words(
  'buy bring get send pay leave throw toss find show sell provide make lend hand pour slip cut save order',
);
/** Verbs after which several things may as well be owned as given. */
export const showing = words('show send buy bring hand sell');
/** Verbs that look for a better one: "do her best", "give her best". */
export const striving = words('do try give look');
/** Verbs whose amount stands behind the one: "love her more". */
export const measured = words('love like see want miss');
/** Verbs of going and taking, with "home" behind them. */
export const motion = words(
  'drive bring take walk send carry follow lead invite get welcome want have let see fly ride ship leave drop',
);
/** Verbs that say how something is: "keep her calm". */
export const adjectiveTaking = words(
  'make keep get leave find have drive want hold render consider let think believe call send set turn like prefer see feel deem love take',
);
/** Verbs with a direction behind them: "bring her back". */
export const withDirection = words(
  'bring take get call put send give want have hold lead guide pull lure let move walk welcome keep ask pay love bring throw knock fight win push invite drop pick follow turn ' +
    'help see leave carry chase let lift drag recall release steer shepherd coax set',
);
/** Verbs with somebody doing something behind them: "watch her playing". */
export const perceiving = words(
  'watch see hear feel find catch keep have get leave start stop notice spot observe picture imagine send set discover remember saw mind prevent smell film video',
);
/** Prepositions after which "her doing" is mostly what she does, as a thing. */
export const beforeDoing = words('of about to with by');

/** Things that are somebody's own even behind a verb of giving: "offer her paw". */
export const owned = words(
  'paw paws belly bellies tooth teeth tail head life lives ear ears leash lead collar harness bed body nose mouth owner owners name names mother mom mum father dad ' +
    'parents brother sister brothers sisters son daughter husband wife family baby friend friends partner boyfriend girlfriend boss children kids puppies ' +
    'feet foot leg legs back face eyes eye coat fur crate bowl dog dogs puppy house home car phone number address age weight nails breath hair hand hands heart best worst mind ' +
    'opinion story side version consent permission account job team work boss doctor lawyer father notice testimony resignation speech approval vote regards condolences',
);
export const massThings = words(
  'rice toys feedback milk insulin beer wine coffee tea juice soup pasta gifts presents snacks candy ice gum clothes shoes pellets insects mice crickets time room water food praise exercise attention access permission credit advice help information love affection freedom confidence ' +
    'comfort rest peace medicine medication money company feedback guidance practice clarity structure stimulation enrichment plenty lots tons something anything ' +
    'nothing everything everyone directions instructions kibble chicken cheese treats treat dinner breakfast lunch supper meals kisses cuddles hugs crap hell grief ' +
    'trouble pleasure joy pain hope reason cause comfort support shit bad good more less enough extra two three four five six seven eight nine ten one ' +
    'meds pills leeway antibiotics painkillers flowers chocolates flea worming tablets consistency privacy courage strength points options choices ideas tips pointers manners tricks ' +
    'questions lies stories jokes news stuff things permission power authority bread peanuts documents suggestions luck',
);
/** Of these, what people own as often as they are given it. */
export const giftsOfOnesOwn = words(
  'love money peace hope freedom help support power company practice rest medication confidence attention',
);
/** What is made for oneself: "make her dinner". */
export const homemade = words('dinner breakfast lunch supper meal meals treat treats');

export const timeNouns = words(
  'week weekend month year night morning evening afternoon time summer winter spring fall autumn monday tuesday wednesday thursday friday saturday sunday semester season thanksgiving christmas',
);
export const weekdays = words('monday tuesday wednesday thursday friday saturday sunday');
export const countNouns = words(
  'years year days day weeks week months month minutes minute hours hour times time seconds dollars bucks',
);
export const quantities = words(
  'several many few two three four five six seven eight nine ten numerous multiple countless a',
);
/** What makes a time or a price of a number: "pay her 20 dollars a day". */
export const behindAmounts = words('ago later before a per each');
/** Words that cannot start what she owns. */
export const alwaysObject = words(
  'now then here there too again today tomorrow yesterday tonight once twice never not either anymore alone instead together just always enough much ' +
    'everywhere somewhere anywhere nowhere anyway though although however because if when whenever while until unless whether why how what who whom whose ' +
    'which where as than or but and so yet please afterwards already soon sometimes often personally directly immediately nor otherwise maybe perhaps apart ahead thanks outdoors indoors upstairs downstairs forever lol ' +
    'aside forward forwards backwards also only even still either online abroad away throughout elsewhere myself yourself himself herself everyday somehow anytime everyone someone anyone something anything nothing everything anyways well prior',
);
/** Of these, those that may stand before an adjective: "her often muddy coat". */
export const beforeAdjectives = words(
  'then now still once always already even only not never much often sometimes soon',
);
export const leadsNounPhrase = words(
  'own other first second third fourth fifth next last latest only late then current former entire whole two three four five six seven eight nine ten ' +
    'many few several various usual favorite favourite very most best worst front hind rear left right upper lower inner outer many numerous first-ever so-called new old big little own',
);
export const nounPhraseStarters = words(
  'a an the my your our its his their some any another every each no these those this that all both',
);
export const comparatives = words(
  'closer further farther nearer higher lower faster harder sooner earlier later longer deeper louder slower quicker',
);

/** What has a left and a right, a front and a back. */
export const bodyParts = words(
  'leg legs foot feet paw paws end side eye ear ears hip knee toe toes shoulder hand arm tooth teeth molar half yard claw dewclaw door pocket seat garden kennel',
);
/** What a back does: "hold her back straight". */
export const behindBack = words('was is and hurts are against arched straight');
export const gerundNouns = words(
  'training being hearing feeling feelings building meeting wedding breathing barking pulling chewing biting jumping lunging nipping mouthing whining growling digging guarding ' +
    'walking running sleeping eating feeding grooming learning thinking writing reading teaching breeding upbringing greeting clothing undoing doing setting surroundings beginning beginnings ' +
    'timing spelling drawing painting offering offerings finding findings earnings living savings belongings standing understanding warning blessing saying ending opening killing shooting recalling ' +
    'socialising socializing conditioning licking pacing housetraining toileting hunting swimming training settling heeling marking sniffing nose-work singing dancing acting playing cooking parenting bearing ' +
    'ability calling wellbeing well-being handling housing funding hiring passing ruling testing counseling calling coming coughing drinking driving drooling scratching shedding vomiting',
);
/** Adjectives that say how somebody is, also where they are nouns. */
export const predicative = words(
  'calm quiet happy safe busy close still alone mad angry sad crazy awake warm cool cold clean dry wet loose tight fat thin free healthy hungry sick fit ready upset tired occupied ' +
    'comfortable fresh steady sharp open steady sane entertained engaged relaxed content proud interested short worse sleepy nervous anxious dead stable level straight outside inside alert bored dirty sore well good ill',
);

/** What may stand between a modal and its verb. */
export const behindModals = words('be have not also never always');
export const behindModalsAlone = words('be have not also never always do go come');
export const owners = words('my your our its their her his');
/** Words that are prepositions as well as the start of a noun: "his back", "his outside kennel". */
export const directions = words('like back inside outside past down off over up out on in after under');
/** Adverbs that end a clause: "mine is red, his too". */
export const closingAdverbs = words(
  'too either anyway though anymore again today yesterday tomorrow tonight now not instead alone yet here there also',
);
