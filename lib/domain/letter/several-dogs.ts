import type { Sex } from '@/lib/contracts/primitives';
import { variableNames } from '@/lib/domain/text/variables';
import type { Letter } from './letter';

/** Whom a letter is about: one dog, or two and more. */
export type DogChoice = Sex | 'several';

type Dog = Pick<Letter, 'sex' | 'areSeveral'>;

export const dogOf = ({ sex, areSeveral }: Dog): DogChoice => (areSeveral ? 'several' : sex);

/** Of several dogs the neutral texts are told. */
export function withDog<About extends Dog>(about: About, choice: DogChoice): About {
  const { areSeveral: _, ...one } = about;
  return (
    choice === 'several' ? { ...one, sex: 'neutral', areSeveral: true } : { ...one, sex: choice }
  ) as About;
}

/** What a neutral text says of several dogs. */
export interface TextOfSeveral {
  readonly html: string;
  /** The words in it that may have to be others. */
  readonly unsure: readonly string[];
}

/** By the neutral text that each was made of. */
export type TextsOfSeveral = ReadonlyMap<string, TextOfSeveral>;

const dogPattern = /^(?:dog|puppy)(?:[ _-]?name)?$/;

/** Whether a variable holds the name of the dog, or the names of the dogs. */
export const isDogName = (variable: string): boolean => dogPattern.test(variable);

/** The variables of a text that hold the names of the dogs. */
export const dogNamesIn = (html: string): string[] => variableNames(html).filter(isDogName);
