import type { Sentence } from './sentences.ts';
import type { Text } from './text.ts';

/** Whom a "they", "them" or "their" means. */
export interface TheyReading {
  readonly isDog: boolean;
  /** Why that may be wrong; left out where it is certain. */
  readonly why?: string;
}

export function pluralThey(_text: Text, _sentences: readonly Sentence[]): Map<number, TheyReading> {
  return new Map();
}
