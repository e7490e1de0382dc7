import type { Page, Route } from '@playwright/test';
import { isCopied, keptCopies } from '../fixtures/copies';
import { expectInside, signIn } from '../fixtures/sign-in';
import { openStarterLibrary, rowOf, starterCount } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

/** From now on nobody answers, until the function it gives back is called. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/api/**', async (route) => {
    // The settings that a page begins with are a file of the app, as its other scripts are.
    const isScript = route.request().resourceType() === 'script';
    if (isHolding && !isScript) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    // What a page that was left had asked for needs no answer.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

test('what was seen before is there at once, and corrected when the server answers', async ({ page }) => {
  await openStarterLibrary(page);
  const title = (await page.getByRole('row').nth(1).getAttribute('aria-label'))!;
  await page.goto('/');
  const begin = page.getByRole('region', { name: 'Begin with snippets' });
  await expect(begin.getByRole('link').nth(2)).toBeVisible();
  const choices = await begin.getByRole('link').allTextContents();
  const wanted = ['library', 'subscription', 'organizations', 'lesson-sets'];
  await expect.poll(() => keptCopies(page)).toEqual(expect.arrayContaining(wanted));
  // The library was kept while it was empty, too.
  await expect.poll(() => isCopied(page, title)).toBe(true);
  const letThrough = await holdAnswers(page);

  await page.reload();
  await expect(begin.getByRole('link')).toHaveText(choices);
  await page.goto('/email');
  await expect(page.getByRole('complementary').getByText(title).first()).toBeVisible();
  await page.goto('/snippets');
  await expect(rowOf(page, title)).toBeVisible();
  await expect(page.getByText(`${starterCount} snippets`, { exact: true })).toBeVisible();

  await letThrough();
  const { origin } = new URL(page.url());
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { token?: string }).token,
  );
  const headers = { Authorization: `Bearer ${token}` };
  const all = (await (await page.request.get(`${origin}/api/snippets`, { headers })).json()) as {
    id: string;
    title: string;
  }[];
  const { id } = all.find((snippet) => snippet.title === title)!;
  await page.request.delete(`${origin}/api/snippets?id=${id}`, { headers });
  await page.reload();
  await expect(page.getByText(`${starterCount - 1} snippets`, { exact: true })).toBeVisible();
  await expect(rowOf(page, title)).toBeHidden();
});

test('a school’s library is there at once too, and whoever signs out leaves nothing of it', async ({
  page,
}) => {
  await signIn(page, 'member', '/snippets');
  // The member may have a copy of it, from another journey.
  const ofSchool = page.locator('[data-id="academy-first-lesson-recap"]');
  await expect(ofSchool).toBeVisible();
  await expect.poll(async () => (await keptCopies(page)).filter((kind) => kind === 'library').length).toBe(2);
  const letThrough = await holdAnswers(page);
  await page.reload();
  await expectInside(page);
  await expect(ofSchool).toBeVisible();
  await letThrough();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => keptCopies(page)).toEqual([]);
});
