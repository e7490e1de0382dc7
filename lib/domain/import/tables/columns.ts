/** Which columns hold what, by their place; null where there is none of the kind. */
export interface Columns {
  readonly title: number | null;
  readonly text: number;
  readonly shortcut: number | null;
}

type Rows = readonly (readonly string[])[];

/** The columns told apart by what stands in them: prose is the text, words without blanks are shortcuts. */
export function columnsByContent(rows: Rows): Columns | null {
  const count = rows[0]?.length ?? 0;
  if (count < 2 || count > 3 || rows.some((row) => row.length < 2 || row.length > count)) return null;
  const columns = Array.from({ length: count }, (_, at) => rows.map((row) => row[at]?.trim() ?? ''));
  const lengths = columns.map((cells) => cells.reduce((sum, cell) => sum + cell.length, 0));
  const text = lengths.indexOf(Math.max(...lengths));
  const others = columns.map((_, at) => at).filter((at) => at !== text);
  const shortcut = others.find((at) => isShortcuts(columns[at] ?? [])) ?? null;
  const title = others.find((at) => at !== shortcut) ?? shortcut;
  return { title, text, shortcut: shortcut === title ? null : shortcut };
}

const isShortcuts = (cells: readonly string[]) =>
  cells.every((cell) => cell.length < 24 && !/\s/.test(cell)) && new Set(cells).size === cells.length;

/** Whether the first row only names columns: its text is a word or two, where the others hold sentences. */
export function isHeader(first: readonly string[], rest: Rows, { text }: Columns): boolean {
  const isName = (cell = '') => /^\p{L}[\p{L} _-]{0,23}$/u.test(cell.trim());
  const isSentence = (cell = '') => /\s.*[.!?…]/s.test(cell.trim());
  return first.every(isName) && rest.length > 0 && rest.every((row) => isSentence(row[text]));
}
