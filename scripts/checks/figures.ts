export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly goal?: number;
  readonly least?: number;
  readonly unit: string;
}

/** The same figure of an earlier commit and of this one, and the most that their ratio should be. */
export interface Comparison {
  readonly what: string;
  readonly then: number;
  readonly now: number;
  readonly unit: string;
  readonly mostRatio: number;
}

/** Comparisons, a line each. */
export function comparisonTable(comparisons: readonly Comparison[]) {
  const shown = (value: number, unit = '') => `${value >= 100 ? Math.round(value) : value.toFixed(2)}${unit}`;
  const rows = comparisons.map(({ what, then, now, unit, mostRatio }) => {
    const ratio = now / then;
    return [
      `${what}, ${unit}`,
      shown(then),
      shown(now),
      shown(ratio, ' ×'),
      `≤ ${mostRatio} ×`,
      ratio <= mostRatio ? 'met' : 'MISSED',
    ];
  });
  const table = [['What', 'then', 'now', 'ratio', 'target', ''], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return ['', ...table.map(line), ''].join('\n');
}

/** Figures beside their goals, a line each: `goal` is the most that a value should be, `least` the least. */
export function figureTable(figures: readonly Figure[]) {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const rows = figures.map(({ what, value, goal, least, unit }) => {
    const isMet = value <= (goal ?? Infinity) && value >= (least ?? -Infinity);
    const verdict = goal === undefined && least === undefined ? '' : isMet ? 'met' : 'MISSED';
    const limit = goal !== undefined ? `≤ ${goal} ${unit}` : least !== undefined ? `≥ ${least} ${unit}` : '';
    const shown = `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`;
    return `${what.padEnd(width)}  ${shown.padStart(10)}  ${limit.padStart(9)}  ${verdict}`.trimEnd();
  });
  return ['', `${'What'.padEnd(width)}  ${'Figure'.padStart(10)}  ${'Goal'.padStart(9)}`, ...rows, ''].join(
    '\n',
  );
}
