import { nothings } from '../../words/agreement-words.ts';
import { determiners, prepositions } from '../../words/function-words.ts';
import { headOf, isFunction } from '../../noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import { countNouns, mealNames, numerals, owned, timeNouns } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import { isByAnother, isByHerself, isByThing, type Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

type Rule = (her: Her) => Leaning | undefined;

/** What somebody is handed, read, assigned or told, by what goes on behind it. */
export function handingLeaning(her: Her): Leaning | undefined {
  if (!her.afterVerb) return undefined;
  if (using.has(her.lemma) && isForUse(her)) return -1.5;
  return byVerb.get(her.lemma)?.(her);
}

const using = wordSet('give get buy bring find leave make offer lend hand throw');

/** "Give her grass to roll in", "got her paper to write on". */
function isForUse({ text, next, second, classes }: Her): boolean {
  const to = second === 'to' ? next + 1 : next + 2;
  return (
    text.word(to) === 'to' &&
    (classes === 0 || (classes & (Class.noun | Class.plural | Class.adjective)) !== 0) &&
    (text.classes(to + 1) & Class.verb) !== 0 &&
    prepositions.has(text.word(to + 2)) &&
    !text.isWord(to + 3)
  );
}

/** "Gave her work nobody else wanted." */
const isWantedByNobody = ({ text, next, second, classes }: Her): boolean =>
  (classes & (Class.noun | Class.plural)) !== 0 &&
  ((nothings.has(second) && text.isWord(next + 2)) || (second === 'no' && text.word(next + 2) === 'one'));

/** "The new food gave her itchy skin", but "gave her dry skin a shine", "the illness gave her life meaning". */
const givenLeaning: Rule = (her) => {
  const { text, next, last, word, classes, second, endsThere } = her;
  if (isWantedByNobody(her) || isKeyToPlace(her) || isAllowance(her)) return -1.2;
  if (isGivenAway(her)) return 1.5;
  // "Gave her play two stars."
  const isRated = numerals.has(second) && !countNouns.has(text.word(next + 2));
  if (isRated && classes & Class.noun && !isFunction(word)) return 1.2;
  if (isFunction(word) || owned.has(word) || !isByThing(her)) return undefined;
  if (!endsThere && (isFunction(second) || timeNouns.has(word))) return undefined;
  const end = headOf(text, next, last) + 1;
  // "Gives her handler confidence."
  if (end > next + 1 && !(classes & (Class.adjective | Class.participle))) return undefined;
  return end >= last || !text.isWord(end) ? -1.2 : undefined;
};

/** "Handed her keys to a house", "got her tickets to the final"; but "handed her keys to the valet". */
const isKeyToPlace = ({ text, next, word, second }: Her): boolean => {
  if (second !== 'to' || !determiners.has(text.word(next + 2))) return false;
  const kind = nounKindOf(text.word(next + 3));
  return word === 'keys' ? kind === 'places' : passes.has(word) && !isBeing(kind);
};

const passes = wordSet('tickets passes invitations invites links');

/** "Gave her old clothes to charity." */
const isGivenAway = ({ text, next, second }: Her): boolean => {
  const to = second === 'to' ? next + 1 : next + 2;
  return text.word(to) === 'to' && takers.has(text.word(to + 1)) && !leading.has(text.word(to - 1));
};

const takers = wordSet(
  'charity strangers friends collectors publishers science museums anyone everyone someone schools',
);
const leading = wordSet('access admission entry exposure back over');

/** "Community service", "back pay": what is given by one who decides. */
const isAllowance = ({ text, next, word, second }: Her): boolean =>
  allowances.get(word)?.has(second) === true && text.word(next + 2) !== 'to';

const allowances: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['community', wordSet('service')],
  ['back', wordSet('pay')],
  ['sick', wordSet('pay leave')],
  ['maternity', wordSet('leave pay')],
  ['paid', wordSet('leave')],
  ['unpaid', wordSet('leave')],
  ['pocket', wordSet('money')],
  ['lunch', wordSet('money')],
  ['gift', wordSet('vouchers cards')],
  ['first', wordSet('aid')],
  ['bed', wordSet('rest')],
  ['cage', wordSet('rest')],
  ['physical', wordSet('therapy contact')],
  ['stage', wordSet('directions')],
  ['garden', wordSet('leave')],
  ['equal', wordSet('pay billing')],
]);

