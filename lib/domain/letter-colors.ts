import type { Variable, VariableColor } from '@/lib/contracts/snippet';
import { assignColors } from './variables';

export type VariableColors = ReadonlyMap<string, VariableColor>;

/** A color for every name: the libraries' own first, then what is left for names that only this letter uses. */
export function letterColors(
  snippets: Iterable<{ readonly variables: readonly Variable[] }>,
  names: readonly string[],
  palette: readonly VariableColor[],
): VariableColors {
  const known = new Map<string, VariableColor>();
  for (const { variables } of snippets) {
    for (const { name, color } of variables) if (!known.has(name)) known.set(name, color);
  }
  return new Map(Object.entries(assignColors(Object.fromEntries(known), names, [], palette)));
}
