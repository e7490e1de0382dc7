import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './processes.mjs';
import { say } from './say.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Runs the browser journeys and counts them.
 * @param {Record<string, string>} env
 */
export async function runJourneys(env) {
  const report = join(temporaryFolder('journeys'), 'report.json');
  await attempt(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '--pass-with-no-tests'],
    { silent: false, env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} */
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.flaky > 0) say(`${stats.flaky} of the journeys passed at a later try only: see above which.`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
