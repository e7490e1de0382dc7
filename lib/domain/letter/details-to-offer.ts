import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import { filledValue, type Values } from '@/lib/domain/text/variable-values';
import { isPassing } from './another-dog';
import type { Letter } from './letter';
import { whoVariables } from './letter-variables';

/** More than is looked at again. */
const mostDetails = 40;
const longestDetail = 200;

/** What of a letter is worth offering when the next one is about the same dog: who it is is known, and days pass. */
export function detailsToOffer(letter: Letter, names: readonly string[], kinds: KindsByName): Values {
  const { dog, client } = whoVariables(names);
  const details = names.flatMap((name) => {
    if (name === dog || name === client || isPassing(name, kinds)) return [];
    const value = filledValue(letter.values, name);
    return value === undefined || value.length > longestDetail ? [] : [[name, value] as const];
  });
  return Object.fromEntries(details.slice(0, mostDetails));
}
