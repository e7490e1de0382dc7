import { wordSet } from './word-set.ts';

/** Verbs after which "her" and a bare verb belong together: "let her sniff". */
export const causing = wordSet('let make help have see watch hear feel bid notice observe');
export const lettingOnly = wordSet('let help');
/** Verbs that take a person and a thing: "give her treats". */
export const giving = wordSet(
  'give feed offer show teach tell hand ask call name send bring buy pay cost grant allow throw toss lend loan owe text email wish promise ' +
    'deny award assign serve sell pass write read cause spare save earn forgive charge bet leave get find make do play deal cook build draw guarantee cut ' +
    'order pour prescribe sneak slip drop deliver fetch mail fax refuse supply dub provide forbid',
);
/** Verbs that hardly ever take a thing alone when a person stands behind them. */
export const strongGiving = wordSet(
  'give feed offer teach tell ask call name grant allow owe wish promise deny award cost charge dub prescribe sneak provide forbid',
);
/** Verbs after which a thing that has no number is mostly given. */
export const handing = wordSet(
  'assign cause read buy bring get send pay leave throw toss show sell provide make lend hand pour slip save order',
);
/** Verbs after which several things may as well be owned as given. */
export const showing = wordSet('show send buy bring hand sell');
/** Verbs that hand over what is eaten: "throw her crisps". */
export const treating = wordSet(
  'make bake throw toss slip bring hand pour buy send sneak serve fetch order cook',
);
/** Verbs behind which several things are hardly ever somebody's own: "send her sweaters". */
export const sending = wordSet('send mail fax email text buy knit bake hand');
/** Verbs behind which one thing is handed out: "give her one bowl". */
export const handedOut = wordSet(
  'spot rate spare earn give ask tell feed offer teach deal hand toss throw send bring buy show pay allow grant owe charge cost',
);
/** Verbs that give, ask or take by number: "dealt her two", "took her eleven minutes". */
export const countingOut = wordSet(
  'book wire transfer mail bet spot rate quote refund give deal ask tell tip pay owe charge cost fine offer lend hand send bring buy get take feed pour sell award grant allow spare save lose earn show teach serve throw toss slip leave drop',
);
/** Verbs of which the one who does it is mostly the owner: "she gets her dinner". */
export const ownersDoing = wordSet('get leave find read');
/** Verbs that may be those of "whoever trains her". */
export const wanting = wordSet('gets wants tries hopes learns seems tends comes');
/** Verbs that give a name: "call her Sunny". */
export const naming = wordSet('call name dub nickname christen rename');
/** Verbs that may quote what they give: "teach her “wait”". */
export const quoting = wordSet('call name tell ask teach give dub');
/** Verbs that give a title: "made her partner". */
export const appointing = wordSet('make appoint elect crown vote declare pronounce name proclaim');
/** Verbs that express what one owes: "send her thanks". */
export const expressing = wordSet('express pass convey send offer extend give on');

/** Verbs of what is best: "do her best", "give her best", "bettered her best". */
export const striving = wordSet(
  'do try give look taste expect deserve demand reach beat better equal match surpass improve break top',
);
/** Verbs whose amount stands behind the one: "love her more". */
export const measured = wordSet('love like see want miss');
/** Verbs that say how something is: "keep her calm". */
export const adjectiveTaking = wordSet(
  'train start walk exercise stop need reward label feed pronounce declare presume knock lay sit stand prop sweep shoot beat cut print buy lick pat towel freeze hide pull raise rub wipe handle serve swallow photograph make keep get leave find have drive want hold render consider let think believe call send set turn like prefer see feel deem love take',
);
/** Verbs with somebody doing something behind them: "watch her playing". */
export const perceiving = wordSet(
  'need bring watch see hear feel find catch keep have get want leave start stop notice spot observe picture imagine send set discover remember saw mind prevent smell meet recognise recognize overhear encounter witness glimpse record film video paint photograph draw show',
);
/** Verbs of perception: "see her coming". */
export const sensing = wordSet('see hear watch catch spot notice film feel find');
/** Prepositions after which "her doing" is mostly what she does, as a thing. */
export const beforeDoing = wordSet('of about to with by');

/** Verbs of going and taking, with "home" behind them. */
export const motion = wordSet(
  'beat cheer escort rush guide ride wave drive bring take walk send carry follow lead invite keep get welcome want have let see fly ship leave drop',
);
/** Verbs that hurt or groom a back: "brush her back". */
export const backVerbs = wordSet(
  'rinse soak shampoo clip comb touch check feel examine rest groom hurt injure break arch scratch rub stroke brush massage measure cover strain wash wet dry wipe pat tickle sprain support straighten bend guard protect shield',
);
/** Verbs of which a day is the time, and those of which it is the object: "spend her Fridays". */
export const spending = wordSet('spend waste ruin plan fill hate love enjoy miss like need want keep have');

