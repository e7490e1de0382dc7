import type { Sex } from '@/lib/contracts/primitives';
import type { Values } from '@/lib/domain/text/variable-values';
import type { ShownText } from './letter-text';

/** What a letter says for its variables, in a text of each sex. */
export type SaidValues = Readonly<Record<Sex, Values>>;

/** The same in each of them. */
export const asFilledIn = (values: Values): SaidValues => ({ male: values, female: values, neutral: values });

/** What a text of the letter says: in its own version, wherever it stands. */
export const saidIn = (
  said: SaidValues,
  { shown, spokenOf }: Pick<ShownText, 'shown' | 'spokenOf'>,
): Values => said[shown ?? spokenOf];
