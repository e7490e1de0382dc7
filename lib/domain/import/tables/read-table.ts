import { fieldName, isFieldName } from '@/lib/domain/import/formats/field-names';
import type { QuoteFault } from './unclosed-quote';

type Rows = readonly (readonly string[])[];

/** What a reader of delimited text is told, and what it answers: the cells, and what is wrong with their quotation marks. */
export type ParseTable = (
  text: string,
  options: { readonly delimiter: string; readonly escape: '"' | '\\' },
) => { readonly rows: Rows; readonly faults: readonly QuoteFault[] };

export interface Table {
  readonly rows: Rows;
  readonly delimiter: string;
  readonly faults: readonly QuoteFault[];
  /** As it was read: the line of a fault counts in it. */
  readonly text: string;
}

/** The table that a text is, whatever parts its cells and its lines. */
export function readTable(content: string, parse: ParseTable): Table {
  // A file that several programs have written to holds several kinds of line ends.
  const text = content.replace(/\r\n?/g, '\n');
  const hint = /^\uFEFF?"?sep=(.)"?\n/i.exec(text);
  // The line of the hint stays, empty: it counts.
  const table = hint ? text.slice(hint[0].length - 1) : text;
  const delimiter = hint?.[1] ?? delimiterOf(table, parse);
  return { ...readCells(table, delimiter, parse), delimiter, text: table };
}

function readCells(text: string, delimiter: string, parse: ParseTable) {
  const plain = parse(text, { delimiter, escape: '"' });
  const ways = [plain];
  // Some programs write a quotation mark within a cell as \" instead of "".
  if (plain.faults.length > 0 && text.includes('\\"')) ways.push(parse(text, { delimiter, escape: '\\' }));
  // People put a blank behind each comma, and then the quotation mark.
  if (plain.rows.some((row) => row.some((cell) => /^ +"/.test(cell)))) {
    const tight = text.replace(/(^|[,;\t|])[ ]+"(?!")/gm, '$1"');
    ways.push(parse(tight, { delimiter, escape: '"' }));
  }
  return ways.reduce((best, way) => (faultsOf(way) < faultsOf(best) ? way : best));
}

const faultsOf = ({ rows, faults }: { rows: Rows; faults: readonly QuoteFault[] }) =>
  faults.length + rows.flat().filter((cell) => /^ +"/.test(cell)).length;

/** The commonest last: text holds commas more often than the rest. */
const delimiters = ['\t', ',', ';', '|'];
/** Enough lines to tell. */
const told = 100;

function delimiterOf(text: string, parse: ParseTable): string {
  const beginning = text.split('\n', told).join('\n');
  const parted = delimiters.map((delimiter) => ({
    delimiter,
    rows: parse(beginning, { delimiter, escape: '"' }).rows.filter((row) => row.join('').trim() !== ''),
  }));
  const named = parted.find(
    ({ rows: [header = []] }) => header.filter((cell) => isFieldName(fieldName(cell))).length > 1,
  );
  const even = parted.find(({ rows: [first = [], ...rest] }) => {
    return first.length > 1 && rest.every((row) => row.length === first.length);
  });
  const widest = parted.reduce((best, each) => (widthOf(each.rows) > widthOf(best.rows) ? each : best));
  return (named ?? even ?? widest).delimiter;
}

const widthOf = (rows: Rows) => rows.reduce((sum, row) => sum + row.length, 0);
