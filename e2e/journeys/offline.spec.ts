import type { Page } from '@playwright/test';
import { appIsKept, keptReleases, noNetwork } from '../fixtures/offline';
import { releaseOf, servingReleases } from '../fixtures/releases';
import { demoPassword, expectInside, fillSignIn, signIn } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

/** Keeping a release takes its time on a busy machine. */
const keeping = { timeout: 60_000 };

const offlineLine = (page: Page) =>
  page.getByText(
    'You’re offline. Searching, writing and copying go on as usual; what needs the network says so.',
  );

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: [noNetwork] });

  test('after one visit every page opens, and again', async ({ page, context }) => {
    await signIn(page, 'trainer');
    await appIsKept(page);
    await context.setOffline(true);
    for (const [path, title] of [
      ['/', 'Good '],
      ['/snippets', 'Snippets'],
      ['/email', 'Email'],
      ['/snippets/create', 'New snippet'],
      ['/help', 'Help'],
      ['/profile', 'My account'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(offlineLine(page)).toBeVisible();
    }
    await context.setOffline(false);
    await expect(offlineLine(page)).toBeHidden();
  });

  test('what is loaded when it is first wanted opens too, and what is written stays', async ({
    page,
    context,
  }) => {
    await signIn(page, 'trainer');
    await appIsKept(page);
    await context.setOffline(true);
    await page.goto('/snippets/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Quiet at the door');
    const editor = page.getByRole('textbox', { name: /text/i }).first();
    await editor.fill('He waits until {{dog}} is called.');
    await expect(page.getByText('Not saved, draft kept on this device')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Quiet at the door');
    await expect(editor).toContainText('He waits until');
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Preferences' }).click();
    await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
  });

  test('what needs the network says so', async ({ page, context }) => {
    await signIn(page, 'admin', '/organization');
    await appIsKept(page);
    await context.setOffline(true);
    await expect(page.getByText('Members, licenses and billing need the network.')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('Plans and payments need the network.')).toBeVisible();
  });
});

test('signing in needs the network, says so, and works as soon as that is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'trainer');
  await appIsKept(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Heelwrite' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Signing in needs the network.')).toBeVisible();
  await context.setOffline(false);
  await fillSignIn(page, 'trainer@heelwrite.test', demoPassword);
  await expectInside(page);
});

test('a new release is fetched behind, and an open page goes on with its own', async ({ page, context }) => {
  test.slow();
  using releases = await servingReleases();
  await signIn(page, 'trainer', releases.url);
  await appIsKept(page);
  const former = await releaseOf(page);
  const next = 'the-next-release';
  const other = await context.newPage();
  await other.goto(`${releases.url}/snippets`);
  await expect(other.getByRole('heading', { name: 'Snippets' })).toBeVisible();

  releases.publish(former, next);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready.')).toBeVisible(keeping);
  expect(await keptReleases(page)).toEqual([former, next]);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(page)).toBe(next);
  await expectInside(page);

  // The server has none of it any more, and what the other page has not loaded yet is there all the same.
  await other.getByRole('link', { name: 'New snippet' }).click();
  await expect(other.getByRole('heading', { name: 'New snippet' })).toBeVisible();
  expect(await releaseOf(other)).toBe(former);
  expect(await keptReleases(page)).toEqual([former, next]);

  await other.close();
  // A page that has not yet gone may still count as open; the next visit looks again.
  await expect(async () => {
    await page.reload();
    await expectInside(page);
    await expect.poll(() => keptReleases(page)).toEqual([next]);
  }).toPass(keeping);
});
