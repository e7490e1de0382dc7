import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Permissions = Readonly<Record<string, string>>;
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly if?: string;
  readonly permissions?: Permissions;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = globSync('.github/workflows/*').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const workflows = files.map(({ path, text }) => ({ path, text, ...(parse(text) as Workflow) }));
const jobs = workflows.flatMap(({ path, on, jobs: named }) =>
  Object.entries(named).map(([name, job]) => ({ path, name, on, ...job })),
);
const steps = jobs.flatMap((job) => job.steps);

test('there are workflows for tests, the image and releases', () => {
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['test', 'image', 'release'].map((name) => `.github/workflows/${name}.yml`)),
  );
});

test.each(workflows)('$path may read the code and nothing else, unless a job says so', ({ permissions }) => {
  expect(permissions).toEqual({ contents: 'read' });
});

test.each(workflows)('$path runs actions of one commit, beside the version that it is', ({ text }) => {
  const used = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(used).not.toEqual([]);
  expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
});

test('an action is of the same commit wherever it is used', () => {
  const commits = new Map<string, Set<string>>();
  for (const { uses } of steps) {
    if (uses === undefined) continue;
    const [action = '', commit = ''] = uses.split('@');
    commits.set(action, (commits.get(action) ?? new Set()).add(commit));
  }
  expect([...commits].filter(([, all]) => all.size > 1)).toEqual([]);
});

test.each(workflows)('$path gives no secret to what a pull request brings', ({ text, on }) => {
  expect(Object.keys(on)).not.toContain('pull_request_target');
  expect(text).not.toMatch(/secrets\s*[.[]/);
});

test.each(jobs)('$path, $name: a pull request publishes nothing, and nothing runs for hours', (job) => {
  const writes = Object.entries(job.permissions ?? {}).filter(
    ([what, right]) => right === 'write' && what !== 'security-events',
  );
  if ('pull_request' in job.on && writes.length > 0) expect(job.if).toBe("github.event_name == 'push'");
  expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
});

test('what is checked out keeps no token, and Node is the one of .nvmrc', () => {
  const ofAction = (name: string) => steps.filter(({ uses }) => uses?.startsWith(`actions/${name}@`));
  expect(ofAction('checkout').length).toBe(jobs.length);
  expect(ofAction('checkout').filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  expect(ofAction('setup-node').length).toBeGreaterThan(0);
  expect(ofAction('setup-node').filter((step) => step.with?.['node-version-file'] !== '.nvmrc')).toEqual([]);
});

test('.nvmrc names the Node that package.json asks for', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${readFileSync('.nvmrc', 'utf8').trim()}`);
});

test('npm runs only what package.json has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const named = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm (?:run (?:--silent )?)?([\w:-]+)/g)].map(([, script = '']) => script),
  );
  expect(named).toContain('test');
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});
