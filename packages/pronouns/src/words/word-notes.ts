/** base, past, participle where they are not made with -ed. */
const irregular =
  'arise arose arisen;awake awoke awoken;be was been;bear bore borne;beat beat beaten;become became become;begin began begun;' +
  'bend bent bent;bet bet bet;bite bit bitten;bleed bled bled;blow blew blown;break broke broken;breed bred bred;bring brought brought;' +
  'build built built;burst burst burst;buy bought bought;cast cast cast;catch caught caught;choose chose chosen;cling clung clung;' +
  'come came come;cost cost cost;creep crept crept;cut cut cut;deal dealt dealt;dig dug dug;do did done;draw drew drawn;' +
  'dream dreamt dreamt;drink drank drunk;drive drove driven;eat ate eaten;fall fell fallen;feed fed fed;feel felt felt;' +
  'fight fought fought;find found found;flee fled fled;fly flew flown;forbid forbade forbidden;forget forgot forgotten;' +
  'forgive forgave forgiven;freeze froze frozen;get got gotten;give gave given;go went gone;grind ground ground;grow grew grown;' +
  'hang hung hung;have had had;hear heard heard;hide hid hidden;hit hit hit;hold held held;hurt hurt hurt;keep kept kept;' +
  'kneel knelt knelt;know knew known;lay laid laid;lead led led;lean leant leant;leap leapt leapt;learn learnt learnt;leave left left;' +
  'lend lent lent;let let let;lie lay lain;light lit lit;lose lost lost;make made made;mean meant meant;meet met met;' +
  'mistake mistook mistaken;overcome overcame overcome;pay paid paid;prove proved proven;put put put;quit quit quit;read read read;' +
  'rid rid rid;ride rode ridden;ring rang rung;rise rose risen;run ran run;say said said;see saw seen;seek sought sought;' +
  'sell sold sold;send sent sent;set set set;shake shook shaken;shed shed shed;shine shone shone;shoot shot shot;show showed shown;' +
  'shrink shrank shrunk;shut shut shut;sing sang sung;sink sank sunk;sit sat sat;sleep slept slept;slide slid slid;slip slipped slipped;' +
  'smell smelt smelt;speak spoke spoken;speed sped sped;spend spent spent;spin spun spun;spit spat spat;split split split;' +
  'spread spread spread;spring sprang sprung;stand stood stood;steal stole stolen;stick stuck stuck;sting stung stung;stink stank stunk;' +
  'strike struck struck;strive strove striven;swear swore sworn;sweep swept swept;swim swam swum;swing swung swung;take took taken;' +
  'teach taught taught;tear tore torn;tell told told;think thought thought;throw threw thrown;thrust thrust thrust;tread trod trodden;' +
  'understand understood understood;undergo underwent undergone;undo undid undone;upset upset upset;wake woke woken;wear wore worn;' +
  'weep wept wept;stride strode stridden;slink slunk slunk;fling flung flung;sling slung slung;string strung strung;weave wove woven;' +
  'bid bade bidden;forsake forsook forsaken;dwell dwelt dwelt;slay slew slain;outrun outran outrun;overtake overtook overtaken;' +
  'undertake undertook undertaken;withhold withheld withheld;uphold upheld upheld;rethink rethought rethought;mishear misheard misheard;' +
  'spoil spoilt spoilt;spill spilt spilt;win won won;wind wound wound;withdraw withdrew withdrawn;withstand withstood withstood;wring wrung wrung;write wrote written;' +
  'outgrow outgrew outgrown;overdo overdid overdone;overhear overheard overheard;oversleep overslept overslept;rebuild rebuilt rebuilt;' +
  'redo redid redone;retell retold retold;rewrite rewrote rewritten;foresee foresaw foreseen;mislead misled misled;misread misread misread;' +
  'overeat overate overeaten;overfeed overfed overfed;shave shaved shaven;sew sewed sewn;sow sowed sown;swell swelled swollen;saw sawed sawn;' +
  'befall befell befallen;behold beheld beheld;beget begot begotten;beset beset beset;bust bust bust;' +
  'broadcast broadcast broadcast;forecast forecast forecast;forgo forwent forgone;foretell foretold foretold;hew hewed hewn;' +
  'inlay inlaid inlaid;mislay mislaid mislaid;misspend misspent misspent;misunderstand misunderstood misunderstood;mow mowed mown;' +
  'outbid outbid outbid;outdo outdid outdone;outfight outfought outfought;outsell outsold outsold;outshine outshone outshone;' +
  'outshoot outshot outshot;overcast overcast overcast;overhang overhung overhung;override overrode overridden;overrun overran overrun;' +
  'oversee oversaw overseen;overshoot overshot overshot;overthrow overthrew overthrown;partake partook partaken;redraw redrew redrawn;' +
  'regrow regrew regrown;remake remade remade;repay repaid repaid;rerun reran rerun;resell resold resold;' +
  'reset reset reset;resit resat resat;retake retook retaken;rewind rewound rewound;shear sheared shorn;slit slit slit;' +
  'smite smote smitten;beseech besought besought;forbear forbore forborne;forswear forswore forsworn;gainsay gainsaid gainsaid;' +
  'hamstring hamstrung hamstrung;offset offset offset;outspend outspent outspent;overdraw overdrew overdrawn;overlay overlaid overlaid;' +
  'overspend overspent overspent;overwrite overwrote overwritten;undercut undercut undercut;underwrite underwrote underwritten;' +
  'waylay waylaid waylaid;strew strewed strewn;burn burnt burnt;spell spelt spelt;babysit babysat babysat;overpay overpaid overpaid;' +
  'underpay underpaid underpaid;sneak snuck snuck;shit shat shat;sublet sublet sublet;unwind unwound unwound;wed wed wed;wet wet wet';

