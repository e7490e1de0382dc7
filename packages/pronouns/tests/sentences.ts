import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sentences, one a line, under headings that say what is hard in them. `[he]`, `[him]`, `[his]`, `[hisown]` (standing
 * alone), `[himself]`, `[boy]` and `[male]` are the dog's words, `<sits|sit>` a verb that follows them; all else never
 * changes, so a plain "they" means several. A line that starts with `m:` and the like is only for dogs of these sexes.
 */
export interface Heading {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The sentences about one phenomenon. */
export function headingsIn(folder: 'sentences' | 'regression', phenomenon: string): Heading[] {
  const text = readFileSync(join(import.meta.dirname, folder, `${phenomenon}.txt`), 'utf8');
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.trim().split('\n');
      return { title, lines: lines.filter((line) => line !== '') };
    });
}

/** The phenomena of a folder. */
export const phenomenaIn = (folder: 'sentences' | 'regression'): string[] =>
  readdirSync(join(import.meta.dirname, folder))
    .sort()
    .map((name) => name.replace(/\.txt$/, ''));

/** The lines of a folder, or of one of its phenomena. */
export const linesIn = (folder: 'sentences' | 'regression', phenomenon?: string): string[] =>
  (phenomenon === undefined ? phenomenaIn(folder) : [phenomenon])
    .flatMap((each) => headingsIn(folder, each))
    .flatMap(({ lines }) => lines);
