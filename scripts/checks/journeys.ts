import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite as Suite } from '@playwright/test/reporter';
import { attempt } from '../bootstrap/processes.mjs';
import { say } from '../bootstrap/say.mjs';
import { temporaryFolder } from '../machine/temporary-folder.ts';

type Report = Pick<JSONReport, 'stats' | 'errors' | 'suites'>;

/** Runs the browser journeys and counts them. */
export async function runJourneys(env: Record<string, string>) {
  const file = join(temporaryFolder('journeys'), 'report.json');
  await attempt(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '--pass-with-no-tests'],
    { silent: false, env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
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

/** The journeys that failed first and passed then, by file and title. */
export const flakyJourneys = ({ suites }: Pick<Report, 'suites'>) =>
  suites.flatMap((suite) => flakyIn(suite, []));

/** `around` are the titles of what it is part of. */
function flakyIn({ title, specs, suites = [] }: Suite, around: readonly string[]): string[] {
  const path = [...around, title];
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((inner) => flakyIn(inner, path)),
  ];
}