/** Things that are somebody's own even behind a verb of giving: "offer her paw". */
export const owned = wordSet(
  'ashes paw paws belly bellies tooth teeth tail head life lives ear ears leash lead collar harness bed body nose mouth owner owners name names mother mom mum father dad ' +
    'parents brother sister brothers sisters son daughter husband wife family baby friend friends partner boyfriend girlfriend boss children kids puppies ' +
    'feet foot leg legs back face eyes eye coat fur crate bowl dog dogs puppy house home car phone number address age weight nails breath hair hand hands heart best worst mind ' +
    'opinion story side version consent account job team work doctor lawyer notice testimony resignation speech approval vote regards condolences scan chart file beard jaw shift record letter voice accent evidence heartbeat song stool stools poo gait jaws blessing mat',
);
export const massThings = wordSet(
  'fuss passage pardon motivation victory alcohol tobacco caffeine justice parole probation asylum clemency amnesty residency visas damages surgery insurance chemo cpr therapy counselling counseling kindness compassion sympathy gentleness tolerance warmth compensation alimony crusts rice toys feedback milk insulin lamb turkey venison pork beef mutton mince beer wine coffee tea juice soup pasta gifts presents snacks candy ice gum clothes shoes pellets insects mice crickets time room water food praise exercise attention access permission credit advice help information love affection freedom confidence ' +
    'comfort rest peace medicine medication money company guidance practice clarity structure stimulation enrichment plenty lots tons paste butter length something anything ' +
    'nothing everything everyone directions instructions kibble chicken cheese treats dinner breakfast lunch supper meals kisses cuddles hugs crap hell grief ' +
    'trouble pleasure joy pain hope reason cause support shit bad good more less enough extra two three four five six seven eight nine ten one ' +
    'meds pills patience distance leeway antibiotics painkillers flowers chocolates flea worming tablets consistency privacy courage strength points options choices ideas tips pointers manners tricks ' +
    'questions lies stories jokes news stuff things power authority bread peanuts documents suggestions luck space height shade grip rope cash toast cocoa shelter proof attitude homework encouragement reassurance assistance absolution entry admission mercy respect bail custody citizenship immunity absence exclusivity tripe bacon ham sausage jerky pizza fish hoof energy doughnuts biscuits sausages crumbs crisps sweets leftovers scraps tenure fame wealth glory prestige acclaim renown notoriety closure solace prosperity happiness sorrow misfortune stardom fulfilment fulfillment immortality prominence roses lilies tulips daffodils sunflowers bouquets grapes',
);
/** Of these, what people own as often as they are given it. */
export const giftsOfOnesOwn = wordSet(
  'permission love money peace hope freedom help support power company practice rest medication confidence attention',
);
/** What is made of or for somebody, though it may be done as well: "make her way", "make her move". */
export const madeForOne = wordSet(
  'way move mark choice point case debut escape exit entrance entry start return excuse call guess name place plan round rounds walk walks day play drink',
);
/** What is made for oneself: "make her dinner". */
export const homemade = wordSet('dinner breakfast lunch supper meal meals treat treats');
/** Verbs behind which a meal is hers already: "leave her supper". */
export const beforeMeals = wordSet('get leave find');
/** Its names. */
export const mealNames = wordSet('dinner breakfast lunch supper tea meal meals');
/** What is had in turn: "they had their say". */
export const turns = wordSet('turn say go fill swim walk way young nap bath run sleep drink rest wee');
/** "her every move". */
export const everyOwned = wordSet('move word whim wish need step breath mood action thought');
/** What somebody may be made: "made her partner". */
export const titles = wordSet(
  'partner head captain president director chair chairman chairwoman king queen mayor ceo leader manager chief editor secretary treasurer professor sheriff deputy ' +
    'beneficiary heiress executor duchess countess baroness empress regent abbess dame executive coach player officer cfo coo cto producer coordinator commissioner chancellor premier commander admiral superintendent mvp valedictorian ' +
    'patron speaker councillor senator chairperson sacristan steward delegate fellow skipper godmother guardian heir champion dean principal governor ambassador minister sergeant lieutenant general colonel keeper spokesperson supervisor foreman monitor prefect rector vicar bishop archbishop abbot cardinal pope consul provost warden marshal emperor viceroy laureate knight saint',
);
/** What has a left and a right, a front and a back. */
export const bodyParts = wordSet(
  'leg legs foot feet paw paws end side eye ear ears hip knee toe toes shoulder hand arm tooth teeth molar half yard claw dewclaw door pocket seat garden kennel',
);
/** What says that a thing is moved, not given: "throw her scraps away". */
export const takenAway = wordSet('back away out off in up down over');

