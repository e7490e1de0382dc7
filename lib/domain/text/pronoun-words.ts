import type { Sex } from '@/lib/contracts/primitives';
import { inlinesOf, oncePerText, type RichText } from './rich-text';

/** Words that speak of one sex; 'they' may always mean the owners, so it never counts. */
const words = { male: 'he|him|his|himself', female: 'she|her|hers|herself' } as const;
const foreign: Readonly<Record<Sex, RegExp>> = {
  male: wordsOf(words.female),
  female: wordsOf(words.male),
  neutral: wordsOf(`${words.male}|${words.female}`),
};

function wordsOf(alternatives: string): RegExp {
  return new RegExp(`\\b(?:${alternatives})\\b`, 'gi');
}

/** `\\b` knows the letters of English only: the "he" of "Café-hé" is none, and "chérie" holds no "rie". */
const letterBefore = /[\p{L}\p{N}]$/u;
const letterAfter = /^[\p{L}\p{N}]/u;

export interface FoundWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The pronouns in a plain text that speak of another sex than `sex`. */
export function foreignPronouns(text: string, sex: Sex): FoundWord[] {
  const found: FoundWord[] = [];
  for (const { 0: word, index: start } of text.matchAll(foreign[sex])) {
    const end = start + word.length;
    if (
      letterBefore.test(text.slice(Math.max(0, start - 2), start)) ||
      letterAfter.test(text.slice(end, end + 2))
    )
      continue;
    found.push({ word, start, end });
  }
  return found;
}

/** The same for a text as it stands in a letter, without the words marked as not about the dog. */
export function foreignPronounsIn(text: RichText, sex: Sex): readonly string[] {
  return foreignIn[sex](text);
}

/** The sexes other than `sex` that a text speaks of. */
export function foreignSexesIn(text: RichText, sex: Sex): readonly Sex[] {
  return (['male', 'female'] as const).filter(
    (other) => other !== sex && foreignPronounsIn(text, other === 'male' ? 'female' : 'male').length > 0,
  );
}

/** What each foreign pronoun may become where a dog of this sex is spoken of. */
const replaced: Readonly<Record<Sex, Readonly<Record<string, readonly string[]>>>> = {
  male: { she: ['he'], her: ['him', 'his'], hers: ['his'], herself: ['himself'] },
  female: { he: ['she'], him: ['her'], his: ['her', 'hers'], himself: ['herself'] },
  neutral: {
    he: ['they'],
    she: ['they'],
    him: ['them'],
    her: ['them', 'their'],
    his: ['their', 'theirs'],
    hers: ['theirs'],
    himself: ['themself'],
    herself: ['themself'],
  },
};

export function replacementsOf(words: readonly string[], sex: Sex): readonly string[] {
  const found = new Set(words.map((word) => word.toLowerCase()));
  const pairs = Object.entries(replaced[sex]).filter(([word]) => found.has(word));
  return [...new Set(pairs.flatMap(([, replacements]) => replacements))];
}

/** The pronouns of a dog of this sex that stand in a text more often than before. */
export function pronounsGained(before: RichText, after: RichText, sex: Sex): readonly string[] {
  const all = new Set(Object.values(replaced[sex]).flat());
  return [...all].filter((word) => countOf(word, after) > countOf(word, before));
}

function countOf(word: string, text: RichText): number {
  const whole = wordsOf(word);
  return inlinesOf(text).reduce(
    (count, { inline }) => count + (inline.type === 'text' ? (inline.text.match(whole)?.length ?? 0) : 0),
    0,
  );
}

const searchFor = (sex: Sex) =>
  oncePerText((text): readonly string[] =>
    inlinesOf(text).flatMap(({ inline, kept }) =>
      inline.type === 'text' && !kept ? foreignPronouns(inline.text, sex).map(({ word }) => word) : [],
    ),
  );

const foreignIn = { male: searchFor('male'), female: searchFor('female'), neutral: searchFor('neutral') };
