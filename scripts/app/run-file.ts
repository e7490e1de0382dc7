import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf, isRunning, pidOf } from '../../local/process/process-identity.ts';
import { explainFailure } from '../../local/process/explain-failure.ts';
import { signalGroup } from '../bootstrap/processes.mjs';
import { Failure, say } from '../bootstrap/say.mjs';

interface Run {
  url: string;
  command: string;
  services: string[];
}

const fileIn = (dataDir: string) => join(dataDir, 'running.json');

function read(dataDir: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Run;
  } catch {
    return undefined;
  }
}

/** Refuses to start where another command serves the same data; ends what a killed one has left running. */
export async function clearTheWay(dataDir: string) {
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

/** Remembers what is running for `clearTheWay`; returns what forgets it. */
export function rememberRun(dataDir: string, url: string, services: readonly ChildProcess[]) {
  const current: Run = {
    url,
    command: identityOf(process.pid),
    services: services.flatMap(({ pid }) => (pid === undefined ? [] : [identityOf(pid)])),
  };
  process.on('exit', () => rmSync(fileIn(dataDir), { force: true }));
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(fileIn(dataDir), JSON.stringify(current));
  } catch (error) {
    throw new Failure(`Heelwrite can't start: ${explainFailure(error)}`);
  }
}
