import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { attempt } from './processes.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * @typedef {import('./results.mjs').Result} Result
 * @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} File
 */

/**
 * Runs the tests of these projects and counts them by project.
 * @param {readonly string[]} projects
 * @param {{ env?: Record<string, string>, args?: readonly string[] }} [options]
 * @returns {Promise<Result[]>}
 */
export async function runVitest(projects, { env, args = [] } = {}) {
  const report = join(temporaryFolder('vitest'), 'report.json');
  const { code } = await attempt(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...projects.flatMap((project) => ['--project', project]),
      ...args,
    ],
    { silent: false, env: { ...process.env, ...env } },
  );
  /** @type {{ testResults: File[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const results = projects.map((project) => count(project, testResults.filter(isOf(project))));
  // Such as an error outside of any test.
  const unaccounted = code !== 0 && results.every(({ failed }) => failed === 0);
  return unaccounted ? [...results, { kind: 'vitest', passed: 0, failed: 1, note: 'see above' }] : results;
}

/** The tests of a package stand with it, all others in the folder of their project. @type {Record<string, string>} */
const ofPackages = { pronouns: join('packages', 'pronouns', 'tests') };

/** @param {string} project */
const isOf =
  (project) =>
  (/** @type {File} */ { name }) =>
    relative(process.cwd(), name).startsWith((ofPackages[project] ?? join('tests', project)) + sep);

/**
 * @param {string} kind
 * @param {readonly File[]} files
 * @returns {Result}
 */
function count(kind, files) {
  const statuses = files.flatMap(({ status, assertionResults }) => {
    // A file that could not be loaded has no tests to show.
    return assertionResults.length === 0 && status === 'failed'
      ? ['failed']
      : assertionResults.map((test) => test.status);
  });
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length;
  return { kind, passed, failed, skipped: statuses.length - passed - failed };
}