export const gerundNouns = wordSet(
  'worming boarding training being hearing feeling feelings building meeting wedding breathing barking pulling chewing biting jumping lunging nipping mouthing whining growling digging guarding ' +
    'walking running sleeping eating feeding grooming learning thinking writing reading teaching breeding upbringing greeting clothing undoing doing setting surroundings beginning beginnings ' +
    'timing spelling drawing painting offering offerings finding findings earnings living savings belongings standing understanding warning blessing saying ending opening killing shooting recalling ' +
    'socialising socializing conditioning licking pacing housetraining toileting hunting swimming settling heeling marking sniffing nose-work singing dancing acting playing cooking parenting bearing ' +
    'ability feathering calling wellbeing well-being handling housing funding hiring passing ruling testing counseling coming coughing drinking driving drooling scratching shedding vomiting bedding stuffing sketching sewing knitting needlework weaving ironing washing gardening baking shopping mending darning quilting housekeeping bookkeeping',
);
/** What can be seen or heard being done; the rest are things: "watch her breathing". */
export const doings = wordSet(
  'whining barking growling howling snoring crying coming going walking running calling singing passing sleeping eating drinking jumping swimming sniffing chewing digging playing cooking dancing standing lunging ' +
    'pulling biting nipping mouthing guarding hunting licking pacing scratching drooling coughing vomiting shedding heeling settling greeting marking driving thinking doing sewing knitting weaving ironing washing gardening baking shopping mending darning quilting',
);
/** The same, and what else is mostly done where it is seen: "watch her work". */
export const deeds = wordSet(
  'pack unpack dress undress bark growl howl snore cry walk run sleep nap eat drink jump swim sniff chew dig play work snap freeze whine pull bite nip hunt lick pace scratch drool cough settle greet yawn shake stretch wag sulk flinch go come frown blink duck yelp sneeze stare smile wince tremble shiver wobble limp lean hesitate relax cook wave nod wink shrug stumble giggle grin pout faint dance laugh kneel bow vape',
);
/** What shows somebody doing something: "a clip of her heeling". */
export const recordings = wordSet(
  'clip clips video videos film footage photo photos picture pictures recording',
);
/** Verbs of what has been taught, by its name: "reward her sit", "practise her down". */
export const practising = wordSet(
  'practise practice proof cue fade reward praise strengthen polish improve shape capture refresh rehearse refine sharpen perfect lengthen',
);
/** Its names, and those that are adjectives as well. */
export const taught = wordSet('sit stay wait heel settle touch watch leave drop come fetch retrieve');
export const taughtStates = wordSet('calm quiet');
/** Clicks and the like, for what somebody does: "mark her lifting her foot". */
export const marking = wordSet('mark click reward praise treat catch');
/** What somebody is taken to: "took her swimming". */
export const outings = wordSet(
  'hunting foraging golfing clubbing paddling swimming running walking hiking jogging shopping camping racing fishing sailing skating skiing dancing bowling surfing riding climbing kayaking',
);
/** How somebody is placed: "with her standing there". */
export const positions = wordSet('standing lying sitting leaning hanging moaning swallowing leaping');

export const numerals = wordSet(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
);
export const quantities = wordSet(
  'several many few two three four five six seven eight nine ten numerous multiple countless a',
);
export const countNouns = wordSet(
  'years year days day weeks week months month minutes minute hours hour times time seconds dollars bucks',
);
/** What is counted out or measured, never somebody's own. */
export const measures = wordSet(
  'gram grams kilo kilos feet yards step steps pace paces stride strides pint pints litre litres slice slices cup cups piece pieces handful handfuls percent per unit units dose doses drop drops pound pounds euro euros dollar dollars bucks cent cents penny pence quid grand hundred thousand million ' +
    'second seconds minute minutes hour hours day days night nights week weeks month months year years time times goes inch inches mile miles metre metres meter meters ' +
    'question questions chance chances choice choices option options guess guesses try tries more apiece each of',
);
/** What is done with somebody, whether it works or not. */
export const dealings = wordSet(
  'bribe pay reward punish praise ignore scold distract lure tire exercise crate walk feed train correct reassure comfort muzzle leash force push rush spoil coax medicate',
);
/** Where a distance leads: "two metres further". */
export const onwards = wordSet('further farther closer nearer back forward up down');
/** What makes a time or a price of a number: "pay her 20 dollars a day". */
export const behindAmounts = wordSet('ago later before a per each');
export const timeNouns = wordSet(
  'week weekend month year night morning evening afternoon time summer winter spring fall autumn monday tuesday wednesday thursday friday saturday sunday semester season thanksgiving christmas',
);
export const timesOfDay = wordSet('morning noon evening night dawn dusk day midday');
export const months = wordSet(
  'january february march april may june july august september october november december',
);
export const partsOfWeek = wordSet('mornings evenings afternoons nights weekends weekdays');
export const weekdays = wordSet('monday tuesday wednesday thursday friday saturday sunday');
/** Prepositions that may stand before a time: "on her last night", but "into her last night". */
export const temporal = wordSet('on in for during until till before since over through throughout within of');
/** "on her two days running": how a time lies. */
export const aside = wordSet('ago ahead running later before straight');
/** Words that say how often, unless a noun follows: "check her weekly". */
export const howOften = wordSet('daily weekly monthly nightly hourly yearly early');

