import type { Variable, VariableColor } from '@/lib/contracts/snippet-fields';
import { assignColors } from '@/lib/domain/text/variable-colors';

export type VariableColors = ReadonlyMap<string, VariableColor>;

/**
 * A color for every name: the libraries' own first, then what is left for names that only this letter uses, and for those
 * whose color another of its names has from another library.
 */
export function letterColors(
  snippets: Iterable<{ readonly variables: readonly Variable[] }>,
  names: readonly string[],
  palette: readonly VariableColor[],
): VariableColors {
  const known = new Map<string, VariableColor>();
  for (const { variables } of snippets) {
    for (const { name, color } of variables) if (!known.has(name)) known.set(name, color);
  }
  const taken = new Set<VariableColor>();
  for (const name of names) {
    const color = known.get(name);
    if (color === undefined) continue;
    if (taken.has(color)) known.delete(name);
    taken.add(color);
  }
  const ofLetter = Object.fromEntries([...known].filter(([name]) => names.includes(name)));
  const ofBoth = { ...Object.fromEntries(known), ...assignColors(ofLetter, names, [], palette) };
  return new Map(Object.entries(ofBoth));
}
