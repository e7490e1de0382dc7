export interface FittedRow {
  readonly cells: readonly string[];
  /** What was done to the row, in a sentence. */
  readonly note?: string;
  /** Why its cells cannot be told apart, in a sentence. */
  readonly unread?: string;
}

const joinedNote = 'A comma without quotation marks around its cell was read as part of the text.';

/**
 * A row of a table of `columns` named columns. A comma that was written in a text without quotation marks parts a cell in
 * two: where a blank follows it, and follows no other, they are joined again; otherwise nobody knows what belongs where.
 */
export function fitRow(row: readonly string[], columns: number, delimiter: string): FittedRow {
  const isWhole = row.length === columns || !row.some(goesOn);
  const filled = row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
  if (isWhole && filled.length <= columns) return { cells: filled };
  const cells: string[] = [];
  for (const cell of filled) {
    const before = goesOn(cell) ? cells.pop() : undefined;
    cells.push(before === undefined ? cell : before + delimiter + cell);
  }
  if (cells.length <= columns) return { cells, note: joinedNote };
  return {
    cells: filled.slice(0, columns),
    unread: `Its line has ${filled.length} cells, the first line names ${columns}. A text with commas in it needs quotation marks around it.`,
  };
}

/** A cell that begins as the rest of a sentence does. */
const goesOn = (cell: string) => /^ +[^\s"]/.test(cell);
