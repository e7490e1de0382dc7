import type { Sex } from '../src/words/sex.ts';

/** One example: a text and what it may become. */
export interface Row {
  readonly source: string;
  readonly from: readonly Sex[];
  readonly to: Sex;
  readonly input: string;
  readonly accepted: readonly string[];
  /** Holds gendered nouns of people, which the engine leaves alone: counted by itself. */
  readonly isApart: boolean;
}

/** Reads `source from to input expected`, tab by tab, under a line of headings. */
export function readTable(table: string): Row[] {
  const [, ...lines] = table.split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [source = '', from = '', to = '', input = '', expected = ''] = line.split('\t');
      return {
        source,
        from: from.split('+') as Sex[],
        to: to as Sex,
        input: unescaped(input),
        accepted: expected.split(' ||| ').map(unescaped),
        isApart: source.endsWith(':noun'),
      };
    });
}

const meanings: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };

const unescaped = (text: string) =>
  text.replace(/\\([nt\\])/g, (_whole, letter: string) => meanings[letter] ?? '');
