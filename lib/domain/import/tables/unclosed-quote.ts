/** What the reader of a table says about its quotation marks: `index` stands behind the mark that opens a cell. */
export interface QuoteFault {
  readonly code: string;
  readonly index?: number | undefined;
}

/**
 * The line of a quotation mark that is never closed; null where there is none. The reader then takes the rest of the
 * file, or all up to the opening mark of a later cell, for one cell. Words quoted within a cell are no damage.
 */
export function lineOfOpenQuote(text: string, faults: readonly QuoteFault[]): number | null {
  const open = faults.find(
    ({ code, index = 0 }) =>
      code === 'MissingQuotes' || (code === 'InvalidQuotes' && swallowsCell(text, index)),
  );
  return open ? text.slice(0, open.index).split(/\r\n|\r|\n/).length : null;
}

/** Whether the first single mark behind the one that opens a cell is itself one that opens a cell, on a later line. */
function swallowsCell(text: string, index: number): boolean {
  const untilMark = /[^"]*(?:""[^"]*)*/y;
  untilMark.lastIndex = index;
  const [words = ''] = untilMark.exec(text) ?? [];
  return /[\r\n]/.test(words) && /[,;\t|\r\n]$/.test(words);
}
