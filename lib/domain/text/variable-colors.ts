import type { Variable, VariableColor } from '@/lib/contracts/snippet-fields';

/** Of a variable that no library has given a color yet. */
export const fallbackColor: VariableColor = 'amber';

export type ColorsByName = Readonly<Record<string, VariableColor>>;

/**
 * The library's colors after a snippet with `names` was saved: a color `asked` for changes the library's,
 * a known name keeps its own, a new one gets the color that the library has used least, in `palette`'s order.
 */
export function assignColors(
  known: ColorsByName,
  names: readonly string[],
  asked: readonly Variable[],
  palette: readonly VariableColor[],
): ColorsByName {
  const colors = new Map(Object.entries(known));
  const uses = new Map(palette.map((color) => [color, 0]));
  for (const color of colors.values()) uses.set(color, (uses.get(color) ?? 0) + 1);
  for (const name of names) {
    const wish = asked.findLast((variable) => variable.name === name)?.color;
    const color = wish ?? colors.get(name) ?? leastUsed(uses, palette);
    if (!colors.has(name)) uses.set(color, (uses.get(color) ?? 0) + 1);
    colors.set(name, color);
  }
  return Object.fromEntries(colors);
}

function leastUsed(
  uses: ReadonlyMap<VariableColor, number>,
  palette: readonly VariableColor[],
): VariableColor {
  const least = Math.min(...uses.values());
  const color = palette.find((candidate) => uses.get(candidate) === least);
  if (!color) throw new Error('The palette is empty.');
  return color;
}
