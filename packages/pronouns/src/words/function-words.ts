const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const modals = words(
  "can could will would shall should may might must can't cannot couldn't won't wouldn't shan't shouldn't mightn't mustn't needn't " +
    "'ll 'd ought oughtn't cant couldnt wont wouldnt shouldnt",
);
export const auxiliaries = words(
  "is are was were am be been being has have had does do did isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't ain't " +
    'isnt arent wasnt werent hasnt havent hadnt doesnt dont didnt aint',
);
export const coordinators = words('and or but nor then yet & plus');
export const subordinators = words(
  'when whenever if because although though while whilst until till unless since before after as once where wherever that who whom whose which what how why whether so than',
);
export const relatives = words('that who whom whose which what how why whether where');
export const determiners = words(
  'a an the this that these those my your our its his her their some any every each no all both another either neither whatever whichever such half',
);
export const possessives = words('my your our its his her their whose');
export const subjectPronouns = words('i you he she it we they');
export const objectPronouns = words('me you him her it us them');
export const reflexives = words(
  'myself yourself himself herself itself ourselves yourselves themselves themself',
);
export const prepositions = words(
  'of to in on at for with from by about into onto over under after before during without within through across around behind ' +
    'near toward towards against between among amongst beyond despite except inside outside off out up down away along past per ' +
    'upon via than until till beside besides above below underneath beneath throughout regarding including like unlike as since amid',
);
/** Adverbs that may stand between a subject and its verb or before a second verb, those in -ly aside. */
export const midAdverbs = words(
  'also always never ever often sometimes still just even already then now soon not again perhaps maybe almost rather quite too ' +
    'once twice first next instead seldom both either neither else indeed otherwise therefore thus hence however meanwhile somehow ' +
    'simply only alone himself herself themselves themself here there probably so all each kinda sorta legit lowkey low-key highkey prob def deadass outright sort kind of therefore usually rarely ' +
    'no longer far further forever yet well thereby likewise somewhat later afterwards afterward nevertheless nonetheless though of course ' +
    "ultimately genuinely lol tho anyway back very much please truly half n't",
);
export const particles = words(
  'up down off out away back over in on around along through together aside apart forward',
);

/** Nouns in -s, -ss and the like that are one thing, and plurals without -s. */
const irregularPlurals = words(
  'people men women children kids mice lice geese feet teeth police folk folks cattle sheep fish deer puppies dice oxen wolves knives lives wives ' +
    'leaves shelves halves calves elves loaves thieves parents guys others ones both staff media data criteria',
);

/** "Children", "postwomen", "salespeople". */
export const isIrregularPlural = (word: string) =>
  irregularPlurals.has(word) || (/.(?:men|people|children)$/.test(word) && !singularMen.has(word));

const singularMen = words('specimen regimen abdomen acumen omen semen stamen ramen yemen');

/** Words for a number of things. */
export const counts = words(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred few several many most some other more these those all',
);
export const indefinites = words('someone somebody anyone anybody everyone everybody nobody whoever');
