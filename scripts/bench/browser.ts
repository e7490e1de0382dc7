import { chromium, type Browser } from '@playwright/test';
import type { Figure } from '../checks/figures.ts';
import { measureLetter } from './letter.ts';
import { median, percentile } from './measure.ts';
import { firstLoadBudgets } from '../../e2e/fixtures/first-load-budgets.ts';
import { weighPage } from '../../e2e/fixtures/page-weight.ts';
import { timeKeys } from './typing.ts';
import { signedIn } from './visits.ts';

/** What a trainer feels: typing in a long list and in a long letter, and what each page loads. */
export async function measureBrowser(url: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return [
      await measureSearch(browser, url),
      await measureLargeSearch(browser, url),
      await letterFigure(browser, url),
      ...(await measureWeights(browser, url)),
    ];
  } finally {
    await browser.close();
  }
}

const words = ['lesson', 'leash', 'group', 'looked'];
const keys = words.flatMap((word) => [...word.split(''), ...Array.from(word, () => 'Backspace')]);

async function measureSearch(browser: Browser, url: string): Promise<Figure> {
  const medians: number[] = [];
  for (const name of ['few', 'many']) {
    const page = await signedIn(browser, url, name);
    await page.goto(`${url}/snippets`);
    await page.getByText('Lesson 4', { exact: false }).first().waitFor();
    const main = page.getByRole('main');
    await timeKeys(page, page.getByRole('searchbox'), main, keys.slice(0, 6));
    medians.push(median(await timeKeys(page, page.getByRole('searchbox'), main, keys)));
    await page.context().close();
  }
  const [few = NaN, many = NaN] = medians;
  return { what: 'search keystroke to list, 5,000 / 50 snippets', value: many / few, goal: 2, unit: '×' };
}

const patience = 180_000;
/** Longer than the address takes to follow what is typed. */
const restMs = 600;

/** With a slip in half of the words: those are compared with every word of the library. */
async function measureLargeSearch(browser: Browser, url: string): Promise<Figure> {
  const page = await signedIn(browser, url, 'large');
  await page.goto(`${url}/snippets`);
  const main = page.getByRole('main');
  await main.getByText('Lesson 4', { exact: false }).first().waitFor({ timeout: patience });
  const field = page.getByRole('searchbox');
  // The first answer comes once the whole library was read.
  await field.fill('homwork');
  await main.getByText('No exact match').waitFor({ timeout: patience });
  await field.fill('');
  const typed = ['lesson', 'group', 'homwork', 'practisde'].flatMap((word) => [
    ...word.split(''),
    ...Array.from(word, () => 'Backspace'),
  ]);
  await timeKeys(page, field, main, typed.slice(0, 6), { pauseMs: restMs });
  const times = await timeKeys(page, field, main, typed, { upToFirst: true, pauseMs: restMs });
  await page.context().close();
  return {
    what: 'search keystroke to first changed row, 50,000 snippets, p95',
    value: percentile(times, 0.95),
    goal: 16,
    unit: 'ms',
  };
}

const letterFigure = async (browser: Browser, url: string): Promise<Figure> => ({
  what: 'keystroke in a variable to preview, 20 snippets, p95',
  value: await measureLetter(browser, url),
  goal: 8,
  unit: 'ms',
});

async function measureWeights(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [path, goal] of Object.entries(firstLoadBudgets)) {
    const page = path === '/login' ? await browser.newPage() : await signedIn(browser, url, 'few');
    const value = await weighPage(page, `${url}${path}`);
    figures.push({ what: `JavaScript that ${path} loads by itself, gzipped`, value, goal, unit: 'KB' });
    await page.context().close();
  }
  return figures;
}
