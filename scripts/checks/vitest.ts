import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Result } from './results.ts';
import { attempt } from '../bootstrap/processes.mjs';
import { temporaryFolder } from '../machine/temporary-folder.ts';

interface File {
  name: string;
  status: string;
  assertionResults: { status: string }[];
}

/** Runs the tests of these projects and counts them by project. */
export async function runVitest(
  projects: readonly string[],
  { env, args = [] }: { env?: Record<string, string>; args?: readonly string[] } = {},
): Promise<Result[]> {
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
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: File[] };
  const results = projects.map((project) => count(project, testResults.filter(isOf(project))));
  // Such as an error outside of any test.
  const unaccounted = code !== 0 && results.every(({ failed }) => failed === 0);
  return unaccounted ? [...results, { kind: 'vitest', passed: 0, failed: 1, note: 'see above' }] : results;
}

/** The tests of a package stand with it, all others in the folder of their project. */
const ofPackages: Readonly<Record<string, string>> = { pronouns: join('packages', 'pronouns', 'tests') };

const isOf =
  (project: string) =>
  ({ name }: File) =>
    relative(process.cwd(), name).startsWith((ofPackages[project] ?? join('tests', project)) + sep);

function count(kind: string, files: readonly File[]): Result {
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
