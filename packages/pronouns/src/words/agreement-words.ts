const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The verbs that stand before their subject in a question, by the number that they are to have. */
export const inverting = {
  plural: new Map([
    ['is', 'are'],
    ['was', 'were'],
    ['has', 'have'],
    ['does', 'do'],
    ["isn't", "aren't"],
    ["wasn't", "weren't"],
    ["hasn't", "haven't"],
    ["doesn't", "don't"],
    ['isnt', 'arent'],
    ['wasnt', 'werent'],
    ['hasnt', 'havent'],
    ['doesnt', 'dont'],
  ]),
  singular: new Map([
    ['are', 'is'],
    ['were', 'was'],
    ['have', 'has'],
    ['do', 'does'],
    ["aren't", "isn't"],
    ["weren't", "wasn't"],
    ["haven't", "hasn't"],
    ["don't", "doesn't"],
    ['arent', 'isnt'],
    ['werent', 'wasnt'],
    ['havent', 'hasnt'],
    ['dont', 'doesnt'],
  ]),
} as const;

export const isNumbered = (word: string) => inverting.plural.has(word) || inverting.singular.has(word);
export const isThird = (word: string) => word === 'he' || word === 'she' || word === 'they';

export const formsOfDo = words("do does don't doesn't");
/** What stands before a participle: "has she slept", "they've slept". */
export const perfect = words("has have hasn't haven't 've");
export const singularAuxiliaries = words("is was has does isn't wasn't hasn't doesn't");
export const pluralAuxiliaries = words("are were have do aren't weren't haven't don't");
/** Those that no subject stands before. */
export const bareAuxiliaries = words('be been being having');
export const pastAuxiliaries = words("was were had did wasn't weren't hadn't didn't");

/** What a clause opens with that hangs on another: "when he pulls", "the moment they pull". */
export const dependent = words(
  'when whenever whatever whichever whoever however if once as while until till before after because since unless ' +
    'although though whether where wherever time moment instant second minute day',
);
export const clauseEdges = words(', : ; — . ! ? " (');
/** What may stand before an order: "then never pull". */
export const orderOpenings = words(
  "please then just always never now do don't not first instead also and or but so",
);
/** Words that a clause hangs on without a word of its own to open it: "he hopes the bell rings". */
export const saying = words(
  'think thinks say says know knows hope hopes believe believes feel feels ensure sure guess thought said knew',
);
/** Verbs, as bases, that a clause may hang on as well: their own subject goes on behind it ("he insists the soup is cold, sends it back"). */
export const maintaining = words(
  'insist claim swear decide notice realise realize suspect announce complain admit discover pretend',
);
/** Verbs, as bases, that stand before the speaker too: "says the owner", "says he". */
export const quoting = words(
  'say add ask claim explain report warn vow insist sigh joke note argue declare admit reply cry think whisper mutter answer write',
);
/** "They rush in or hang back, and neither tells us why." */
export const others = words('neither each everyone everybody nobody someone somebody');

/** Objects like "it" that are no pronouns: "chews everything". */
export const nothings = words(
  'nothing everything something anything none nobody everybody somebody everyone someone anyone anybody',
);
/** What often follows a verb, seldom a noun: "backs up". */
export const verbParticles = words(
  'up down off out away back over around round about at through forward into onto along',
);
/** The last words of what a verb says, before the next verb is joined: "sits down and waits". */
export const particleWords = words(
  'up down off out away back over around in on through forward along again still here there',
);
/** "And smells like it." */
export const seeming = words('smell smells look looks sound sounds feel feels taste tastes act acts');
