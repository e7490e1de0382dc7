import type { Sex } from '@/lib/contracts/primitives';
import { filledValue } from '@/lib/domain/text/variable-values';
import { splitAtVariables } from '@/lib/domain/text/variables';
import type { LetterPart } from './letter-text';
import { letterFallbacks } from './letter-variables';
import { foreignPronouns, foreignPronounsIn, replacementsOf } from '@/lib/domain/text/pronoun-words';
import type { CheckedLetter, Cure, ReadyPoint, Spot } from './ready-point';
import { nameOf, quoted } from './ready-words';

const aboutDog: Readonly<Record<Sex, string>> = {
  male: 'This email is about a male dog.',
  female: 'This email is about a female dog.',
  neutral: 'This email leaves the dog’s sex open.',
};

const aboutSeveral = 'This email is about two dogs or more.';

/** Words that speak of a dog of another sex than the letter's. */
export function pronounPoints({ letter, parts, names, snippets }: CheckedLetter): ReadyPoint[] {
  const points: ReadyPoint[] = [];
  const add = (
    key: string,
    who: string,
    words: readonly string[],
    sex: Sex,
    spot: Spot,
    cures: Cure[] = [],
  ) => {
    if (words.length === 0) return;
    const says = `${who} says ${quoted(words)}`;
    const about = letter.areSeveral && sex === 'neutral' ? aboutSeveral : aboutDog[sex];
    const lines = [{ text: about, spot }];
    points.push({ key: `pronoun-${key}`, topic: 'pronouns', severity: 'fix', says, spot, lines, cures });
  };
  const wordsIn = (text: string) => foreignPronouns(text, letter.sex).map(({ word }) => word);
  const subject = splitAtVariables(letter.subject).filter((piece) => typeof piece === 'string');
  add('subject', 'The subject', wordsIn(subject.join(' ')), letter.sex, { at: 'subject' });
  for (const part of parts) {
    const { block, text } = part;
    // A version shown in place of a missing one is that point's own matter.
    if (text.missing && !text.edited) continue;
    const words = foreignPronounsIn(part.richText, text.spokenOf);
    const who = nameOf(block, snippets);
    add(block.id, who, words, text.spokenOf, { at: 'block', blockId: block.id }, pronounCures(part, words));
  }
  const fallbacks = letterFallbacks(parts, letter.subject, letter.areSeveral);
  for (const name of names) {
    const said = filledValue(letter.values, name) ?? fallbacks.get(name)?.join(' ') ?? '';
    const words = wordsIn(said);
    add(`value-${name}`, `“${name}”`, words, letter.sex, { at: 'field', name });
  }
  return points;
}

function pronounCures({ block, text }: LetterPart, words: readonly string[]): Cure[] {
  const cures: Cure[] = [{ kind: 'keep-words', blockId: block.id }];
  if (block.kind === 'snippet' && block.sexOverride !== undefined) {
    cures.unshift({ kind: 'follow-letter', blockId: block.id });
  }
  if (text.edited && text.shown !== null) cures.unshift({ kind: 'drop-edit', blockId: block.id });
  // What no snippet holds is there in one version only.
  if (text.edited || block.kind === 'text') {
    const into = replacementsOf(words, text.spokenOf);
    cures.unshift({ kind: 'change-words', blockId: block.id, sex: text.spokenOf, into });
  }
  return cures;
}
