import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { firstLoadBudgets } from '../../e2e/fixtures/first-load-budgets.ts';
import { weighPage } from '../../e2e/fixtures/page-weight.ts';
import { authenticate, subscribe } from '../accounts/local-account.ts';
import { during, say } from '../bootstrap/say.mjs';
import { comparisonTable, type Comparison } from '../checks/figures.ts';
import { fillLibrary } from './api.ts';
import { measureLetter } from './letter.ts';
import { median } from './measure.ts';
import { startRelease, type Release } from './releases.ts';
import { measureRefresh, measureWait } from './sharing.ts';
import { signedIn, visit, type Surroundings, type Visit } from './visits.ts';

/** Of each page, how much of the earlier commit's JavaScript is meant to be left. */
const weightTargets: Readonly<Record<string, number>> = { '/email': 0.55, '/profile': 0.55 };
const usualWeightTarget = 0.85;

const libraries = { ten: 10, few: 50, thousand: 1_000, many: 10_000 };
const rounds = 3;

/** Serves an earlier commit and this one at the same time, measures both in turns and prints figures and ratios. */
export async function compareWith(commit: string, executablePath: string): Promise<void> {
  const then = await during(`Starting ${commit} from a bare clone`, () => startRelease(commit));
  const now = await during('Starting this commit from a bare clone', () => startRelease('HEAD'));
  const both = { then, now };
  for (const [name, size] of Object.entries(libraries)) {
    await during(`Filling libraries with ${size} snippets`, () =>
      each(both, (release) => fillFor(release, name, size)),
    );
  }
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const comparisons = await during('Measuring', () => compare(both, browser));
    say(comparisonTable(comparisons));
  } finally {
    await browser.close();
  }
}

interface Both<Value> {
  readonly then: Value;
  readonly now: Value;
}

/** One after the other, so that neither disturbs the other. */
async function each<Value, Result>(
  { then, now }: Both<Value>,
  work: (value: Value) => Promise<Result>,
): Promise<Both<Result>> {
  return { then: await work(then), now: await work(now) };
}

/** Medians of several rounds, in which both take turns. */
async function medians(
  both: Both<Release>,
  work: (release: Release) => Promise<number>,
): Promise<Both<number>> {
  const times: { then: number[]; now: number[] } = { then: [], now: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { then, now } = await each(both, work);
    times.then.push(then);
    times.now.push(now);
  }
  return { then: median(times.then), now: median(times.now) };
}

async function fillFor({ url, authUrl }: Release, name: string, size: number): Promise<void> {
  const account = await authenticate(authUrl, 'signUp', `${name}@heelwrite.test`);
  await subscribe(url, account);
  await fillLibrary(url, account, size);
}

async function compare(both: Both<Release>, browser: Browser): Promise<Comparison[]> {
  const found: Comparison[] = [];
  const add = (what: string, unit: string, mostRatio: number, { then, now }: Both<number>) =>
    found.push({ what, unit, mostRatio, then, now });
  const { then, now } = both;

  add('npm start from a bare clone', 's', 0.6, {
    then: then.firstStartMs / 1_000,
    now: now.firstStartMs / 1_000,
  });
  add('size of node_modules', 'MB', 0.6, { then: then.installedMegabytes, now: now.installedMegabytes });
  add('npm start again', 's', 1, { then: then.secondStartMs / 1_000, now: now.secondStartMs / 1_000 });

  for (const path of Object.keys(firstLoadBudgets)) {
    const weights = await each(both, async ({ url }) => {
      const page = path === '/login' ? await browser.newPage() : await signedIn(browser, url, 'few');
      const weight = await weighPage(page, `${url}${path}`);
      await page.context().close();
      return weight;
    });
    add(`JavaScript of ${path}`, 'KB', weightTargets[path] ?? usualWeightTarget, weights);
  }

  const visiting = (
    name: string,
    path: string,
    surroundings: Surroundings,
    figure: (visit: Visit) => number,
  ) =>
    medians(both, async ({ url }) => {
      const page = await signedIn(browser, url, name);
      if (surroundings.isCached) {
        await visit(page, `${url}${path}`, { isCached: true });
        await pause(keptWithinMs);
      }
      const visited = await visit(page, `${url}${path}`, surroundings);
      await page.context().close();
      return figure(visited);
    });
  const contentMs = (visited: Visit) => visited.contentMs;

  for (const [isCached, name, mostRatio] of [
    [false, 'nothing cached', 0.6],
    [true, 'files cached', 0.1],
  ] as const) {
    for (const path of ['/', '/snippets', '/email']) {
      const near = await visiting('few', path, { isCached }, contentMs);
      const far = await visiting('few', path, { isCached, latency: farMs }, contentMs);
      add(`round trips in a row until content of ${path}, ${name}`, 'trips', mostRatio, {
        then: (far.then - near.then) / farMs,
        now: (far.now - near.now) / farMs,
      });
    }
  }

  const phone = { isCached: false, latency: 150, bandwidth: 1_600_000, cpuSlowdown: 4 };
  add('content of /email on a slow phone', 'ms', 0.5, await visiting('few', '/email', phone, contentMs));
  add(
    'sent by the API before the first of 10,000 rows',
    'KB',
    0.1,
    await visiting('many', '/snippets', { isCached: false }, ({ apiBytes }) => apiBytes / 1_000),
  );
  const ofTen = await visiting('ten', '/snippets', { isCached: true }, contentMs);
  const ofMany = await visiting('many', '/snippets', { isCached: true }, contentMs);
  add('first row of 10,000 snippets, against that of 10', '×', 1, {
    then: ofMany.then / ofTen.then,
    now: ofMany.now / ofTen.now,
  });
  add(
    'sent after somebody has saved one snippet of 1,000',
    'KB',
    0.04,
    await each(both, ({ url, authUrl }) => measureRefresh(browser, url, authUrl, 'thousand')),
  );
  add(
    'others’ longest wait while one lists 10,000',
    'ms',
    0.06,
    await medians(both, ({ url, authUrl }) => measureWait(url, authUrl, 'many')),
  );
  add(
    'key in a variable to preview, 20 snippets, p95',
    'ms',
    0.6,
    await medians(both, ({ url }) => measureLetter(browser, url)),
  );
  return found;
}

/** Longer than anything the page does between two answers. */
const farMs = 300;
/** Until all is kept that a visit keeps behind, once the page is idle. */
const keptWithinMs = 4_000;
