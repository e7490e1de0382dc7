export type Fields = Readonly<Record<string, unknown>>;

/** One step from an older form of stored documents to the next (ADR 68). */
export interface Migration {
  /** The order in which they run; never given twice. */
  readonly number: number;
  /** What is so once it has run, as a sentence for whoever runs it. */
  readonly outcome: string;
  /** The top-level collection whose documents it looks at, all of them: Firestore finds no field that is missing. */
  readonly collection: string;
  /**
   * The document in its new form, or null where it has it. Pure, and settled after one turn: what it gives back it leaves as
   * it is. It may be asked again of a document that somebody has written meanwhile.
   */
  readonly change: (document: Fields) => Fields | null;
}

/** `0007`: as files and records are named. */
export const nameOf = ({ number }: Pick<Migration, 'number'>): string => String(number).padStart(4, '0');