const handedLeaning: Rule = (her) => {
  if (isWantedByNobody(her) || isKeyToPlace(her) || isAllowance(her)) return -1.2;
  if (isGivenAway(her)) return 1.5;
  return her.lemma === 'bring' && isSouvenir(her) ? -1 : undefined;
};

/** "We brought her photos of the wedding", but "she brought her photos of the wedding". */
const isSouvenir = (her: Her): boolean =>
  souvenirs.has(her.word) && /^(?:of|from|about)$/.test(her.second) && isByAnother(her);

const souvenirs = wordSet(
  'photos pictures postcards books leaflets letters messages news stories greetings reports samples souvenirs boxes bags baskets bottles bunches armfuls plates bowls',
);

/** "Assigned her night duty", but "assigned her project to Tom". */
const assignedLeaning: Rule = ({ text, next, last, word }) => {
  const head = headOf(text, next, last);
  if (isFunction(word) || owned.has(word) || isBeing(nounKindOf(text.word(head)))) return undefined;
  return !text.isCapitalized(next) && text.word(head + 1) !== 'to' ? -1.2 : undefined;
};

/** "Read her bedtime stories", "read her parts of the will", but "read her part of the script". */
const readLeaning: Rule = ({ text, next, word, second }) => {
  if (/^(?:bedtime|fairy|nursery)$/.test(word) && /^(?:stories|tales|rhymes)$/.test(second)) return -1.5;
  return excerpts.has(word) && second === 'of' && determiners.has(text.word(next + 2)) ? -1.2 : undefined;
};

const excerpts = wordSet('parts bits pieces extracts passages snippets lines snatches verses excerpts');

/** "Swap her cheese for the sock", but "swap her biscuits for carrot", "swap her dinner for the raw one". */
const swappedLeaning: Rule = ({ text, next, word, second }) =>
  second === 'for' && /^(?:the|it|that|whatever)$/.test(text.word(next + 2)) && isTreat(word)
    ? -1.2
    : undefined;

const isTreat = (word: string) => nounKindOf(word) === 'food' && !mealNames.has(word) && word !== 'food';

/** "Rang her crying", "phoned her begging for help". */
const rungLeaning: Rule = ({ word, classes, nounBehind, endsThere }) =>
  classes & Class.gerund && word.endsWith('ing') && (endsThere || !nounBehind) ? -1.2 : undefined;

/** "The children made her cards", "a rival made her offers", but "she made her cards". */
const madeLeaning: Rule = (her) =>
  made.has(her.word) && (her.endsThere || isFunction(her.second)) && !isByHerself(her) ? -1.2 : undefined;

const made = wordSet(
  'cards offers promises bracelets necklaces dresses costumes jumpers scarves toys sandwiches pancakes cocktails bandanas',
);

/** "It won't help her case", though one may case a house. */
const helpedLeaning: Rule = ({ word, endsThere, second }) =>
  helped.has(word) && (endsThere || prepositions.has(second)) ? 1.2 : undefined;

const helped = wordSet(
  'career case cause bid claim image brand profile game score skin coat posture gait mood',
);

const byVerb: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['make', madeLeaning],
  ['help', helpedLeaning],
  ['give', givenLeaning],
  ...[
    'allow',
    'deny',
    'refuse',
    'guarantee',
    'hand',
    'lend',
    'offer',
    'find',
    'get',
    'grant',
    'owe',
    'pay',
    'send',
    'sell',
    'show',
    'bring',
  ].map((verb): [string, Rule] => [verb, handedLeaning]),
  ['assign', assignedLeaning],
  ['swap', swappedLeaning],
  ['trade', swappedLeaning],
  ...['read', 'sing', 'tell', 'play'].map((verb): [string, Rule] => [verb, readLeaning]),
  ...['ring', 'phone', 'text', 'message', 'email'].map((verb): [string, Rule] => [verb, rungLeaning]),
]);
