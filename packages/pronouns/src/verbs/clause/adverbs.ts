import { verbParticles } from '../../words/agreement-words.ts';
import { determiners, midAdverbs, reflexives, subjectPronouns } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import type { Text } from '../../text/text.ts';
import type { Clause } from './clause.ts';

/** Whether the word is one that may stand between a subject and its verb, or before a second verb. */
export function isAdverb(text: Text, index: number): boolean {
  const word = text.word(index);
  const rule = sometimes.get(word);
  if (rule) return rule(text, index);
  return isAlways(text, index, word);
}

const isAlways = (text: Text, index: number, word: string) =>
  midAdverbs.has(word) || (word.endsWith('ly') && isManner(text, index));

type Rule = (text: Text, index: number) => boolean;

/** "They back themselves in", "they back up": the verb. */
const afterBack: Rule = (text, index) => {
  const next = text.word(index + 1);
  return !(reflexives.has(next) || determiners.has(next) || verbParticles.has(next) || next === 'in');
};

const beforeOf: Rule = (text, index) => text.word(index + 1) === 'of';

/** "He most certainly knows", "he more or less ignores me". */
const asDegree: Rule = (text, index) => {
  const next = text.word(index + 1);
  return next === 'or' || next === 'likely' || isAlways(text, index + 1, next);
};

const paired = new Set(['now and then', 'again and again', 'more or less', 'often than not']);
const betweenPaired: Rule = (text, index) =>
  paired.has(`${text.word(index - 1)} ${text.word(index)} ${text.word(index + 1)}`);

const quantities = new Set('much many all every everything everybody everyone'.split(' '));

/** Words that are adverbs in some places only. */
const sometimes: ReadonlyMap<string, Rule> = new Map([
  ['back', afterBack],
  // "As they please."
  ['please', (text, index) => !subjectPronouns.has(text.word(index - 1))],
  ['sort', beforeOf],
  ['kind', beforeOf],
  // "Sort of", "of course".
  ['of', (text, index) => text.word(index + 1) === 'course' || /^(?:sort|kind)$/.test(text.word(index - 1))],
  // "They sure own a lot."
  ['sure', (text, index) => subjectPronouns.has(text.word(index - 1))],
  // "And not much is known."
  ['not', (text, index) => !quantities.has(text.word(index + 1))],
  // "He now likely needs a vet", but "he is likely to bark".
  ['likely', (text, index) => text.word(index + 1) !== 'to'],
  ['most', asDegree],
  ['more', asDegree],
  ['less', (text, index) => text.word(index - 1) === 'or' || asDegree(text, index)],
  ['and', betweenPaired],
  ['or', betweenPaired],
  ['than', betweenPaired],
  // "If he so much as looks at me."
  ['as', (text, index) => text.word(index - 1) === 'much' && text.word(index - 2) === 'so'],
]);

/** "Suddenly", but neither "curly" nor "rally". */
function isManner(text: Text, index: number): boolean {
  const classes = text.classes(index);
  return (
    (classes & Class.verb) === 0 &&
    (classes & (Class.adjective | Class.adverb)) !== Class.adjective &&
    !isName(text, index)
  );
}

/** "And Molly laughs", "…,” Emily says", but "Normally, when he barks". */
const isName = (text: Text, index: number) =>
  text.isCapitalized(index) &&
  text.gap(index) &&
  (text.isWord(index - 1) || behindNothing.has(text.word(index - 1)));

const behindNothing = new Set([',', '"', '—']);

/** Phrases that may stand where an adverb may, by their first word: "he at least tries". */
const phrases = phrasesByFirst(
  'for sure,for once,for now,no doubt,at least,at times,at first,at best,at worst,at last,at once,in fact,in turn,in general,' +
    'in theory,in practice,as usual,as always,as ever,by now,by then,all but,all too often,more than,every so often,every now and then,' +
    'now and again,time and again,from time to time,once in a while,day after day,day in and day out,day in day out,year after year,' +
    'night after night,week after week,over and over,straight up,flat out,to this day,on occasion,on average,on purpose,most of the time,' +
    'half the time,so far,in the end,as a rule,as it happens,all of a sudden,for some reason,for whatever reason,for the most part,then and there,at the same time,' +
    'just about,just plain,on the whole,sooner or later,little by little,bit by bit,deep down,without fail,even so,if anything,' +
    'in between,in return,in passing,as a result,along the way,by mistake,by accident,of all people,like totally,like really,like literally,like actually',
);

function phrasesByFirst(list: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const map = new Map<string, string[][]>();
  for (const phrase of list.split(',')) {
    const [first = '', ...rest] = phrase.split(' ');
    map.set(first, [...(map.get(first) ?? []), rest]);
  }
  return map;
}

/** How many words the phrase at `index` has that stands for an adverb; 0 where there is none. */
export function phraseLength(text: Text, index: number): number {
  const rests = phrases.get(text.word(index));
  if (!rests) return 0;
  const found = rests.find((rest) => rest.every((word, more) => text.word(index + 1 + more) === word));
  return found ? found.length + 1 : 0;
}

/** The first word from `index` on that is no such adverb. */
export function skipAdverbs({ text, last }: Clause, index: number): number {
  let at = index;
  while (at < last && text.isWord(at) && isAdverb(text, at)) at += 1;
  return at;
}
