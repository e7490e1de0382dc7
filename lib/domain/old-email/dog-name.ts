import type { EmailLine, EmailWord } from './email-lines';
import { isAtStart, isPossessive, readsAsName, textBefore } from './name-places';
import {
  anyPeople,
  dogNouns,
  femalePeople,
  isCapital,
  isVerbLike,
  malePeople,
  months,
  otherWords,
  titles,
  wordNames,
} from './name-words';

interface Places {
  readonly subject: string | null;
  /** Lower-case names that are somebody else's. */
  readonly taken: ReadonlySet<string>;
}

/** Pronouns farther away speak for no name. */
const longestSentence = 400;

const pronoun = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
const training =
  /\b(?:with|for|let|ask|reward|take|walk|give|get|keep|bring|train|call|feed|crate|leave|praise|teach|when|if|until|once|while|about|how|lure|send|put|you and|treat|and|where|that|has|on|of) $/i;
const ofDog = /\b(?:your|this|little|sweet|good|old) (?:dog|puppy|pup|boy|girl|rescue)?,? ?$/i;
const ofAnother =
  /\b(?:my|our|their|neighbor's|neighbor’s|other|friend's|friend’s|sister's|a) (?:own |other )?(?:dog|dogs|puppy)(?: named| called)?,? $/i;
const inPlace = /\b(?:in|at|near|from|to|around|visit|via|over) (?:the )?$/i;

/** A title in capitals too; "Lady" may be the dog's own name. */
const isPerson = (word = '') => {
  const lower = word.toLowerCase();
  if (isCapital(word)) return titles.has(lower);
  return anyPeople.has(lower) || malePeople.has(lower) || femalePeople.has(lower) || titles.has(lower);
};

/** How much speaks for each name that may be the dog's, by the name as it is written first. */
export function dogScores(lines: readonly EmailLine[], { subject, taken }: Places): Map<string, number> {
  const scores = new Map<string, { name: string; points: number; seen: number; evidence: number }>();
  lines.forEach((line, lineAt) => {
    line.words.forEach((word, at) => {
      const lower = word.text.toLowerCase();
      const isOther = otherWords.has(lower) && !wordNames.has(lower);
      if (!isCapital(word.text) || isOther || word.text.length < 2 || /\d/.test(word.text)) return;
      if (taken.has(lower) || !readsAsName(line, word)) return;
      const entry = scores.get(lower) ?? { name: word.text, points: 0, seen: 0, evidence: 0 };
      scores.set(lower, entry);
      // "May is a busy month" speaks for no dog.
      if (months.has(lower) && isAtStart(line, word) && !isPossessive(line, word)) return;
      entry.seen += 1;
      if (entry.seen <= 4) entry.points += 1;
      if (entry.name === entry.name.toUpperCase()) entry.name = word.text;
      const found = evidenceAt(line, at, word, lines[lineAt + 1]);
      entry.points += found;
      if (found > 0) entry.evidence += 1;
    });
  });
  const inSubject = new Set((subject ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return new Map(
    [...scores].map(([lower, { name, points, evidence }]) => [
      name,
      evidence === 0 ? 0 : points + (inSubject.has(lower) ? 2 : 0),
    ]),
  );
}

const notTheDog =
  /^,? (?:who is )?(?:our|my|your) (?:\w+ )?(?:trainer|assistant|colleague|vet|groomer|sitter|walker)/i;
const placeWord =
  /^(?:street|st|park|avenue|ave|road|rd|lane|beach|lake|drive|field|school|club|hospital|clinic|training)$/i;

/** What speaks for a name at one place that it is the dog's, less what speaks against it. */
function evidenceAt(line: EmailLine, at: number, word: EmailWord, nextLine: EmailLine | undefined): number {
  const before = textBefore(line, word);
  const after = line.text.slice(word.end, word.end + longestSentence);
  const [previous, next, afterNext] = [line.words[at - 1], line.words[at + 1], line.words[at + 2]];
  const isOfAnother = ofAnother.test(before);
  const isTitled =
    isPerson(previous?.text) && /^[ .]*$/.test(line.text.slice(previous?.end ?? 0, word.start));
  const isActing = next !== undefined && isVerbLike(next.text, afterNext?.text) && after.startsWith(' ');
  const isPlace = next?.start === word.end + 1 && placeWord.test(next.text);
  const isCalled = previous !== undefined && dogNouns.has(previous.text.toLowerCase()) && !isOfAnother;
  const weights: [applies: boolean, points: number][] = [
    [isPossessive(line, word), 2],
    [training.test(before), 1],
    [ofDog.test(before), 3],
    [isActing, 1],
    [pronoun.test(untilNextName(after, nextLine)), 2],
    [isOfAnother, -6],
    [isTitled, -5],
    [notTheDog.test(after), -5],
    [inPlace.test(before), -2],
    [isPlace, -4],
    [isCalled, 2],
    [isAtStart(line, word) && !next, -1],
  ];
  return weights.reduce((sum, [applies, points]) => sum + (applies ? points : 0), 0);
}

/** What follows a name until the next one, or to the end of the sentence behind. */
function untilNextName(after: string, nextLine: EmailLine | undefined): string {
  const following = `${after} ${nextLine?.isFirst === false ? nextLine.text : ''}`;
  const sentences = /^[^.!?]*(?:[.!?]+[^.!?]*)?/.exec(following)?.[0] ?? '';
  const next = /\s\p{Lu}\p{Ll}+(?=\s)/u.exec(sentences.replace(/[.!?]\s+\p{Lu}\p{L}*/gu, '. x'));
  return sentences.slice(0, next?.index);
}

const least = 4;

/** The dog's name, of two words where they always stand together; null where nothing speaks for any. */
export function dogName(lines: readonly EmailLine[], places: Places): string | null {
  const [best] = [...dogScores(lines, places)].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < least) return lowerDogName(lines, places);
  return withSecondWord(lines, best[0]);
}

/** "Lady Bird" where neither stands without the other. */
function withSecondWord(lines: readonly EmailLine[], name: string): string {
  const neighbors = (step: 1 | -1) =>
    lines.flatMap((line) =>
      line.words.flatMap((word, at) => {
        if (word.text.toLowerCase() !== name.toLowerCase()) return [];
        const other = line.words[at + step];
        const [left, right] = step === 1 ? [word, other] : [other, word];
        const isBeside = left && right && right.start === left.end + 1 && line.text[left.end] === ' ';
        return [
          isBeside && isCapital(other?.text ?? '') && (step === 1 || other?.text !== 'I')
            ? other?.text
            : undefined,
        ];
      }),
    );
  const same = (found: readonly (string | undefined)[]) =>
    found.length > 1 && found[0] !== undefined && found.every((one) => one === found[0]) ? found[0] : null;
  const [behind, ahead] = [same(neighbors(1)), same(neighbors(-1))];
  if (behind !== null && !otherWords.has(behind.toLowerCase())) return `${name} ${behind}`;
  return ahead !== null && !otherWords.has(ahead.toLowerCase()) && !titles.has(ahead.toLowerCase())
    ? `${ahead} ${name}`
    : name;
}

const lowerPlace =
  /\b(?:with|for|of|about|reward|video of|ask|let|bring|walk|feed|praise|crate|tell|how(?:'s|’s| is)?|when|if|and|thanks for bringing) (\p{Ll}[\p{Ll}’']+)|(?:^|[.!?,]\s+)(\p{Ll}{3,}) (?:looks?|did|was|is|has|needs|loves|will|can|seems|should)\b/giu;

/** In an email without capitals: a word that is no other word, where a dog's name would stand, and more than once. */
function lowerDogName(lines: readonly EmailLine[], { taken }: Places): string | null {
  const text = lines.map((line) => line.text).join('\n');
  if (/\p{Lu}/u.test(text)) return null;
  const counts = new Map<string, number>();
  for (const [, one, two] of text.matchAll(lowerPlace)) {
    const word = (one ?? two ?? '').replace(/['’]s?$/, '');
    if (word.length < 3 || otherWords.has(word) || taken.has(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] > 1 ? best[0] : null;
}
