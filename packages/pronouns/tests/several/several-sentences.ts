import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence about one dog, and how it reads of several. */
export interface SeveralSentence {
  readonly html: string;
  readonly expected: string;
}

/** The sentences of a file: one a line below headings, with `<walks|walk>` for what changes. */
export const severalIn = (name: 'known' | 'held-back'): SeveralSentence[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .split(/^# .*$/m)
    .slice(1)
    .flatMap((part) => part.trim().split('\n'))
    .map((line) => ({ html: line.replace(changing, '$1'), expected: line.replace(changing, '$2') }));

const changing = /<([^<>|]*)\|([^<>|]*)>/g;
