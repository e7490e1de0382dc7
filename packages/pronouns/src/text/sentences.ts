import { Kind } from './kinds.ts';
import type { Text } from './text.ts';

/** A stretch of tokens that decisions never look beyond. */
export interface Sentence {
  readonly first: number;
  /** Behind its last token. */
  readonly last: number;
  /** The number of the block that it stands in. */
  readonly block: number;
}

/** What keeps one that never ends from being looked at again and again. */
const longest = 300;

const abbreviations = new Set(
  'mr mrs ms dr st jr sr prof rev gen col lt sgt capt vs etc e.g i.e inc ltd no approx dept est fig gov sen rep hon vol al'.split(
    ' ',
  ),
);

export function sentencesOf(text: Text): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  let block = 0;
  const close = (last: number) => {
    if (last > first) sentences.push({ first, last, block });
    first = last;
  };
  const { kind: kinds } = text.scan;
  for (let index = 0; index < text.count; index += 1) {
    const kind = kinds[index];
    if (kind === Kind.block) {
      close(index);
      first = index + 1;
      block += 1;
    } else if (kind === Kind.mark && index >= first && ends(text, index)) {
      let last = index + 1;
      while (
        last < text.count &&
        text.kind(last) === Kind.mark &&
        !text.gap(last) &&
        closing.has(text.word(last))
      )
        last += 1;
      close(last);
      index = last - 1;
    } else if (index - first >= longest) close(index);
  }
  return sentences;
}

const closing = new Set(['"', "'", ')', ']', '.', '!', '?', '...']);

function ends(text: Text, index: number): boolean {
  const mark = text.word(index);
  if (mark !== '.' && mark !== '!' && mark !== '?' && mark !== '...') return false;
  let next = index + 1;
  while (text.kind(next) === Kind.mark && !text.gap(next) && closing.has(text.word(next))) next += 1;
  const kind = text.kind(next);
  if (kind === 0 || kind === Kind.block) return true;
  if (!text.gap(next))
    return mark !== '...' && kind === Kind.word && text.isCapitalized(next) && text.raw(index - 1).length > 2;
  if (text.kind(next) === Kind.mark && text.isWord(next + 1)) next += 1;
  if (mark === '.' && !text.gap(index) && text.isWord(index - 1)) {
    const before = text.word(index - 1);
    if (abbreviations.has(before) || (before.length === 1 && before !== 'i')) return false;
  }
  if (mark === '...') return text.isCapitalized(next) || text.kind(next) === Kind.variable;
  return mark === '.' || !startsLower(text, next);
}

function startsLower(text: Text, index: number): boolean {
  return text.isWord(index) && !text.isCapitalized(index);
}
