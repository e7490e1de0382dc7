import { readFileSync } from 'node:fs';
import { ignoreEnvironment } from '../environment.mjs';
import { figureTable } from '../figures.mjs';
import { installPackages } from '../install.mjs';
import { stopAll, stopOnSignals } from '../processes.mjs';
import { anyFailed } from '../results.mjs';
import { say } from '../say.mjs';
import { buildTestApp, startTestApp } from '../test-app.mjs';
import { runVitest } from '../vitest.mjs';

const requests = 20_000;

/** @typedef {{ requests: number, statuses: Record<string, number>, milliseconds: Record<'median' | 'p99' | 'slowest', number> }} Found */

/**
 * Sends hostile requests made from the contract to the production build; fails where one is answered with a fault of ours
 * or in another form than the contract's. `ATTACK_REQUESTS` and `ATTACK_SEED` choose how many, and which.
 */
export async function attack() {
  stopOnSignals();
  ignoreEnvironment();
  await installPackages();
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
  const found = /** @type {Found} */ (JSON.parse(readFileSync('test-results/attack.json', 'utf8')));
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