export const nounPhraseStarters = wordSet(
  'mine yours ours hers theirs a an the my your our its his their some any another every each no these those this that all both',
);
export const leadsNounPhrase = wordSet(
  'own other first second third fourth fifth next last latest only late then current former entire whole two three four five six seven eight nine ten ' +
    'many few several various usual favorite favourite very most best worst front hind rear left right upper lower inner outer numerous first-ever so-called new old big little',
);
export const owners = wordSet('my your our its their her his');
/** What opens "a friend of his": there "his" mostly stands alone. */
export const genitiveOpeners = wordSet('a an that this those these no some any every each another one');

/** Adjectives that say how somebody is, also where they are nouns. */
export const predicative = wordSet(
  'full blonde blond bald quick tough dominant silly calm quiet happy safe busy close still alone mad angry sad crazy awake warm cool cold clean dry wet loose tight fat thin free healthy hungry sick fit ready upset tired occupied ' +
    'comfortable fresh steady sharp open sane entertained engaged relaxed content proud interested short worse sleepy nervous anxious dead stable level straight outside inside alert bored dirty sore well good ill drunk cosy cozy small raw whole flat low lean trim slim supple keen stiff boring unopened afraid naked upright wild sour barefoot barefooted blind lame fancy square hostage rich poor mute deaf pale separate',
);
export const comparatives = wordSet(
  'keener calmer braver bolder happier safer quieter stronger tighter looser fitter hungrier closer further farther nearer higher lower faster harder sooner earlier later longer deeper louder slower quicker',
);
/** Adverbs that may stand before an adjective, and otherwise say how: "her rather large coat". */
export const degrees = wordSet('rather quite very almost nearly fairly pretty');

/** Words that cannot start what she owns. */
export const alwaysObject = wordSet(
  'now then here there too again today tomorrow yesterday tonight beforehand once twice never not either anymore alone instead together head-on just always enough much ' +
    'everywhere somewhere anywhere nowhere anyway though although however because if when whenever while until unless whether why how what who whom whose ' +
    'which where as than or but and so yet please afterwards already soon sometimes often personally directly immediately nor otherwise maybe perhaps apart ahead thanks outdoors indoors upstairs downstairs forever lol ' +
    'aside forward forwards backwards also only even still online abroad away throughout elsewhere myself yourself himself herself everyday somehow anytime everyone someone anyone everybody somebody anybody nobody something anything nothing everything anyways well prior whatsoever uphill downhill halfway ' +
    'pls plz tho lmao lmfao rofl omg tbh ngl smh rn irl asap imo fr btw idk ' +
    'point-blank outright face-first feet-first mid-sentence',
);
/** Of these, those that may stand before an adjective: "her often muddy coat". */
export const beforeAdjectives = wordSet(
  'then now still once always already even only not never much often sometimes soon',
);
/** Adverbs that end a clause: "mine is red, his too". */
export const closingAdverbs = wordSet(
  'too either anyway though anymore again today yesterday tomorrow tonight now not instead alone yet here there also',
);
/** Words that are prepositions as well as the start of a noun: "his back", "his outside kennel". */
export const directions = wordSet('like back inside outside past down off over up out on in after under');
/** What may stand between a modal and its verb. */
export const behindModals = wordSet('be have not also never always');
export const behindModalsAlone = wordSet('be have not also never always do go come');
/** Adjectives that never stand before a noun: "with her asleep". */
export const neverAttributive = wordSet('asleep awake afraid aware ashamed alive');
/** Verb forms that could be nouns but are not: "leaning over her makes her duck". */
export const hardlyNouns = wordSet(
  'makes gets gives takes says comes goes keeps hates thinks knows lasts wakes lets means helps brings allows prevents becomes seems hangs',
);
