import { candidateFromBriskine } from '@/lib/domain/import/formats/briskine';
import { fieldName, titleAmong } from '@/lib/domain/import/formats/field-names';
import { foreignCandidate } from '@/lib/domain/import/formats/foreign-candidate';
import { candidateFromRow } from '@/lib/domain/import/formats/heelwrite';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { candidatesFromTextExpander } from '@/lib/domain/import/formats/textexpander';
import type { ForeignTable, RecognizedFile } from '@/lib/domain/import/recognized-file';
import { columnsByContent, columnsByName, isHeader, type Columns } from '@/lib/domain/import/tables/columns';
import { fitRow } from '@/lib/domain/import/tables/fit-row';
import { splitList } from '@/lib/domain/text/csv-text';

type Rows = readonly (readonly string[])[];

/** null: a table that tells nothing about snippets. */
export function recognizeRows(rows: Rows, fileName: string, delimiter = ','): RecognizedFile | null {
  const [first = [], ...rest] = rows;
  const header = first.map(fieldName);
  const has = (...names: string[]) => names.every((name) => header.includes(name));
  const body = rest.filter(isFilled);
  const read = (candidateFrom: (cell: (column: string) => string) => ImportCandidate) =>
    readRows(body, header.length, delimiter, (all) =>
      all.map((cells) => candidateFrom((column) => cells[header.indexOf(column)] ?? '')),
    );
  const group = fileName.replace(/\.[^.]*$/, '');

  if (['male', 'female', 'neutral'].some((sex) => has(sex))) {
    const titleColumn = titleAmong(header) ?? 'title';
    const candidates = read((cell) =>
      candidateFromRow((name) => {
        const column = name === 'title' ? titleColumn : name;
        return header.includes(column) ? cell(column) : undefined;
      }),
    );
    return { format: 'Heelwrite CSV', candidates };
  }
  if (has('title', 'shortcut', 'body')) {
    const candidates = read((cell) =>
      candidateFromBriskine({
        title: cell('title'),
        shortcut: cell('shortcut'),
        subject: cell('subject'),
        tags: cell('tags'),
        body: cell('body'),
      }),
    );
    return { format: 'Briskine CSV', candidates };
  }
  const expanderText = ['snippet', 'content', 'plain text'].find((name) => has(name));
  if (has('abbreviation') && expanderText !== undefined) {
    const candidates = readRows(body, header.length, delimiter, (all) =>
      candidatesFromTextExpander(
        all.map((cells) => {
          const cell = (column: string) => cells[header.indexOf(column)] ?? '';
          return {
            abbreviation: cell('abbreviation'),
            label: cell('label'),
            content: cell(expanderText),
            group,
          };
        }),
      ),
    );
    return { format: 'TextExpander CSV', candidates };
  }
  const columns = columnsByName(header);
  if (columns === null) return recognizeHeadless(rows, group, delimiter);
  return foreignTable(has('autotext') ? 'PhraseExpress table' : 'CSV table', first, body, columns, delimiter);
}

/** A table whose first line names nothing that is known, or is a row itself: what stands in a column tells what it is. */
function recognizeHeadless(rows: Rows, group: string, delimiter: string): RecognizedFile | null {
  const filled = rows.filter(isFilled);
  // Sentences with commas in them are no table.
  if (delimiter === ',' && filled.every(([, ...cells]) => cells.every((cell) => /^ /.test(cell))))
    return null;
  const columns = columnsByContent(filled);
  if (columns === null) return null;
  const [first = [], ...rest] = filled;
  const isNamed = isHeader(first, rest, columns);
  // TextExpander and aText write their tables so: abbreviation, text and, where there is one, the label.
  if (columns.text === 1 && first.length <= 3 && !isNamed) {
    const entries = filled.map(([abbreviation = '', content = '', label = '']) => ({
      abbreviation,
      content,
      label,
      group,
    }));
    return { format: 'TextExpander or aText CSV', candidates: candidatesFromTextExpander(entries) };
  }
  const names = isNamed ? first : first.map((_, at) => `Column ${at + 1}`);
  return foreignTable('CSV table', names, isNamed ? rest : filled, columns, delimiter);
}

function foreignTable(
  format: string,
  names: readonly string[],
  body: Rows,
  columns: Columns,
  parted: string,
) {
  const read: ForeignTable['read'] = (assigned) =>
    readRows(body, names.length, parted, (all) => all.map((cells) => candidateOf(cells, names, assigned)));
  return { format, candidates: read(columns), table: { names, columns, read } };
}

function candidateOf(cells: readonly string[], names: readonly string[], assigned: Columns): ImportCandidate {
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
  const { title, text, shortcut, tags } = assigned;
  const candidate = foreignCandidate(cell(title), cell(text), splitList(cell(tags)), cell(shortcut));
  const left = names.filter((_, at) => !Object.values(assigned).includes(at) && cell(at).trim() !== '');
  if (left.length === 0) return candidate;
  return { ...candidate, notes: [...candidate.notes, `Left out: ${left.join(', ')}.`] };
}

/** The rows of a table, each with what was done to read it. */
function readRows(
  rows: Rows,
  columns: number,
  delimiter: string,
  candidatesFrom: (rows: Rows) => readonly ImportCandidate[],
): ImportCandidate[] {
  const fitted = rows.map((row) => fitRow(row, columns, delimiter));
  return candidatesFrom(fitted.map(({ cells }) => cells)).map((candidate, at) => {
    const { note, unread } = fitted[at] ?? {};
    const notes = note === undefined ? candidate.notes : [...candidate.notes, note];
    return { ...candidate, notes, ...(unread !== undefined && { unread }) };
  });
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');
