import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const log = () => readFileSync(process.env['HEELWRITE_LOG'] ?? 'test-results/app.log', 'utf8');

/** As a script of the app would, with somebody's words in what it says. */
const throwInPage = (page: Page, what: string) =>
  page.evaluate((name) => {
    const error = new TypeError(`Cannot read properties of undefined (reading 'Dear Anna, ${name}')`);
    error.stack = `${error.message}\n    at x (${location.origin}/_next/static/chunks/${name}.js:1:23)`;
    setTimeout(() => {
      throw error;
    });
  }, what);

const reportsOf = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/browser-reports')) sent.push(request.postData() ?? '');
  });
  return sent;
};

test.describe('an error in a page', () => {
  test.use({ expectedConsoleErrors: [/Cannot read properties of undefined/] });

  test('arrives in the log of the server, without what anyone wrote', async ({ page }) => {
    const name = `walk-${crypto.randomUUID().slice(0, 8)}`;
    await signIn(page, 'trainer');
    await page.goto('/snippets');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await throwInPage(page, name);
    await expect.poll(log, { timeout: 15_000 }).toContain(`/_next/static/chunks/${name}.js:1:23`);
    const line = log()
      .split('\n')
      .find((each) => each.includes(`${name}.js`));
    expect(JSON.parse(line ?? '')).toMatchObject({
      severity: 'WARNING',
      message: 'In a browser, on /snippets: TypeError: Cannot read properties of undefined reading …',
      browserReport: { kind: 'error', page: '/snippets' },
    });
    expect(log()).not.toContain('Dear Anna');
  });

  test('is not told where that is switched off', async ({ page }) => {
    const sent = reportsOf(page);
    await page.route('**/api/public-settings', async (route) => {
      const answer = await route.fetch();
      const settings = await answer.text();
      await route.fulfill({
        response: answer,
        body: settings.replace('"tellsOfPages":true', '"tellsOfPages":false'),
      });
    });
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.evaluate('publicSettings.tellsOfPages')).toBe(false);
    await throwInPage(page, 'switched-off');
    await page.waitForLoadState('networkidle');
    await page.goto('/privacy');
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    expect(log()).not.toContain('switched-off');
  });

  test('is not told by a browser that asks for silence', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const sent = reportsOf(page);
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await throwInPage(page, 'silence');
    await page.waitForLoadState('networkidle');
    await page.goto('/privacy');
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  });
});

test('how fast a page was is told when it is left', async ({ page }) => {
  // What is sent when a page goes is not told to who drives the browser.
  const told = () => log().split('In a browser, on /terms: LCP ').length;
  const before = told();
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.goto('about:blank');
  await expect.poll(told, { timeout: 15_000 }).toBeGreaterThan(before);
});
