import type { Sentence } from '../../text/sentences.ts';
import type { Text } from '../../text/text.ts';

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

/** What a subject's clause hangs on. */
export interface Setting {
  /** It depends on one that may follow behind a comma: "if they pull, stop". */
  readonly subordinate: boolean;
  /** Nothing stands before it that it could hang on. */
  readonly opens: boolean;
  /** It hangs on an order: "feed them while they look, and leave". */
  readonly ordered: boolean;
  /** It stands within one whose own verb is still to come: "that, as far as he knows, is true". */
  readonly awaited: boolean;
  /** Verbs of another's, joined by commas, stand before it: "Rex digs when he's hot, chews when he's bored and …". */
  readonly endsList: boolean;
  /** It tells of a word before it, "the toys they guard", or is told: "say how good they are". */
  readonly tells: boolean;
  /** It is one like ", where they rest,". */
  readonly aside: boolean;
  /** Its first verb is one like "can". */
  readonly isModal: boolean;
  /** It is one like "all they do", of which the rest is said. */
  readonly sumsUp: boolean;
  /** It stands behind a dash, and ends with the next. */
  readonly isDashed: boolean;
  /** And what stands before that dash has somebody else's verb, which goes on behind the next. */
  readonly outerGoesOn: boolean;
  /** It is asked or denied, its verb before it: "does he bark". */
  readonly asks: boolean;
}

/** What is known of a subject's verbs when the next joint is reached. */
export interface VerbsSoFar {
  readonly clause: Clause;
  readonly setting: Setting;
  readonly changes: readonly VerbChange[];
  /** The form that a verb joined here would have. */
  readonly mode: Mode;
  /** The last one that changed, or the first, tells of the past. */
  readonly isPast: boolean;
  /** The word behind the first verb. */
  readonly start: number;
  /** How many were found joined to the first. */
  readonly listed: number;
  /** The last verb was joined by a comma alone, so that one more is to come. */
  readonly isListOpen: boolean;
}

/** A word or mark that may join a verb to the one before. */
export interface Joint {
  readonly at: number;
  /** It is a comma or a dash, not a word or a slash. */
  readonly isComma: boolean;
  /** A word like "and" joins, with a comma or without. */
  readonly isJoined: boolean;
  /** The first word behind it. */
  readonly next: number;
  /** The first one that is no adverb. */
  readonly verb: number;
}
