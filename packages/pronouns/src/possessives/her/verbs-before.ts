import {
  auxiliaries,
  coordinators,
  objectPronouns,
  prepositions,
  subordinators,
} from '../../words/function-words.ts';
import { headOf, isFiniteVerb, isFunction } from '../../text/noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import { gerundNouns, massThings, timeNouns } from '../../words/possessive-words.ts';
import { nounKindOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { byWords, type Her, type Rule } from './context.ts';
import type { Leaning } from '../leaning.ts';

/** "Given her claims", "proved her wrong", "caused her trouble": by the verb before "her", or by what is done behind it. */
export const verbLeaning: Rule = (her) =>
  byVerb.get(her.lemma)?.(her) ??
  (her.previousWord === 'given' ? givenLeaning(her) : undefined) ??
  nameLeaning(her) ??
  toBeLeaning(her) ??
  doingLeaning(her);

/** "Given her claims", "surprising, given her love of rain", but "a toy, given her by him", "was given her papers". */
function givenLeaning({ text, first, previous, word }: Her): Leaning | undefined {
  if (isFunction(word)) return undefined;
  let at = previous - 1;
  while (at >= first && text.word(at).endsWith('ly')) at -= 1;
  if (at < first || !text.isWord(at)) return 2;
  const isManner = at < previous - 1 && !auxiliaries.has(text.word(at));
  return isManner || coordinators.has(text.word(at)) || text.word(at) === 'that' ? 1.5 : undefined;
}

/** "Showed her Max's list", but "serve Her Majesty's guests", "pronounced her R's". */
function nameLeaning({ text, next, word, gives, afterVerb }: Her): Leaning | undefined {
  if (!gives || !afterVerb || !text.isCapitalized(next) || text.word(next + 1) !== "'s") return undefined;
  const isNamed = word.length > 1 && nounKindOf(word) === undefined && !titles.has(word);
  return isNamed && text.isWord(next + 2) ? -1.5 : undefined;
}

const titles = wordSet('majesty grace highness honour honor excellency ladyship lordship holiness');

/** "Felt her work to have been done", "allow her paws to be touched". */
function toBeLeaning({ text, next, last, afterVerb, word }: Her): Leaning | undefined {
  if (!afterVerb || isFunction(word)) return undefined;
  const head = headOf(text, next, last);
  return text.word(head + 1) === 'to' &&
    /^(?:be|have)$/.test(text.word(head + 2)) &&
    text.classes(head) & (Class.noun | Class.plural)
    ? 1.2
    : undefined;
}

/** "Her repeating of it", "at the time of her writing", "in her later reflecting on it": what is done, or that she does it. */
function doingLeaning(her: Her): Leaning | undefined {
  const { text, index, next, word, second, secondClasses, afterPreposition, afterVerb, lemma } = her;
  // "Resulted in her later saying so."
  if (afterPreposition && word === 'later' && secondClasses & Class.gerund && !gerundNouns.has(second))
    return her.text.isWord(next + 2) ? -1.5 : undefined;
  if (!(her.classes & Class.gerund) || !word.endsWith('ing')) return undefined;
  if (second === 'of' && afterVerb && !aboutIt.has(lemmaOf(word)) && !witnessing.has(lemma)) return 1.2;
  if (her.previousWord === 'of' && /^(?:time|date|year|hour)$/.test(text.word(index - 2)) && !her.nounBehind)
    return 1.2;
  // "Discovered her writing that all was well", "found her saying: “…”".
  if (saying.has(word) && (second === 'that' || opensQuote(text, next + 1)))
    return afterVerb || afterPreposition ? -1.5 : undefined;
  // "Bent over her shaking her awake", "with her taking care of it".
  if (leaning.has(her.previousWord) && objectPronouns.has(second)) return -1;
  if (her.previousWord === 'with' && /^(?:taking|having|making|doing|giving)$/.test(word)) return -0.8;
  // "If you don't mind her saying."
  if (lemma === 'mind' && her.endsThere && !gerundNouns.has(word)) return -0.8;
  // "This means her standing still for hours."
  if (lemma === 'mean' && afterVerb && !gerundNouns.has(word) && !her.endsThere) return -1.2;
  // "The climb had her breathing harder."
  if (lemma === 'have' && /^(?:harder|faster|heavily|fast|hard)$/.test(second)) return -1.2;
  // "Keeps her drinking a secret."
  if (lemma === 'keep' && /^(?:secret|private|hidden)$/.test(second === 'a' ? text.word(next + 2) : second))
    return 1.2;
  return undefined;
}

const leaning = wordSet('over at behind beside above near around');
const opensQuote = (text: Text, at: number): boolean =>
  text.word(at) === ':' || (text.word(at) === ',' && /^["'“‘]$/.test(text.word(at + 1)));
const saying = wordSet(
  'saying writing claiming arguing insisting shouting asking yelling crying screaming thinking',
);
/** Verbs with "of" for what they are about. */
const aboutIt = wordSet(
  'dream think boast speak talk tire complain approve dispose hear know warn despair smell taste die',
);
const witnessing = wordSet('see hear watch notice catch imagine picture remember find keep stop leave');

const quality = wordSet('rough fair fairly mean nice good bad kind equal badly cruel gentle special');

/** "Proved her wrong", "treated her rough": what the verb ends with. */
const endingIn =
  (ends: ReadonlySet<string>): Rule =>
  ({ word, endsThere, second }) =>
    ends.has(word) && (endsThere || coordinators.has(second) || subordinators.has(second) || when.has(second))
      ? -2
      : undefined;

const when = wordSet('again once twice every time this in at by on for about');

/** "Change her name", but "change her for another", "changed her slowly to raw food". */
const ownAlways: Rule = ({ word, classes }) =>
  isFunction(word) || prepositions.has(word) || classes & Class.adverb ? undefined : 1.5;

/** "Assert her right to the sofa." */
const claimedRight: Rule = ({ word, second }) =>
  word === 'right' && (second === 'to' || second === 'of') ? 1.5 : undefined;

/** "Decided her double was a bluff." */
const thoughtSo: Rule = ({ text, next, last, word }) =>
  !isFunction(word) && isFiniteVerb(text.word(headOf(text, next, last) + 1)) ? 1.2 : undefined;

/** "Caused her needless trouble", but "caused her hair to fall out". */
const causedTo: Rule = ({ text, next, last }) => {
  const head = headOf(text, next, last);
  return troubles.has(text.word(head)) && text.word(head + 1) !== 'to' ? -1.5 : undefined;
};

const troubles = wordSet(
  'inconvenience embarrassment trouble pain grief stress distress anxiety discomfort harm damage sorrow anguish suffering hardship difficulty difficulties problems misery worry',
);

/** "Wished her party to win", but "wished her luck". */
const wishedTo: Rule = ({ text, next, last, word, classes }) =>
  !isFunction(word) && !fortune.has(word) && text.word(headOf(text, next, last) + 1) === 'to' && classes !== 0
    ? 1.2
    : undefined;

const fortune = wordSet('luck well joy happiness strength success courage');

/** "Deny her actions", but "deny her visits". */
const denied: Rule = ({ word }) => (ownDoing.has(word) ? 1.2 : undefined);

const ownDoing = wordSet(
  'actions action deeds deed guilt involvement feelings needs crimes crime role part nature faith capacities differences existence identity',
);

/** "Made her points", "make her reply". */
const made: Rule = ({ text, next, word, classes, isAlone, second }) => {
  if (ownMaking.has(word) && isAlone) return 1.5;
  // "Makes her produce more for it."
  const isAmount = /^(?:more|less)$/.test(second) && classes & Class.verbFirst;
  return isAmount && !(text.classes(next + 2) & (Class.adjective | Class.noun)) ? -1.2 : undefined;
};

const ownMaking = wordSet(
  'escape debut entrance exit choices mark points motion reply request retreat pitch bid curtsy bow vows will wishes meal',
);

/** "Expect her planning to work." */
const expectedTo: Rule = ({ classes, second }) =>
  classes & Class.gerund && second === 'to' ? 1.2 : undefined;

/** "Let her first learn it." */
const firstOfAll: Rule = ({ word, classes, second, secondClasses }) => {
  // "Let her yeet and run."
  if (classes === 0 && !isFunction(word) && coordinators.has(second)) return -1;
  return word === 'first' && secondClasses & Class.verb && !(secondClasses & Class.nounFirst)
    ? -2
    : undefined;
};

/** "Granting her eternal life", but "grant her wish". */
const granted: Rule = ({ text, next, last, word }) => {
  const head = headOf(text, next, last);
  const isAsked = /^(?:wish|wishes|request|requests|petition|plea|prayers?)$/.test(text.word(head));
  return isAsked || isFunction(word) || text.word(head + 1) === 'to' ? undefined : -1.2;
};

/** "Turned her neutral", "rendered her immune to it". */
const turned: Rule = ({ classes, word, endsThere, second, lemma }) => {
  if (isFunction(word)) return undefined;
  const isQuality = (classes & (Class.adjective | Class.noun)) === Class.adjective;
  if (isQuality && endsThere) return -2;
  return lemma === 'render' && (second === 'to' || endsThere) ? -1.5 : undefined;
};

/** "Left her easy prey." */
const leftAs: Rule = ({ word, second }) =>
  word === 'easy' && /^(?:prey|game|meat|pickings)$/.test(second) ? -2 : undefined;

/** "Heard her message." */
const heard: Rule = ({ word }) => (word === 'message' ? 1.2 : undefined);

/** "Feel her love." */
const felt: Rule = ({ word, endsThere }) => (endsThere && feelings.has(word) ? 1.2 : undefined);

const feelings = wordSet('love power pain torment anger fear wrath presence breath heartbeat warmth grief');

/** "See her home again." */
const seenAgain: Rule = ({ word, second }) => (word === 'home' && second === 'again' ? 1.2 : undefined);

/** "Saw her share fall from 20 to 16." */
const changing: Rule = ({ classes, second }) =>
  classes & Class.noun && /^(?:fall|rise|shrink|grow|drop|slip|fade|improve|double)$/.test(second)
    ? 1.2
    : undefined;

/** "Giving her verdict", "gave her assent", "gave her words more weight", "gave her paws a rub". */
const given: Rule = ({ text, next, word, classes, endsThere, second }) => {
  if (ownWords.has(word) && (endsThere || prepositions.has(second))) return 1.2;
  const isPart = classes & Class.plural && /^(?:an?|some|more|less|no|another)$/.test(second);
  const isTime = timeNouns.has(text.word(next + 2)) || text.word(next + 2) === 'day';
  return isPart && !isTime && !massThings.has(word) && nounKindOf(word) !== 'food' ? 1.2 : undefined;
};

const ownWords = wordSet('report verdict assent opinions testimony');

/** "Carried her safe through it", "delivered her safe at home". */
const carried: Rule = ({ word, second }) => (word === 'safe' && prepositions.has(second) ? -2 : undefined);

const byVerb = byWords([
  ['change', (her) => claimedRight(her) ?? ownAlways(her)],
  ['assert convert defend deny exercise justify lose protect reserve respect violate waive', claimedRight],
  ['claim', (her) => claimedRight(her) ?? thoughtSo(her)],
  ['decide conclude argue', thoughtSo],
  ['make', made],
  ['expect', expectedTo],
  ['let', firstOfAll],
  ['watch', changing],
  ['see', (her) => seenAgain(her) ?? carried(her) ?? changing(her)],
  ['grant', granted],
  ['hear', heard],
  ['feel', felt],
  ['turn render', turned],
  ['leave', leftAs],
  ['carry deliver bring guide', carried],
  ['give', given],
  ['cause', causedTo],
  ['wish', wishedTo],
  ['deny', denied],
  ['prove', endingIn(wordSet('wrong right'))],
  ['treat', endingIn(quality)],
  ['fix', endingIn(wordSet('good'))],
]);
