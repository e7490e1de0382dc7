import { isWithinName, type EmailLine, type FoundWord } from './email-lines';
import { mayBeName, placesOf } from './name-places';
import { isCapital } from './name-words';

/** The variable that a word becomes, by the word's index. */
export type ChosenWords = ReadonlyMap<number, string>;

/** As it is proposed, by the names of a library's variables. */
export const proposedWords = (
  { found }: { readonly found: ReadonlyMap<number, 'dog' | 'client'> },
  names: Readonly<Record<'dog' | 'client', string>>,
): ChosenWords => new Map([...found].map(([index, as]) => [index, names[as]]));

/** Words that stand together, or one alone, with the variable they become; `name` null for none. */
export interface WordGroup {
  readonly words: readonly number[];
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly name: string | null;
}

/** A line's words as they are chosen one by one: what becomes one variable is one. */
export function groupsIn({ text, words }: EmailLine, chosen: ChosenWords): WordGroup[] {
  const groups: WordGroup[] = [];
  let before: FoundWord | null = null;
  for (const word of words) {
    const name = chosen.get(word.index) ?? null;
    const last = groups.at(-1);
    const gap = text.slice(last?.end, word.start);
    const goesOn = name !== null && last?.name === name && before && isWithinName(before, gap, word);
    before = word;
    const start = goesOn ? last.start : word.start;
    if (goesOn) groups.pop();
    groups.push({
      words: [...(goesOn ? last.words : []), word.index],
      text: text.slice(start, word.end),
      start,
      end: word.end,
      name,
    });
  }
  return groups;
}

/** The words that stay and may be names: whoever makes a snippet is asked to look at them. */
export function namesLeft(lines: readonly EmailLine[], chosen: ChosenWords): ReadonlySet<number> {
  const left = lines.flatMap((line) =>
    line.words.filter((word) => !chosen.has(word.index) && mayBeName(line, word)),
  );
  return new Set(left.map(({ index }) => index));
}

export function putBack(chosen: ChosenWords, words: readonly number[]): ChosenWords {
  return new Map([...chosen].filter(([index]) => !words.includes(index)));
}

/** A word becomes a variable wherever it stands: a name as a name, any other as it is written. */
export function chooseWord(
  chosen: ChosenWords,
  lines: readonly EmailLine[],
  index: number,
  name: string,
): ChosenWords {
  const word = lines.flatMap(({ words }) => words).find((one) => one.index === index);
  if (!word) return chosen;
  const same = isCapital(word.text)
    ? placesOf(lines, word.text).flat()
    : lines.flatMap(({ words }) => words).filter(({ text }) => text === word.text);
  const next = new Map(chosen);
  for (const one of [word, ...same]) if (!next.has(one.index)) next.set(one.index, name);
  return next;
}

/** What becomes a variable, each way of writing it once, with how often it stands there. */
export interface ChosenText {
  readonly text: string;
  readonly name: string;
  readonly count: number;
  readonly words: readonly number[];
}

export function chosenTexts(lines: readonly EmailLine[], chosen: ChosenWords): ChosenText[] {
  const texts = new Map<string, ChosenText>();
  for (const { name, text, words } of lines.flatMap((line) => groupsIn(line, chosen))) {
    if (name === null) continue;
    const key = `${name}\n${text.toLowerCase()}`;
    const before = texts.get(key);
    texts.set(key, {
      text: before?.text ?? text,
      name,
      count: (before?.count ?? 0) + 1,
      words: [...(before?.words ?? []), ...words],
    });
  }
  return [...texts.values()];
}
