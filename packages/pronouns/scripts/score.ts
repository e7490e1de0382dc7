import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sex } from '../src/words/sex.ts';
import { swap } from '../src/swap.ts';
import { readTable, type Row } from './table.ts';
import { wordErrors, wordsIn } from './word-errors.ts';

interface Tally {
  rows: number;
  exact: number;
  words: number;
  errors: number;
}

const short = { male: 'm', female: 'f', neutral: 'n' } as const;

/** Scores the engine on every table of a folder: whole rows that came out right, and the share of wrong words; the rows that came out wrong go into the file `errors`. */
export function scoreFolder(folder: string, { errors }: { readonly errors: string | undefined }): void {
  const wrong: string[] = [];
  const total = new Map<string, Tally>();
  console.log(line('set', 'way', 'rows', 'exact', 'WER'));
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()) {
    const tallies = new Map<string, Tally>();
    for (const row of readTable(readFileSync(join(folder, file), 'utf8'))) {
      const got = swapped(row);
      const way = `${row.from.map((sex) => short[sex]).join('+')}→${short[row.to]}`;
      const right = row.accepted.some((text) => comparable(text) === comparable(got));
      count(tallies, row.isApart ? `${way} other nouns` : way, row, got, right);
      if (!row.isApart) count(total, way, row, got, right);
      if (!right)
        wrong.push(
          [file, row.source, way, row.input, row.accepted.join(' ||| '), got].map(escaped).join('\t'),
        );
    }
    report(file.replace(/\.tsv$/, ''), tallies);
  }
  report('all', total);
  if (errors !== undefined) writeFileSync(errors, `${wrong.join('\n')}\n`);
}

/** Rows that start from two sexes are rewritten twice. */
function swapped({ input, from, to }: Row): string {
  return from.reduce((html: string, sex: Sex) => swap(html, sex, to).html, input);
}

function count(
  tallies: Map<string, Tally>,
  key: string,
  { accepted }: Row,
  got: string,
  right: boolean,
): void {
  const tally = tallies.get(key) ?? { rows: 0, exact: 0, words: 0, errors: 0 };
  tallies.set(key, tally);
  const wanted = accepted.map((text) => wordsIn(comparable(text)));
  tally.rows += 1;
  tally.words += wanted[0]?.length ?? 0;
  if (right) tally.exact += 1;
  else tally.errors += Math.min(...wanted.map((words) => wordErrors(words, wordsIn(comparable(got)))));
}

/** Both spellings of the apostrophe and of the neutral reflexive are right. */
function comparable(text: string): string {
  return text
    .replace(/’|&rsquo;|&#8217;/g, "'")
    .replace(/\bthemself\b/g, 'themselves')
    .replace(/\bThemself\b/g, 'Themselves')
    .replace(/\bTHEMSELF\b/g, 'THEMSELVES');
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');

function report(name: string, tallies: ReadonlyMap<string, Tally>): void {
  for (const [way, { rows, exact, words, errors }] of [...tallies].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(line(name, way, String(rows), percent(exact, rows), percent(errors, words)));
  }
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;

function line(...cells: readonly string[]): string {
  const widths = [24, 18, 7, 10, 8];
  return cells
    .map((cell, index) => (index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join(' ');
}
