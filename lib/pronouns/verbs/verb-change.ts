import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';

/** One verb that follows its subject's number. */
export interface VerbChange {
  readonly index: number;
  readonly word: string;
  /** What it else may be; the word as it was, where this is left out. */
  readonly alternative?: string;
  /** Why it may be wrong; left out where it is certain. */
  readonly doubt?: string;
}

export type Agreement = 'plural' | 'singular';

/** The sentence that a subject's verbs are looked for in, and the number that they are to have. */
export interface Clause extends Sentence {
  readonly text: Text;
  /** The subject's pronoun, in small letters. */
  readonly pronoun: string;
  readonly to: Agreement;
  /** Whether a "they", or a "them" of a neutral text, means several others. */
  readonly isOthers: (index: number) => boolean;
}

/** The form of a verb and of those joined to it: "sits and waits", "sat and waited", "can sit and wait". */
export type Mode = 'finite' | 'past' | 'bare';
