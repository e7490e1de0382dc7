import type { Leaning } from '../leaning.ts';
import type { Text } from '../../text/text.ts';

/** A "his" and what stands behind it. */
export interface His {
  readonly text: Text;
  readonly first: number;
  readonly last: number;
  readonly index: number;
  readonly next: number;
  readonly word: string;
  readonly second: string;
  /** Whether the word behind the next one can go on a noun phrase. */
  readonly nounBehind: boolean;
}

export type Rule = (his: His) => Leaning | undefined;
