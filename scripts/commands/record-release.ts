import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../app/build.ts';
import { startEverything, untilHealthy } from '../app/services.ts';
import { stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { say } from '../bootstrap/say.mjs';
import { freePort } from '../machine/ports.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { spendADay } from '../upgrade/recorded-day.ts';
import { filesOf, pack } from '../upgrade/release-data.ts';
import { ReleaseCalls } from '../upgrade/release-calls.ts';

/**
 * Has a release make the data that later ones are upgraded from: the checkout that this is run in, or an older one's
 * folder with its packages installed (`--of FOLDER`).
 */
export async function run(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: { of: { type: 'string', default: '.' } } });
  const results = resolve('tests/lifecycle/data');
  stopOnSignals();
  process.chdir(values.of);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  if (values.of === '.') await buildApp('.next');
  const dataDir = temporaryFolder('release');
  const [port = '', authPort = '', stripePort = ''] = (
    await Promise.all([freePort(), freePort(), freePort()])
  ).map(String);
  const [url, authUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${authPort}`];
  try {
    await untilHealthy(url, startEverything({ port, authPort, stripePort, dataDir }));
    const calls = new ReleaseCalls(url, authUrl);
    const answers: Record<string, Record<string, unknown>> = {};
    for (const [email, paths] of Object.entries(await spendADay(calls))) {
      const person = await calls.signIn(email);
      const told = await Promise.all(
        paths.map(async (path) => [path, await calls.call(person, 'GET', path)] as const),
      );
      answers[email] = Object.fromEntries(told);
    }
    await stopAll();
    const file = `${results}/${version}.json.gz`;
    pack(file, { version, files: filesOf(dataDir), answers });
    say(`What ${version} has left is in ${file}.`);
  } finally {
    await stopAll();
  }
}
