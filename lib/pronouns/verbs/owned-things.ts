import { Kind } from '../text/kinds.ts';
import {
  coordinators,
  counts,
  determiners,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../words/function-words.ts';
import { Class } from '../words/lexicon.ts';
import { nounKindOf } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';
import type { Text } from '../text/text.ts';

const lacked =
  'idea clue time money cash choice chance patience interest intention right reason excuse need desire shame manners sense taste ' +
  'friends family kids children siblings qualms regrets plans say nerve appetite energy experience evidence proof alibi job';

/** What somebody has and hardly is, by the word before it: "he's no idea", "she's every right to ask", "he's a knack for it". */
const had: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['no', wordSet(lacked)],
  ['enough', wordSet(lacked)],
  ['much', wordSet(lacked)],
  ['every', wordSet('right reason chance intention excuse opportunity')],
  ['a', wordSet('point knack nerve cheek temper habit tendency heart say right')],
  ['the', wordSet('nerve cheek gall decency courage guts makings patience right')],
]);
/** "Nothing to hide", but "nothing to write home about". */
const ahead = wordSet('hide lose say do prove add fear gain offer give wear eat show learn answer');
const several = wordSet('people parts gear dogs');

/** "He's no idea", "he's two kids", "she's a lot on her plate": whether the 's in front of `at` can only tell what somebody has. */
export function ownsThing(text: Text, at: number): boolean {
  const word = text.word(at);
  const next = text.word(at + 1);
  if (word === 'plenty') return true;
  if (word === 'as') return next === 'much' && ownsThing(text, at + 1);
  if ((word === 'nothing' || word === 'much') && next === 'to') return ahead.has(text.word(at + 2));
  if (word === 'a' && next === 'lot') return /^(?:on|to|going)$/.test(text.word(at + 2));
  let noun = at + 1;
  if (text.classes(noun) & Class.adjective && text.isWord(noun + 1) && !endsPhrase(text, noun + 1)) noun += 1;
  if (!endsPhrase(text, noun + 1)) return false;
  if (had.get(word)?.has(text.word(noun))) return true;
  const kind = nounKindOf(text.word(noun));
  return (
    counts.has(word) &&
    !determiners.has(word) &&
    (text.classes(noun) & Class.plural) !== 0 &&
    kind !== undefined &&
    several.has(kind)
  );
}

/** "A heart", but "a heart surgeon" and "this family's". */
const endsPhrase = (text: Text, at: number): boolean =>
  (!text.isWord(at) && text.kind(at) !== Kind.clitic && text.word(at) !== "'") ||
  /^(?:here|there|now|still|today)$/.test(text.word(at)) ||
  prepositions.has(text.word(at)) ||
  subordinators.has(text.word(at)) ||
  coordinators.has(text.word(at)) ||
  subjectPronouns.has(text.word(at));
