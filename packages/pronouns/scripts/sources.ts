import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTable, type Row } from './table.ts';
import { versionsIn, type Versions } from '../tests/versions.ts';

const lettersFolder = join(import.meta.dirname, '../letters');
const threeVersionsFolder = join(import.meta.dirname, '../tests/three-versions/dogs');

/** Our letters, a line each, in the order of their files' names, whatever folder they are in: 'dogs-' are about a dog, 'others-' about people; '-plain-' are those among them that are easy to read. */
export const letterLines = (
  kind: 'dogs-' | 'dogs-plain-' | 'dogs-short-notes-' | 'others-' | 'others-plain-',
): string[] =>
  contents(lettersFolder, (name) => name.startsWith(kind) && name.endsWith('.txt'))
    .flatMap((letters) => letters.split('\n'))
    .filter((line) => line.trim() !== '');

/** The plain texts about one dog that were written in all three versions. */
export const writtenVersions = (): Versions[] =>
  contents(threeVersionsFolder, (name) => name.endsWith('.txt')).flatMap(versionsIn);

/** The rows of a folder of tables that start from a neutral text; none without a folder. */
export const neutralRows = (folder: string | undefined): Row[] =>
  folder === undefined
    ? []
    : contents(folder, (name) => name.endsWith('.tsv'))
        .flatMap(readTable)
        .filter(({ from }) => from.length === 1 && from[0] === 'neutral');

function contents(folder: string, isMeant: (name: string) => boolean): string[] {
  const paths = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => [basename(path), path]),
  );
  return [...paths]
    .filter(([name]) => isMeant(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, path]) => readFileSync(join(folder, path), 'utf8'));
}
