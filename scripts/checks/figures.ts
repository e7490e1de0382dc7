export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly goal?: number;
  readonly least?: number;
  readonly unit: string;
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
