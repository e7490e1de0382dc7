import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './processes.mjs';
import { say } from './say.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** @typedef {Pick<import('@playwright/test/reporter').JSONReport, 'stats' | 'errors' | 'suites'>} Report */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */

/**
 * Runs the browser journeys and counts them.
 * @param {Record<string, string>} env
 */
export async function runJourneys(env) {
  const file = join(temporaryFolder('journeys'), 'report.json');
  await attempt(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '--pass-with-no-tests'],
    { silent: false, env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  /** @type {Report} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const flaky = flakyJourneys(report);
  if (flaky.length > 0) {
    say(['Flaky, these passed at the second try only:', ...flaky.map((name) => `  ${name}`)].join('\n'));
  }
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
    ...(flaky.length > 0 && { note: `${flaky.length} flaky: named above` }),
  };
}

/**
 * The journeys that failed first and passed then, by file and title.
 * @param {Pick<Report, 'suites'>} report
 */
export const flakyJourneys = ({ suites }) => suites.flatMap((suite) => flakyIn(suite, []));

/**
 * @param {Suite} suite
 * @param {readonly string[]} around titles of what it is part of
 * @returns {string[]}
 */
function flakyIn({ title, specs, suites = [] }, around) {
  const path = [...around, title];
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((inner) => flakyIn(inner, path)),
  ];
}
