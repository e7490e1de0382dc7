import { OtherPeople } from './other-people.ts';
import type { TheyReadings } from '../they/plural-they.ts';
import { sentencesOf, type Sentence } from '../text/sentences.ts';
import type { Sex } from '../words/sex.ts';
import { Text } from '../text/text.ts';

/** A text with everything that is decided over the whole of it. */
export interface Document {
  readonly html: string;
  readonly text: Text;
  readonly sentences: readonly Sentence[];
  readonly from: Sex;
  readonly to: Sex;
  /** For texts that say "they": whom each of them means. */
  readonly they: TheyReadings;
  /** For texts that say "he" or "she": who else it may be. */
  readonly people: OtherPeople;
}

/** Tells whom each "they" of a text means. */
export type ReadThey = (text: Text, sentences: readonly Sentence[]) => TheyReadings;

export function documentOf(html: string, from: Sex, to: Sex, readThey?: ReadThey): Document {
  const text = new Text(html);
  const sentences = sentencesOf(text);
  const they: TheyReadings = (from === 'neutral' && readThey?.(text, sentences)) || new Map();
  return { html, text, sentences, from, to, they, people: new OtherPeople(text, from) };
}
