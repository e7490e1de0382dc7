import type { Text } from '../text/text.ts';
import type { Mention, Standing } from './mentions.ts';
import { determinerOf } from './phrase-opener.ts';
import { at, determinerKinds, ofWord, wordSlot } from './slots.ts';
import type { Numbered } from './vocabulary.ts';

/** The words of a mention and around it: "treats in your pocket" are meant by other words than "the treats on". */
export function standingOf(
  text: Text,
  numbered: Numbered,
  { index, sort }: Mention,
  isOne: boolean,
): Standing {
  const slots = [at.determiner + sort * determinerKinds + determinerOf(text, index)];
  if (isOne) return { slots };
  const put = (number: number, kind: number) => {
    if (number > 0) slots.push(wordSlot(number, kind));
  };
  const before = numbered.word(index - 1);
  const own = numbered.word(index);
  put(own, ofWord.mention);
  put(before, ofWord.beforeMention);
  const behind = numbered.word(index + 1);
  put(behind, ofWord.behindMention);
  put(numbered.word(index - 2), ofWord.secondBeforeMention);
  put(numbered.word(index + 2), ofWord.secondBehindMention);
  put(numbered.pairOf(before, own), ofWord.besideMention);
  put(numbered.pairOf(own, behind), ofWord.besideMention);
  return { slots };
}
