// Spreadsheets run a cell that begins like this as a formula, whoever wrote it; the full-width signs of East Asian
// keyboards count as well.
const runsAsFormula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Rows as a file for spreadsheets: a mark for UTF-8, line ends of Windows, each cell quoted where it must be. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** An apostrophe in front keeps a cell text; `readCell` takes it away again, so that nothing is lost on the way. */
export function csvCell(text: string): string {
  const cell = runsAsFormula.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export function readCell(cell: string): string {
  return cell.startsWith("'") && runsAsFormula.test(cell) ? cell.slice(1) : cell;
}

/** Several short texts in one cell, parted by commas; one that holds what parts them itself is quoted. */
export function joinList(texts: readonly string[]): string {
  return texts
    .map((text) => (/[",;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(', ');
}

/** One text of a list: quoted from end to end, or all up to the next comma or semicolon. */
const listed = /\s*"(?:[^"]|"")*"(?=\s*(?:[,;]|$))|[^,;]+/g;

/** Other programs, and people who write a list by hand, part it by semicolons too. */
export function splitList(cell: string): string[] {
  return [...cell.matchAll(listed)]
    .map(([entry]) => entry.trim())
    .map((entry) =>
      entry.length > 1 && entry.startsWith('"') && entry.endsWith('"')
        ? entry.slice(1, -1).replaceAll('""', '"')
        : entry,
    )
    .filter((text) => text !== '');
}
