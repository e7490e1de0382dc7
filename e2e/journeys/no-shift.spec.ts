import type { Page } from '@playwright/test';
import { shiftsOf, watchLayout } from '../fixtures/layout-shift';
import { LetterPage } from '../fixtures/letter-page';
import { expectInside, signIn } from '../fixtures/sign-in';
import { openAsNewTrainer, openStarterLibrary } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

/** Less than this is not seen. */
const unseen = 0.001;
const widths = [390, 1280];

async function expectStill(page: Page, paths: readonly string[], arrived = expectInside): Promise<void> {
  await watchLayout(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    for (const path of paths) {
      // Another page begins anew; another anchor of the same page would not.
      await page.goto('about:blank');
      await page.goto(path);
      await arrived(page);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const told = shifts.flatMap(({ value, moved }) => [value.toFixed(4), ...moved]);
      expect.soft(sum, `${path} at ${width} px does not move\n${told.join('\n')}\n`).toBeLessThan(unseen);
    }
  }
}

const newPages = [
  '/',
  '/snippets',
  '/snippets/create',
  '/email',
  '/dogs',
  '/profile',
  '/organization',
  '/help',
];

test('no page moves while it loads: before signing in', async ({ page }) => {
  await expectStill(page, ['/login', '/login?mode=signUp'], async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('no page moves while it loads: a newcomer', async ({ page }) => {
  await openAsNewTrainer(page, '/');
  await expectStill(page, newPages);
});

test('no page moves while it loads: a trainer with the starter snippets', async ({ page }) => {
  // Their own: what others do at the same moment would move the lists that it is in.
  await openStarterLibrary(page);
  await page.getByRole('link', { name: 'First lesson recap', exact: true }).click();
  await expect(page).toHaveURL(/\/snippets\/[^/]+$/);
  const snippet = new URL(page.url()).pathname;
  await expectStill(page, [...newPages, snippet, '/help#first-snippet']);
  await page.goto('/email');
  const letterPage = new LetterPage(page);
  await letterPage.pick('Warm hello', 'First lesson recap');
  await letterPage.subject().fill('For Bella');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expectStill(page, ['/email', '/']);
});

test('no page moves while it loads: a school’s admin', async ({ page }) => {
  await signIn(page, 'admin');
  await expectStill(page, newPages);
});

test('no page moves while it loads: what stands above it is as high before the fonts have come', async ({
  page,
}) => {
  await openAsNewTrainer(page, '/');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  // Wide enough for one line in any face.
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/profile', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Send it again', exact: true })).toBeVisible();
  const before = await page.getByRole('main').boundingBox();
  release();
  await page.evaluate(() => document.fonts.ready);
  expect((await page.getByRole('main').boundingBox())?.y).toBe(before?.y);
});
