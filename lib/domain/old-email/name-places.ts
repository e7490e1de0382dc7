import type { EmailLine, EmailWord } from './email-lines';
import { isCapital, isVerbLike, months, otherWords, wordNames } from './name-words';

const reach = 60;

/** What stands right before a word: no rule looks farther back. */
export const textBefore = ({ text }: EmailLine, { start }: EmailWord): string =>
  start > reach ? `…${text.slice(start - reach, start)}` : text.slice(0, start);

/** Whether a sentence, or what is like one, begins with the word: capitals mean nothing there. */
export function isAtStart(line: EmailLine, word: EmailWord): boolean {
  const before = textBefore(line, word);
  // The dot of "Dr. Patel" ends no sentence.
  if (/\b(?:mr|mrs|ms|dr|prof|st)\.\s*$/i.test(before)) return false;
  return /(?:^|[.!?:;]["”’')]*\s+|["“(]|[–—]\s+)[\s\-*•–—>]*$/.test(before) || /^[\d.)\s]*$/.test(before);
}

export const isPossessive = ({ text }: EmailLine, { text: word, end }: EmailWord) =>
  /^['’]s\b/i.test(text.slice(end)) || (/s$/i.test(word) && /^['’](?=\s+\p{Ll})/u.test(text.slice(end)));

const beforeName =
  /(?:\b(?:with|let|lets|ask|give|take|call|reward|tell|praise|bring|feed|walk|love|loves|miss|meet|watch|teach|train|about|and|like|is|was|has|for|when|if|that|keep|send|how|dear|hi|hello|thanks|welcome) |, )$/i;

/** Whether a word that is also a name stands for somebody at this place. */
export function readsAsName(line: EmailLine, word: EmailWord): boolean {
  const lower = word.text.toLowerCase();
  if (!isCapital(word.text)) return !wordNames.has(lower) && !otherWords.has(lower);
  if (!wordNames.has(lower)) return true;
  const before = textBefore(line, word);
  const after = line.text.slice(word.end);
  const at = line.words.indexOf(word);
  const [next, afterNext] = [line.words[at + 1], line.words[at + 2]];
  if (isPossessive(line, word)) return true;
  // A number goes with months and measures: "May 12", "Max. 3 treats", "12 May".
  if (/^\.?\s*\d/.test(after) || /\d(?:st|nd|rd|th)?(?: of)? $/.test(before)) return false;
  const isJoined = next !== undefined && after.startsWith(' ') && next.start === word.end + 1;
  if (isJoined && isCapital(next.text) && next.text !== 'I' && !otherWords.has(next.text.toLowerCase()))
    return false;
  if (isAtStart(line, word)) {
    // "Will you", "Mark the moment", "Hope all is well" against "Hope slept", "Mark, …".
    return /^\s*(?:[,!?]|$)/.test(after) || (isJoined && isVerbLike(next.text, afterNext?.text));
  }
  if (months.has(lower)) {
    const isDated =
      /\b(?:in|on|of|since|until|till|by|this|next|last|early|late|mid|before|after|through|from|to|between|or|for) $/i;
    const goesWithMonth =
      /^ (?:and|or|to|through) (?:January|February|March|April|May|June|July|August|September)/.test(after);
    const follows =
      /(?:January|February|March|April|May|June|July|August|September) (?:and|or|to|through) $/.test(before);
    return !isDated.test(before) && !goesWithMonth && !follows && beforeName.test(before);
  }
  return true;
}

/** Whether a word may name someone or something: a capital where no sentence begins, and no word that always has one. */
export function mayBeName(line: EmailLine, word: EmailWord): boolean {
  const isNamed = isCapital(word.text) && word.text.length > 1 && !otherWords.has(word.text.toLowerCase());
  return isNamed && !/\d/.test(word.text) && !isAtStart(line, word) && readsAsName(line, word);
}

/** Where a name stands as a name, each of its words: a name of two words only where both stand. */
export function placesOf(lines: readonly EmailLine[], name: string): EmailWord[][] {
  const parts = name.split(/[ .\u00a0]+/);
  const places: EmailWord[][] = [];
  for (const line of lines) {
    line.words.forEach((first, at) => {
      const words = parts.map((_, offset) => line.words[at + offset]);
      const isHere = words.every(
        (word, offset) => word !== undefined && word.text.toLowerCase() === parts[offset]?.toLowerCase(),
      );
      if (!isHere) return;
      const isNamed = parts.length > 1 ? isCapital(first.text) : readsAsName(line, first);
      if (isNamed) places.push(words.filter((word) => word !== undefined));
    });
  }
  return places;
}
