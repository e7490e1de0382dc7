import { shortcutAmong, textAmong, titleAmong } from '@/lib/domain/import/formats/field-names';

/** Which columns hold what, by their place; null where there is none of the kind. */
export interface Columns {
  readonly title: number | null;
  readonly text: number;
  readonly shortcut: number | null;
  readonly tags: number | null;
}

type Rows = readonly (readonly string[])[];

/** The columns as a first line names them; null where it names no title or no text. */
export function columnsByName(header: readonly string[]): Columns | null {
  const at = (name: string | undefined) => (name === undefined ? null : header.indexOf(name));
  const textName = textAmong(header);
  const titleName = titleAmong(header.filter((name) => name !== textName));
  const text = at(textName);
  const title = at(titleName);
  if (text === null || title === null) return null;
  const rest = header.filter((name) => name !== titleName && name !== textName);
  return { title, text, shortcut: at(shortcutAmong(rest)), tags: at(rest.find((name) => name === 'tags')) };
}

/** More columns than these are a table of something else, unless there is prose in it. */
const mostOfSnippets = 3;

/**
 * The columns told apart by what stands in them: prose is the text, words without blanks are shortcuts. null for a table
 * whose rows are not alike, or that holds no prose in many columns.
 */
export function columnsByContent(rows: Rows): Columns | null {
  const count = rows[0]?.length ?? 0;
  if (count < 2 || rows.some((row) => row.length < 2 || row.length > count)) return null;
  const columns = Array.from({ length: count }, (_, at) => rows.map((row) => row[at]?.trim() ?? ''));
  const lengths = columns.map((cells) => cells.reduce((sum, cell) => sum + cell.length, 0));
  const text = lengths.indexOf(Math.max(...lengths));
  if (count > mostOfSnippets && !isProse(columns[text] ?? [])) return null;
  const others = columns.map((_, at) => at).filter((at) => at !== text && holdsWords(columns[at] ?? []));
  const shortcut =
    count > mostOfSnippets ? null : (others.find((at) => isShortcuts(columns[at] ?? [])) ?? null);
  const title = others.find((at) => at !== shortcut) ?? shortcut;
  return { title, text, shortcut: shortcut === title ? null : shortcut, tags: null };
}

/** What stands under the first line, which may name the columns. */
const below = (cells: readonly string[]) => (cells.length > 1 ? cells.slice(1) : cells);

/** Not only numbers. */
const holdsWords = (cells: readonly string[]) => below(cells).some((cell) => /\p{L}/u.test(cell));

const isShortcuts = (cells: readonly string[]) =>
  cells.every((cell) => cell.length < 24 && !/\s/.test(cell)) && new Set(cells).size === cells.length;

/** Sentences in most cells. */
const isProse = (cells: readonly string[]) =>
  below(cells).filter((cell) => cell.split(/\s+/).length > 4).length > below(cells).length / 2;

/** Whether the first row only names columns: its text is a word or two, where the others hold sentences. */
export function isHeader(first: readonly string[], rest: Rows, { text }: Columns): boolean {
  const isName = (cell = '') => /^\p{L}[\p{L} _-]{0,23}$/u.test(cell.trim());
  const isSentence = (cell = '') => /\s.*[.!?…]/s.test(cell.trim());
  return first.every(isName) && rest.length > 0 && rest.every((row) => isSentence(row[text]));
}
