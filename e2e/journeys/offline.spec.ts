import { appIsKept, keptReleases, noNetwork } from '../fixtures/offline';
import { releaseOf, servingReleases } from '../fixtures/releases';
import { signIn } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

test.describe('without a network', () => {
  // An option that is an array has to stand in one.
  test.use({ expectedConsoleErrors: [[noNetwork, /Failed/], { option: true }] });

  test('after one visit the app opens, on every page, and again', async ({ page, context }) => {
    await signIn(page, 'trainer');
    await appIsKept(page);
    await context.setOffline(true);
    for (const path of ['/', '/snippets', '/email', '/snippets/create', '/help']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  });
});

test('a new release is fetched behind, and the open page goes on with its own', async ({ page, context }) => {
  using releases = await servingReleases();
  await page.goto(releases.url);
  await signIn(page, 'trainer', releases.url);
  await appIsKept(page);
  const former = await releaseOf(page);
  const other = await context.newPage();
  await other.goto(`${releases.url}/snippets`);
  expect(await keptReleases(page)).toEqual([former]);

  releases.publish(former, 'the-next-release');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.screenshot({ path: `/tmp/hb/notice.png` });
  expect(await keptReleases(page)).toEqual([former, 'the-next-release']);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(page)).toBe('the-next-release');

  // The other page goes on with what it runs, also where the server has none of it any more.
  expect(await releaseOf(other)).toBe(former);
  await other.getByRole('link', { name: 'New snippet' }).click();
  await expect(other.getByRole('heading', { name: 'New snippet' })).toBeVisible();
  expect(await keptReleases(page)).toEqual([former, 'the-next-release']);

  await other.close();
  await page.reload();
  await expect.poll(() => keptReleases(page)).toEqual(['the-next-release']);
});