const past = 16;
const participle = 32;

export const irregularForms: ReadonlyMap<string, number> = irregularMap();
export const irregularLemmas: ReadonlyMap<string, string> = lemmaMap();

/** Bases of the verbs above, and words that are one as well as the past of another. */
export const irregularBases: ReadonlySet<string> = new Set([
  ...irregular.split(';').map((line) => line.split(' ')[0] ?? ''),
  ...'found felt ground wound bound lay left fell wore saw lit'.split(' '),
]);

/** Verbs whose past reads like their base: "they put" may be today or yesterday. */
export const sameInPast: ReadonlySet<string> = new Set(
  irregular.split(';').flatMap((line) => {
    const [base = '', then = ''] = line.split(' ');
    return base === then ? [base] : [];
  }),
);

function irregularMap(): Map<string, number> {
  const map = new Map<string, number>();
  for (const line of irregular.split(';')) {
    const [, then = '', participleForm = ''] = line.split(' ');
    map.set(then, (map.get(then) ?? 0) | past);
    map.set(participleForm, (map.get(participleForm) ?? 0) | participle);
  }
  return map;
}

function lemmaMap(): Map<string, string> {
  const map = new Map<string, string>([
    ['is', 'be'],
    ['are', 'be'],
    ['am', 'be'],
    ['were', 'be'],
    ['being', 'be'],
    ['has', 'have'],
    ['does', 'do'],
    ['goes', 'go'],
    ['letting', 'let'],
    ['lying', 'lie'],
    ['dying', 'die'],
    ['tying', 'tie'],
  ]);
  for (const line of irregular.split(';')) {
    const [base = '', then = '', participleForm = ''] = line.split(' ');
    for (const form of [then, participleForm]) if (form !== base && !map.has(form)) map.set(form, base);
  }
  // These bases are also the past of another verb.
  for (const base of ['lay', 'find', 'wind', 'saw', 'ground']) map.delete(base);
  map.set('saw', 'see');
  return map;
}

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
