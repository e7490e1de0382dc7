import papa from 'papaparse';
import { expect, test } from 'vitest';
import { lineOfOpenQuote } from '@/lib/domain/import/tables/unclosed-quote';

test.each<[string, string, number | null]>([
  ['in the last line', 'title,text\nDoor,"He waits.', 2],
  ['that takes the rest of the file', 'title,text\n\nDoor,"He waits.\nGate,He sits.\nBed,He lies.', 3],
  ['that takes all up to the next cell in quotes', 'title,text\r\nDoor,"He waits.\r\nGate,"He sits."', 2],
  ['that takes all up to a title in quotes', 'title;text\nDoor;"He waits.\n"Gate";He sits.', 2],
  ['behind a cell of two lines', 'title,text\n"Two\nlines","He ""waits"".\nGate,"He sits."', 3],
  ['in old line ends', 'title,text\rDoor,"He waits.\rGate,He sits.', 2],
  ['nowhere', 'title,text\nDoor,"He waits,\nthen ""sits""."\nGate,"He\n""lies"""', null],
  ['nowhere, with words quoted within a cell', 'title,text\nDoor,"Hi,\nsay "sit" now."\nGate,x', null],
  ['nowhere, with inches', 'title,text\nCrate,A 24" crate.', null],
])('a mark that is never closed %s', (_, text, line) => {
  const { errors } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  expect(lineOfOpenQuote(text, errors)).toBe(line);
});
