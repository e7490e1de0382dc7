import { determiners, indefinites } from '../../words/function-words.ts';
import { nothings } from '../../words/agreement-words.ts';
import { headOf, isFiniteVerb, isFunction } from '../../noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import { massThings, owned, takenAway } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf, type NounKind } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import { isByAnother, isByHerself, isByThing, type Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

type Rule = (her: Her) => Leaning | undefined;

/** What somebody gains, is sent, is promised or is spared: "brought her peace", "spared her prison". */
export function gainLeaning(her: Her): Leaning | undefined {
  return her.afterVerb ? byVerb.get(her.lemma)?.(her) : undefined;
}

const isPlain = ({ second, endsThere }: Her) => endsThere || isFunction(second);

/** "He promised her marriage", but "she promised her support". */
const promisedLeaning: Rule = (her) => {
  const { text, next, last, word, second } = her;
  if (isByHerself(her)) return isPlain(her) && pledged.has(word) ? 1.5 : undefined;
  const thing = text.word(headOf(text, next, last));
  if (owned.has(word) || isBeing(nounKindOf(thing)) || isFunction(word)) return undefined;
  return second === 'to' ? undefined : -1.5;
};

const pledged = wordSet('support help best vote hand assistance loyalty backing cooperation');

/** "It saved her embarrassment", "they spared her prison". */
const sparedLeaning: Rule = (her) =>
  hardships.has(her.word) && isPlain(her) && !isByHerself(her) ? -1.5 : undefined;

const hardships = wordSet(
  'surgery hospital chemo chemotherapy prison jail embarrassment humiliation pain trouble heartache heartbreak grief suffering details worry effort stress shame disgrace punishment indignity anguish misery execution pounds dollars',
);

/** "It cost her sleep", "it cost her company millions". */
const costLeaning: Rule = (her) => {
  const { word, second, endsThere } = her;
  if (isBeing(nounKindOf(word)) && sums.has(second)) return 1.5;
  if (!endsThere && (!isFunction(second) || determiners.has(second))) return undefined;
  const isSeveral = (her.classes & Class.plural) !== 0 && !owned.has(word) && !isByHerself(her);
  return lost.has(word) || isSeveral ? -1.5 : undefined;
};

const sums = wordSet('millions billions thousands hundreds money customers dearly');
const lost = wordSet(
  'work muscle mobility speed strength fitness credibility credit momentum ground blood effort time sleep votes popularity fans followers support dear plenty points',
);

/** "Motherhood brought her peace", "we sent her hate mail", "I sent her links to both". */
const broughtLeaning: Rule = (her) => {
  const { text, next, last, word, second, lemma } = her;
  if (lemma === 'send' && word === 'packing') return -2;
  // "Send her love from all of us."
  if (lemma === 'send' && second === 'from' && wishes.has(word)) return -1.5;
  if (isByHerself(her)) return undefined;
  const head = headOf(text, next, last);
  const thing = text.word(head);
  if (lemma !== 'bring' && ((thing === 'mail' && head > next) || (ways.has(word) && second === 'to')))
    return -1.5;
  if (!isPlain(her) || (takenAway.has(second) && second !== 'in') || second === 'along') return undefined;
  if (lemma === 'bring' ? blessings.has(word) : /^(?:money|cash)$/.test(word) && isByAnother(her))
    return -1.5;
  // "It brought her headaches", "the job brought her stability".
  const isNew = her.classes & Class.plural ? !concrete.has(nounKindOf(word)) : isQuality(word);
  return lemma === 'bring' && isNew && isByThing(her) ? -1.2 : undefined;
};

const wishes = wordSet('love hugs kisses greetings wishes regards cuddles');

const concrete: ReadonlySet<NounKind | undefined> = new Set<NounKind>([
  'people',
  'groups',
  'dogs',
  'animals',
  'food',
  'gear',
  'parts',
  'places',
]);
const isQuality = (word: string) => /(?:ness|ility|dom|ship|ance|ence|ment)$/.test(word) && !owned.has(word);

const ways = wordSet('links tickets invites invitations passes');
const blessings = wordSet(
  'calm serenity pleasure peace hope love freedom power confidence attention offers invitations awards accolades prizes honours honors admirers plaudits acclaim fame joy comfort luck wealth happiness success grief misery closure relief solace clarity shame sorrow pain tears',
);

