import type { Sex } from '@/lib/contracts/primitives';
import type { Letter, SnippetsById } from './letter';
import type { LetterSignature } from './letter-output';
import type { LetterPart } from './letter-text';
import type { TextsOfSeveral } from './several-dogs';

/** Where a point is put right. */
export type Spot =
  | { readonly at: 'field'; readonly name: string }
  | { readonly at: 'subject' }
  | { readonly at: 'block'; readonly blockId: string }
  | { readonly at: 'signature' }
  | { readonly at: 'library' };

export type Cure =
  | { readonly kind: 'use-version'; readonly blockId: string; readonly sex: Sex; readonly shown: boolean }
  | {
      readonly kind: 'make-version';
      readonly blockId: string;
      readonly snippetId: string;
      readonly sex: Sex;
    }
  | { readonly kind: 'decide'; readonly blockId: string; readonly snippetId: string; readonly sex: Sex }
  | { readonly kind: 'follow-letter'; readonly blockId: string }
  | { readonly kind: 'drop-edit'; readonly blockId: string }
  | {
      readonly kind: 'change-words';
      readonly blockId: string;
      readonly sex: Sex;
      /** What the pronouns that were found may become. */
      readonly into: readonly string[];
    }
  | { readonly kind: 'keep-words'; readonly blockId: string }
  | { readonly kind: 'remove'; readonly blockId: string }
  | { readonly kind: 'tell-of-several' }
  | { readonly kind: 'load-signature' };

export type ReadyTopic = 'details' | 'subject' | 'braces' | 'pronouns' | 'versions' | 'signature' | 'letter';

export interface ReadyPoint {
  readonly key: string;
  readonly topic: ReadyTopic;
  /** `fix` would embarrass when sent; `look` may well be right. */
  readonly severity: 'fix' | 'look';
  readonly says: string;
  readonly spot: Spot;
  /** Why, or where: each line leads to a spot of its own. */
  readonly lines: readonly { readonly text: string; readonly spot: Spot }[];
  readonly cures: readonly Cure[];
}

export interface ReadyCheck {
  readonly points: readonly ReadyPoint[];
  /** What was looked at and is fine. */
  readonly fine: readonly ReadyTopic[];
}

export function countToFix(check: ReadyCheck): number {
  return check.points.filter((point) => point.severity === 'fix').length;
}

/** All that is said of an empty letter. */
export const nothingYet: ReadyCheck = {
  points: [
    {
      key: 'letter',
      topic: 'letter',
      severity: 'look',
      says: 'Nothing to copy yet',
      spot: { at: 'library' },
      lines: [{ text: 'Pick a snippet or write a line.', spot: { at: 'library' } }],
      cures: [],
    },
  ],
  fine: [],
};

/** Nothing has been looked at. */
export const unchecked: ReadyCheck = { points: [], fine: [] };

/** What the words in doubt of one version of a snippet are counted under. */
export const doubtsKey = (snippetId: string, sex: Sex) => `${sex} ${snippetId}`;

export interface CheckedLetter {
  readonly letter: Letter;
  readonly parts: readonly LetterPart[];
  /** The variables of the letter's form. */
  readonly names: readonly string[];
  readonly snippets: SnippetsById;
  readonly signature: LetterSignature;
  /** Chosen snippets that the library, once loaded, does not hold any more. */
  readonly gone: ReadonlySet<string>;
  /** Snippets to which a missing version may be added. */
  readonly writable: ReadonlySet<string>;
  /** How many words nobody has decided on in the made texts that are shown, by `doubtsKey`. */
  readonly doubts: ReadonlyMap<string, number>;
  /** Blocks that cannot be shown, by id: the letter goes out without them. */
  readonly broken: ReadonlySet<string>;
  /** Where the cursor is, while somebody writes; null when the letter goes out. */
  readonly writtenIn: Spot | null;
  /** What the neutral texts say of several dogs, where the letter is about them. */
  readonly ofSeveral: TextsOfSeveral;
}
