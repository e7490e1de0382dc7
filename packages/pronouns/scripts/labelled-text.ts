import { isDogText } from '../src/dog/dog-text.ts';
import { Sort } from '../src/they/mention-sorts.ts';
import { mentionsOf } from '../src/they/mentions.ts';
import { namesOf } from '../src/they/names.ts';
import { pronounRoles } from '../src/words/pronoun-forms.ts';
import { sentencesOf, type Sentence } from '../src/text/sentences.ts';
import { Text } from '../src/text/text.ts';

/** A neutral text, and of each of its "they" whether it means the one dog, or the one person. */
export interface LabelledText {
  readonly text: Text;
  readonly sentences: readonly Sentence[];
  /** By the number of the word; those left out are not known. */
  readonly meansOne: ReadonlyMap<number, boolean>;
}

/** Reads lines in which every "they" of the one stands in square brackets. */
export function readLetters(lines: readonly string[]): LabelledText[] {
  return lines.map((line) => {
    const starts = new Set<number>();
    let removed = 0;
    const html = line.replace(/\[(\w+)\]/g, (_whole, word: string, offset: number) => {
      starts.add(offset - removed);
      removed += 2;
      return word;
    });
    return labelled(html, (start) => starts.has(start));
  });
}

/** The sentences of letters, each by itself; left out are those without a "they", and those that tell of nobody whom a "they" of others could mean. */
export function readSentences(lines: readonly string[]): LabelledText[] {
  const sentences = lines.flatMap((line) => line.replace(/<[^>]+>/g, '\n').split(/\n|(?<=[.!?]"?)\s+/));
  return readLetters(sentences).filter(isClear);
}

function isClear({ text, sentences, meansOne }: LabelledText): boolean {
  const [several] = [...meansOne].find(([, isOne]) => !isOne) ?? [];
  if (several === undefined) return meansOne.size > 0;
  const names = namesOf(text, sentences);
  return sentences
    .flatMap((sentence) => mentionsOf(text, sentence, names, !isDogText(text)))
    .some(({ index, sort }) => index < several && (sort >= Sort.anybody || sort === Sort.group));
}

/** Compares a neutral text with what it becomes, word by word; undefined where the words cannot be matched. */
export function fromPair(neutral: string, sexed: string): LabelledText | undefined {
  const before = [...neutral.matchAll(/\S+/g)];
  const after = [...sexed.matchAll(/\S+/g)];
  if (before.length !== after.length) return undefined;
  return labelled(neutral, (start) => {
    const number = before.findLastIndex((word) => word.index <= start);
    const word = before[number]?.[0] ?? '';
    const isAlone = (word.match(/\b(?:they|them|their|theirs|themself|themselves)\b/gi) ?? []).length === 1;
    return isAlone ? withoutTags(word) !== withoutTags(after[number]?.[0] ?? '') : undefined;
  });
}

const withoutTags = (word: string) => word.replace(/<[^>]*>/g, '');

function labelled(html: string, labelAt: (start: number) => boolean | undefined): LabelledText {
  const text = new Text(html);
  const meansOne = new Map<number, boolean>();
  for (let index = 0; index < text.count; index += 1) {
    if (!text.isWord(index) || !pronounRoles(text.word(index), 'neutral')) continue;
    const label = labelAt(text.start(index));
    if (label !== undefined) meansOne.set(index, label);
  }
  return { text, sentences: sentencesOf(text), meansOne };
}
