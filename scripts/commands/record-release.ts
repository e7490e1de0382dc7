import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../app/build.ts';
import { stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { say } from '../bootstrap/say.mjs';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { spendADay } from '../upgrade/recorded-day.ts';
import { filesOf, pack } from '../upgrade/release-data.ts';
import { answersOf, serveRelease } from '../upgrade/served-release.ts';

/**
 * Has a release make the data that later ones are upgraded from: the checkout that this is run in, or an older one that is
 * built already (`--of FOLDER`).
 */
export async function run(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: { of: { type: 'string' } } });
  const folder = resolve(values.of ?? '.');
  stopOnSignals();
  if (values.of === undefined) await buildApp('.next');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const dataDir = temporaryFolder('release');
  try {
    const calls = await serveRelease(folder, dataDir, '.next');
    const answers = await answersOf(calls, await spendADay(calls));
    await stopAll();
    const file = `tests/lifecycle/data/${version}.json.gz`;
    pack(file, { version, files: filesOf(dataDir), answers });
    say(`What ${version} has left is in ${file}.`);
  } finally {
    await stopAll();
  }
}
