import type { Text } from '../text/text.ts';
import type { Mention, Salience } from './mentions.ts';
import { determinerOf } from './determiner.ts';
import { at, determinerKinds, ofWord, wordSlot } from './weight-slots.ts';
import type { Numbered } from './vocabulary.ts';

/** The words of a mention and around it: "treats in your pocket" are meant by other words than "the treats on". */
export function salienceOf(
  text: Text,
  numbered: Numbered,
  { index, sort }: Mention,
  isOne: boolean,
): Salience {
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