/** "She owes her fans everything." */
const owedLeaning: Rule = ({ text, next, last }) => {
  const head = headOf(text, next, last);
  const isAll = nothings.has(text.word(head + 1)) || indefinites.has(text.word(head + 1));
  return isAll && (text.classes(head) & (Class.noun | Class.plural)) !== 0 ? 1.5 : undefined;
};

/** "Leave her room as it is", "leave her shoes by the door"; but "leave her room to turn". */
const leftLeaning: Rule = (her) => {
  const { text, next, word, second, endsThere } = her;
  if (second === 'alone' && word !== 'home' && her.classes & (Class.noun | Class.plural)) return 1.5;
  const isFood = word === 'food' || (nounKindOf(word) === 'food' && /^an?$/.test(text.word(next + 2)));
  if (isFood && second === 'and') return -1.2;
  if (word === 'room' || word === 'space')
    return asItIs.has(second) || her.secondClasses & Class.adjective ? 1.2 : undefined;
  if (worn.has(word)) return endsThere || isFunction(second) ? 1.2 : undefined;
  if (/^(?:money|cash)$/.test(word) && /^(?:on|under|by|for)$/.test(second) && isByAnother(her)) return -1.2;
  // "An aunt left her land in Kerry."
  if (legacies.has(word) && isPlain(her) && isByAnother(her)) return -1.2;
  if (word === 'money' && second === 'in' && text.word(next + 3) === 'will') return -1.5;
  return noted.has(word) && isPlain(her) && isByAnother(her) ? -1.2 : undefined;
};

const asItIs = wordSet('as the empty untouched unlocked tidy messy through by without before in until when');
const legacies = wordSet('land debts property shares acreage jewels heirlooms');
const worn = wordSet('shoes clothes boots gloves');
const noted = wordSet('messages voicemails notes instructions directions');

/** "Found her work at the garage", "found her shoes that fit". */
const foundLeaning: Rule = (her) => {
  const { text, next, word, classes, second } = her;
  if (second === 'that' && classes & Class.plural && !isBeing(nounKindOf(word)))
    return fitting.has(text.word(next + 2)) || isFiniteVerb(text.word(next + 2)) ? -1.2 : undefined;
  // "Found her socks to match."
  if (second === 'to' && classes & Class.plural && matching.has(text.word(next + 2))) return -1.2;
  return word === 'work' && /^(?:at|as)$/.test(second) && isByAnother(her) ? -1.2 : undefined;
};

const matching = wordSet('match wear fit');

const fitting = wordSet('fit fits fitted work works worked match suit last lasted helped squeak actually');

/** "She taught her class", but "taught her manners". */
const taughtLeaning: Rule = (her) => {
  if (!isPlain(her)) return undefined;
  return tricks.has(her.word) && her.second !== 'to' ? -1.5 : taughtTo.has(her.word) ? 1.2 : undefined;
};

/** What a dog is taught by the name of a part of its body: "taught her paw". */
const tricks = wordSet('paw paws nose head chin');

const taughtTo = wordSet('class classes course courses seminar students pupils workshop');

/** "Call her sweetie", "called her home from the front". */
const calledLeaning: Rule = ({ word, second, endsThere }) => {
  if (endearments.has(word)) return endsThere || (isFunction(second) && word !== 'baby') ? -2 : undefined;
  return word === 'home' && (second === 'from' || second === 'early') ? -1.5 : undefined;
};

const endearments = wordSet(
  "sir mister ma sweetie honey darling babe dear hun hon ma'am miss madam sunshine sweetheart sugar princess baby pumpkin kiddo buddy pal auntie",
);

/** "Keep her company car", but "keep her company". */
const keptLeaning: Rule = ({ word, secondClasses, second }) =>
  word === 'company' && (kept.has(second) || (secondClasses & Class.noun && !isFunction(second)))
    ? 1.2
    : undefined;

const kept = wordSet('afloat alive going running open private small solvent profitable growing together');

/** "Offered her early retirement", "he passed her salt". */
const offeredLeaning: Rule = (her) => {
  const { text, next, last, word, second } = her;
  if (word === 'early' && /^(?:retirement|release|admission|access|parole)$/.test(second)) return -1.5;
  const behind = headOf(text, next, last) + 1;
  return isByHerself(her) && text.word(behind) === 'to' && determiners.has(text.word(behind + 1))
    ? 1.5
    : undefined;
};

