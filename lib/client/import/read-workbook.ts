import type { Cell, CellValue, FontStyle, Sheet } from 'hucre';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { recognizeRows } from '@/lib/domain/import/import-table';
import type { RecognizedFile } from '@/lib/domain/import/recognized-file';
import { escapeHtml } from '@/lib/domain/text/html-text';
import type { OfficeFile } from './office-file';
import { UnreadableFileError } from './unreadable-file';

/** The snippets in the sheets of a workbook; null where none holds any. */
export async function readWorkbook(
  bytes: Uint8Array,
  kind: Exclude<OfficeFile, 'docx'>,
  fileName: string,
): Promise<RecognizedFile | null> {
  const sheets = (await sheetsOf(bytes, kind)).filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
  const filled = sheets
    .map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet) }))
    .filter(({ rows }) => rows.length > 0);
  const found = filled.map(({ name, rows }) => ({ name, file: recognizeRows(rows, fileName) }));
  const [only] = found;
  if (found.every(({ file }) => file === null) || !only) return null;
  if (found.length === 1) return only.file && asWorkbook(only.file);
  const formats = new Set(found.flatMap(({ file }) => (file ? [asWorkbook(file).format] : [])));
  const [format] = formats;
  return {
    format: formats.size === 1 && format !== undefined ? format : 'spreadsheet',
    candidates: found.flatMap(({ name, file }) =>
      file ? file.candidates.map(taggedWith(name)) : [unread(name)],
    ),
  };
}

async function sheetsOf(bytes: Uint8Array, kind: Exclude<OfficeFile, 'docx'>): Promise<readonly Sheet[]> {
  const [{ readXlsx, readXls }, { readOds }] = await Promise.all([import('hucre/xlsx'), import('hucre/ods')]);
  const read = { xlsx: readXlsx, xls: readXls, ods: readOds }[kind];
  try {
    return (await read(bytes, { readStyles: true })).sheets;
  } catch {
    throw new UnreadableFileError(
      'This workbook is damaged or of a kind that Heelwrite cannot read. Save it as .xlsx or CSV.',
    );
  }
}

const asWorkbook = (file: RecognizedFile): RecognizedFile => ({
  ...file,
  format: `${file.format.replace(/ ?CSV(?: table)?$| table$/, '')} spreadsheet`.trim(),
});

const taggedWith = (sheet: string) => (candidate: ImportCandidate) => ({
  ...candidate,
  tags: [...(candidate.tags ?? []), sheet],
});

const unread = (sheet: string): ImportCandidate => ({
  title: sheet,
  versions: {},
  notes: [],
  unread: 'This sheet holds no table of titles and texts.',
});

/** Its rows as a table of text holds them, without empty ones and without empty columns at the end. */
function rowsOf({ rows, cells }: Sheet): string[][] {
  const texts = rows.map((row, line) => row.map((value, at) => textOf(value, cells?.get(`${line},${at}`))));
  const filled = texts.filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((cell) => cell.trim() !== '') + 1));
  return filled.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
}

function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return '';
  if (value instanceof Date) {
    return value.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  }
  const address = cell?.hyperlink?.target;
  const isStruck = cell?.style?.font?.strikethrough === true;
  const runs = cell?.richText ?? [{ text: String(value), font: { strikethrough: isStruck } }];
  if (address === undefined && !runs.some(({ font }) => tagsFor(font).length > 0)) return String(value);
  const words = runs.map(({ text, font }) =>
    tagsFor(font).reduce((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(text)),
  );
  const html = words.join('').replace(/\r?\n/g, '<br>');
  return `<p>${address === undefined ? html : `<a href="${escapeHtml(address)}">${html}</a>`}</p>`;
}

const tagsFor = (font: FontStyle = {}) => [
  ...(font.bold ? ['b'] : []),
  ...(font.italic ? ['i'] : []),
  ...(font.strikethrough ? ['s'] : []),
];
