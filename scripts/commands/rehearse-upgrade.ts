import { isDeepStrictEqual } from 'node:util';
import { buildTestApp, testApp } from '../app/test-app.ts';
import { stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { Failure, say } from '../bootstrap/say.mjs';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { layOut, unpack } from '../upgrade/release-data.ts';
import { writeAs } from '../upgrade/rehearsed-writes.ts';
import { answersOf, serveRelease } from '../upgrade/served-release.ts';

/**
 * Upgrades the data of an older release, goes back to that release's own code, which is built in a checkout, and forward
 * again: each writes, and each reads what the other has written.
 */
export async function run([version, folder]: readonly string[]) {
  if (version === undefined || folder === undefined) {
    throw new Failure(
      'Name a release and a checkout of it that is built: npm run rehearse-upgrade -- 0.5.0 ../old',
    );
  }
  stopOnSignals();
  await buildTestApp();
  const release = unpack(`tests/lifecycle/data/${version}.json.gz`);
  const asked = Object.fromEntries(
    Object.entries(release.answers).map(([email, answers]) => [email, Object.keys(answers)]),
  );
  const dataDir = temporaryFolder('rehearsal');
  layOut(release, dataDir);
  try {
    let before: unknown[] | undefined;
    for (const [name, from, app] of [
      ['today', '.', testApp],
      [version, folder, '.next/standalone'],
      ['today, again', '.', testApp],
    ] as const) {
      const calls = await serveRelease(from, dataDir, app);
      const found = titlesIn(await answersOf(calls, asked));
      if (before !== undefined && !isDeepStrictEqual(found, before)) {
        throw new Failure(`${name} does not show what was there before: ${JSON.stringify([before, found])}`);
      }
      await writeAs(name, calls);
      before = titlesIn(await answersOf(calls, asked));
      await stopAll();
      say(`${name}: reads what was there, ${found.flat(2).length} titles, texts and the like, and writes.`);
    }
  } finally {
    await stopAll();
  }
}

/** Which titles, names and actions are shown to whom: both releases tell of them. */
const titlesIn = (answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  Object.entries(answers).flatMap(([email, told]) =>
    Object.entries(told).map(([path, answer]) => [email, path, namesIn(answer)]),
  );

function namesIn(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap(namesIn);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    ['title', 'name', 'action', 'displayName', 'revision', 'html'].includes(name) ? [value] : namesIn(value),
  );
}
