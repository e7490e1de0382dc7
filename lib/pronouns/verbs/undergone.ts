import { coordinators, determiners, prepositions, subordinators } from '../words/function-words.ts';
import type { Text } from '../text/text.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Participles of what acts on something: without that thing behind them, it is done to the subject ("he's kept in the
 * hall"). Beside each stand the words behind which that does not hold ("he's taken off", "he's kept on barking").
 */
const actsOnSomething = new Map([
  ['taken', set('to off over up part')],
  ['kept', set('on up at to off')],
  ['put', set('up on')],
  ['brought', set('up')],
  ['taught', set('')],
  ['carried', set('on')],
]);
/** Where somebody is taken, not what he has come to like: "he's taken to the vet", but "he's taken to the crate". */
const places = set(
  'vet vets park groomer groomers clinic hospital school class classes work daycare kennels field beach woods',
);
const whereabouts = set('outside inside indoors outdoors home apart away upstairs downstairs busy');
const partings = set('up out off down back over in');
const spans = set(
  'day night morning evening afternoon weekend week month hour meal lesson walk few two three',
);
/** What somebody is handed, not what he performs. */
const handed = set(
  'treat chew biscuit reward choice break cuddle toy bone bath jackpot chance job ticket prize award',
);

/** How much speaks for "has" (above 0), or for something that is done to the subject: "taken out daily", "given a treat". */
export function undergoneLeaning(text: Text, participle: number): number {
  const word = text.word(participle);
  if (word === 'given' || word === 'walked') return isHanded(text, participle) ? -3 : 0;
  const next = text.word(participle + 1);
  if (word === 'taken' && next === 'to') return isTakenSomewhere(text, participle + 2) ? -3 : 0;
  const elsewhere = actsOnSomething.get(word);
  if (!elsewhere) return 0;
  // "He's kept on a lead."
  const isPlace = word === 'kept' && next === 'on' && determiners.has(text.word(participle + 2));
  if (elsewhere.has(next) && !isPlace) return 1;
  return isKeptOrPut(text, participle) ? -3 : 0;
}

/** "He's given a treat", "he's walked twice a day". */
const isHanded = (text: Text, participle: number) =>
  text.word(participle) === 'walked'
    ? isHabit(text, participle + 1)
    : text.word(participle + 1) === 'a' && handed.has(text.word(participle + 2));

const isTakenSomewhere = (text: Text, at: number) =>
  places.has(text.word(determiners.has(text.word(at)) ? at + 1 : at));

function isKeptOrPut(text: Text, participle: number): boolean {
  const word = text.word(participle);
  const next = text.word(participle + 1);
  if (whereabouts.has(next) || isHabit(text, participle + 1)) return true;
  const isPlace = opensPlace(word, next, text.word(participle + 2));
  if (partings.has(next) && !isPlace) return endsThere(text, participle + 2);
  return prepositions.has(next) && (word !== 'put' || isPlace);
}

/** "Kept in a crate", "brought in the evening", not "taken in a stray". */
const opensPlace = (participle: string, preposition: string, behind: string) =>
  preposition === 'in' && determiners.has(behind) && (participle === 'kept' || behind === 'the');

/** Whether no thing follows that the verb could act on. */
const endsThere = (text: Text, at: number) =>
  !text.isWord(at) ||
  prepositions.has(text.word(at)) ||
  subordinators.has(text.word(at)) ||
  coordinators.has(text.word(at)) ||
  isHabit(text, at);

/** "Every morning", "twice a day", "daily", "all day". */
function isHabit(text: Text, at: number): boolean {
  const word = text.word(at);
  if (word === 'daily' || word === 'weekly') return true;
  if (word === 'every' || word === 'each' || word === 'all') return spans.has(text.word(at + 1));
  return (word === 'once' || word === 'twice' || text.word(at + 1) === 'times') && isOften(text, at + 1);
}

const isOften = (text: Text, at: number) =>
  [at, at + 1].some((index) => text.word(index) === 'a' && spans.has(text.word(index + 1)));
