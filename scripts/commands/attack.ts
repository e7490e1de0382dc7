import { readFileSync } from 'node:fs';
import { ignoreEnvironment } from '../machine/environment.ts';
import { figureTable } from '../checks/figures.ts';
import { installPackages } from '../machine/packages.ts';
import { stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { anyFailed } from '../checks/results.ts';
import { say } from '../bootstrap/say.mjs';
import { buildTestApp, startTestApp } from '../app/test-app.ts';
import { runVitest } from '../checks/vitest.ts';

const requests = 20_000;

interface Found {
  requests: number;
  statuses: Record<string, number>;
  milliseconds: Record<'median' | 'p99' | 'slowest', number>;
}

/**
 * Sends hostile requests made from the contract to the production build; fails where one is answered with a fault of ours
 * or in another form than the contract's. `ATTACK_REQUESTS` and `ATTACK_SEED` choose how many, and which.
 */
export async function run() {
  stopOnSignals();
  ignoreEnvironment();
  await installPackages({ dev: true });
  await buildTestApp();
  const { env } = await startTestApp();
  const results = await runVitest(['attack'], {
    env: { ATTACK_REQUESTS: String(requests), ...process.env, ...env },
  });
  await stopAll();
  if (anyFailed(results)) {
    process.exitCode = 1;
    return;
  }
  const found = JSON.parse(readFileSync('test-results/attack.json', 'utf8')) as Found;
  const faults = Object.entries(found.statuses)
    .filter(([status]) => Number(status) >= 500)
    .reduce((sum, [, count]) => sum + count, 0);
  say(
    figureTable([
      { what: 'requests', value: found.requests, least: requests, unit: '' },
      { what: 'answered with 5xx', value: faults, goal: 0, unit: '' },
      { what: 'slowest answer', value: found.milliseconds.slowest, goal: 2_000, unit: 'ms' },
      { what: 'median answer', value: found.milliseconds.median, unit: 'ms' },
      ...Object.entries(found.statuses).map(([status, value]) => ({
        what: `answered ${status}`,
        value,
        unit: '',
      })),
    ]),
  );
}
