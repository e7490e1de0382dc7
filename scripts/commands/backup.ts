import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from '../../local/backup/backup-file.ts';
import { backUp, backupsIn } from '../../local/backup/back-up.ts';
import { backupName, backupsAt, keepNewest } from '../../local/backup/backup-names.ts';
import type { Manifest } from '../../local/backup/manifest.ts';
import { unpackChecked } from '../../local/backup/restore.ts';
import { explainFailure } from '../../local/process/explain-failure.ts';
import { versionHere } from '../../local/process/version-here.ts';
import { Failure, say, sentenceOf } from '../bootstrap/say.mjs';
import { localDataDir } from '../machine/environment.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** Writes all that the local services keep to one file, while they run or not; lists such files, or checks one. */
export async function run(args: readonly string[]) {
  const { list, verify, keep, given } = readArguments(args);
  const dataDir = localDataDir('backed up');
  try {
    if (verify !== undefined) await check(verify);
    else if (list) await tellOf(given ?? backupsIn(dataDir));
    else await make(dataDir, given, keep);
  } catch (error) {
    throw new Failure(explainFailure(error));
  }
}

async function make(dataDir: string, given: string | undefined, keep: number | undefined) {
  const madeAt = new Date();
  const file = fileAt(given ?? backupsIn(dataDir), given === undefined, backupName(madeAt));
  const manifest = await backUp(dataDir, file, { version: versionHere(), madeAt });
  say(`${file}: ${contentOf(manifest)}.`);
  if (keep === undefined) return;
  for (const old of keepNewest(dirname(file), keep)) say(`${old} was deleted.`);
}

/** A folder gets a file with a name of ours; anything else is the file. */
const fileAt = (path: string, isFolder: boolean, name: string) =>
  isFolder || path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? join(path, name)
    : path;

async function tellOf(folder: string) {
  const files = backupsAt(folder);
  if (files.length === 0) say(`There are no backups in ${folder}.`);
  for (const file of files) {
    const told = await readManifest(file).then(contentOf, sentenceOf);
    say(`${file}  ${(statSync(file).size / 1024 / 1024).toFixed(1)} MB  ${told}`);
  }
}

async function check(file: string) {
  const manifest = await unpackChecked(file, temporaryFolder('backup'), versionHere());
  say(`${file} is whole, and its stores open: ${contentOf(manifest)}, made at ${manifest.madeAt}.`);
}

function contentOf({ holds, version }: Manifest) {
  const all = Object.entries(holds).map(([what, count]) => `${count} ${what}`);
  return `${all.join(', ')}, by release ${version}`;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        list: { type: 'boolean', default: false },
        verify: { type: 'string' },
        keep: { type: 'string' },
      },
    });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
      throw new Error('--keep is how many backups stay, the new one among them: 1 or more.');
    }
    if (positionals.length > 1) throw new Error('One file or folder is enough.');
    return { list: values.list, verify: values.verify, keep, given: positionals[0] };
  } catch (error) {
    throw new Failure(
      `${sentenceOf(error)}\nnpm run backup [-- FILE or FOLDER] [--keep NUMBER], or -- --list [FOLDER], or -- --verify FILE`,
    );
  }
}