const passedLeaning: Rule = (her) => {
  const { word, second, endsThere } = her;
  const isEaten = nounKindOf(word) === 'food' && (massThings.has(word) || word === 'salt');
  const isEnd = endsThere || /^(?:and|or|across|over)$/.test(second) || determiners.has(second);
  return isEaten && isEnd && isByAnother(her) ? -1.2 : undefined;
};

/** "Show her clippers from a distance", but "show her papers to the guard". */
const shownLeaning: Rule = (her) => {
  const { text, previous, first, next, last, word, classes, second } = her;
  // "Showed her pictures of the baby."
  if (pictures.has(word) && second === 'of' && text.word(next + 2) !== 'her' && isByAnother(her)) return -1.2;
  if (previous !== first || !(classes & Class.plural) || owned.has(word)) return undefined;
  const behind = text.word(headOf(text, next, last) + 1);
  return nounKindOf(word) === 'gear' && behind !== 'to' && behind !== 'off' ? -1.2 : undefined;
};

const pictures = wordSet('pictures photos pics photographs videos clips footage screenshots drawings');

/** "Paid her compliments", "did her favors": what is done to another. */
const paidLeaning: Rule = (her) => (paid.has(her.word) && isPlain(her) ? -1.5 : undefined);

const paid = wordSet(
  'bonuses dividends royalties commission compliments visits attention heed homage tribute court favors favours harm justice',
);

/** "He caused her endless grief." */
const causedLeaning: Rule = ({ text, next, last }) =>
  troubles.has(text.word(headOf(text, next, last))) ? -1.5 : undefined;

const troubles = wordSet(
  'grief trouble distress harm embarrassment anxiety problems difficulties headaches delay discomfort worry heartache hardship stress offence offense alarm concern',
);

/** "I saved her cake", but "saved her cake for later". */
const keptForLeaning: Rule = (her) =>
  sparedLeaning(her) ??
  (nounKindOf(her.word) === 'food' && her.endsThere && isByAnother(her) ? -1.2 : undefined);

/** "Denied her leave", "refused her bail". */
const grantedLeaning: Rule = (her) =>
  granted.has(her.word) && (isPlain(her) || her.second === 'twice' || her.second === 'outright')
    ? -1.5
    : undefined;

const granted = wordSet(
  'visas asylum clemency amnesty service care treatment permission entry access leave bail admission credit boarding planning shelter refuge',
);

/** "Fate dealt her aces." */
const dealtLeaning: Rule = (her) => (dealt.has(her.word) && isPlain(her) ? -1.5 : undefined);

const dealt = wordSet('aces kings queens jacks trumps spades clubs cards blows');

/** "Somebody texted her directions", "wired her money". */
const wiredLeaning: Rule = (her) =>
  wired.has(her.word) && isPlain(her) && !isByHerself(her) ? -1.5 : undefined;

const wired = wordSet('money cash funds directions links reminders invitations');

/** "They allowed her visitors", but "allowed her visitors to stay". */
const allowedLeaning: Rule = (her) =>
  her.classes & Class.plural && isPlain(her) && her.second !== 'to' && !owned.has(her.word)
    ? -1.2
    : grantedLeaning(her);

/** "He set her tasks." */
const setLeaning: Rule = (her) =>
  tasks.has(her.word) && isPlain(her) && isByAnother(her) ? -1.2 : undefined;

const tasks = wordSet('tasks homework exercises puzzles challenges deadlines targets');

const byVerb: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['promise', promisedLeaning],
  ['show', shownLeaning],
  ['spare', sparedLeaning],
  ['save', keptForLeaning],
  ['pay', paidLeaning],
  ['do', paidLeaning],
  ['cause', causedLeaning],
  ['set', setLeaning],
  ['deal', dealtLeaning],
  ...['text', 'email', 'wire', 'fax'].map((verb): [string, Rule] => [verb, wiredLeaning]),
  ['allow', allowedLeaning],
  ...['deny', 'refuse', 'grant', 'forbid'].map((verb): [string, Rule] => [verb, grantedLeaning]),
  ['cost', costLeaning],
  ['bring', broughtLeaning],
  ['send', broughtLeaning],
  ['lend', broughtLeaning],
  ['owe', owedLeaning],
  ...['find', 'get', 'buy', 'give'].map((verb): [string, Rule] => [verb, foundLeaning]),
  ['leave', leftLeaning],
  ['teach', taughtLeaning],
  ['call', calledLeaning],
  ['keep', keptLeaning],
  ['offer', offeredLeaning],
  ['pass', passedLeaning],
]);
