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
