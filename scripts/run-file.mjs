import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf, isRunning, pidOf } from '../local/process-identity.ts';
import { whyItCannotRun } from '../local/why-it-cannot-run.ts';
import { signalGroup } from './processes.mjs';
import { Failure, say } from './say.mjs';

/** @typedef {{ url: string, command: string, services: string[] }} Run */

/** @param {string} dataDir */
const fileIn = (dataDir) => join(dataDir, 'running.json');

/**
 * @param {string} dataDir
 * @returns {Run | undefined}
 */
function read(dataDir) {
  try {
    return /** @type {Run} */ (JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Refuses to start where another command serves the same data; ends what a killed one has left running.
 * @param {string} dataDir
 */
export async function clearTheWay(dataDir) {
  const last = read(dataDir);
  if (!last) return;
  if (isRunning(last.command)) {
    throw new Failure(
      `Heelwrite is already running at ${last.url} (process ${pidOf(last.command)}): stop that one first.`,
    );
  }
  const orphans = last.services.filter(isRunning);
  if (orphans.length > 0) say('Ending what an earlier start that was killed has left running.');
  for (const orphan of orphans) signalGroup(pidOf(orphan), 'SIGKILL');
  while (orphans.some(isRunning)) await pause(50);
}

/**
 * Remembers what is running for `clearTheWay`; returns what forgets it.
 * @param {string} dataDir
 * @param {string} url
 * @param {readonly import('node:child_process').ChildProcess[]} services
 */
export function rememberRun(dataDir, url, services) {
  /** @type {Run} */
  const current = {
    url,
    command: identityOf(process.pid),
    services: services.flatMap(({ pid }) => (pid === undefined ? [] : [identityOf(pid)])),
  };
  process.on('exit', () => rmSync(fileIn(dataDir), { force: true }));
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(fileIn(dataDir), JSON.stringify(current));
  } catch (error) {
    throw new Failure(`Heelwrite can't start: ${whyItCannotRun(error)}`);
  }
}
