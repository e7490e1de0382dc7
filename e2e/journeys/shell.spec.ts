import { expectAccessible } from '../fixtures/accessibility';
import { expectInside, signIn } from '../fixtures/sign-in';
import { expect, refusedRequest, test } from '../fixtures/test';

const sizes = [
  { width: 390, height: 844, isNarrow: true },
  { width: 800, height: 900, isNarrow: true },
  { width: 801, height: 900, isNarrow: false },
  { width: 1280, height: 860, isNarrow: false },
];

for (const { isNarrow, ...viewport } of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`the way around is ${isNarrow ? 'behind the menu icon' : 'in the top bar'}`, async ({ page }) => {
      await signIn(page, 'trainer');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      if (isNarrow) {
        await expect(page.getByRole('banner').getByText('Heelwrite')).toBeHidden();
        await page.getByRole('button', { name: 'Menu' }).click();
      }
      await expect(links).toHaveText(['Home', 'Snippets', 'Email']);
      await expectAccessible(page);
      await links.filter({ hasText: 'Snippets' }).click();
      await expect(page).toHaveURL(/\/snippets$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    test('nothing is wider than the screen', async ({ page }) => {
      await signIn(page, 'trainer');
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBeLessThanOrEqual(viewport.width);
    });
  });
}

test('the theme follows the system until one is chosen, and is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'trainer');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('the page is named and described, and sent with its headers', async ({ page }) => {
  const answer = await page.goto('/login');
  await expect(page).toHaveTitle('Heelwrite');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'An assistant for dog trainers.',
  );
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).not.toContain('unsafe-eval');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('preferences are set, seen at once and kept', async ({ page }) => {
  await signIn(page, 'free');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await dialog.getByRole('radio', { name: 'Outline' }).check();
  await dialog.getByLabel('Your name').fill('Robin Hale-Ortega');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expectInside(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  await expect(dialog.getByRole('radio', { name: 'Outline' })).toBeChecked();
  await expect(dialog.getByLabel('Your name')).toHaveValue('Robin Hale-Ortega');
  await dialog.getByLabel('Your name').fill('Robin Hale');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
});

test('keys lead around, and ? says which', async ({ page }) => {
  await signIn(page, 'trainer');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Go to Snippets')).toBeVisible();
  await expect(sheet.getByText('Copy the email', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/snippets$/);
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(/\/$/);
});

test('the account menu opens, is walked through and closed by keyboard, and gives the focus back', async ({
  page,
}) => {
  await signIn(page, 'trainer');
  const avatar = page.getByRole('button', { name: 'Account' });
  await avatar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Create an organization' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Dark theme' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu', { name: 'Account' })).toBeHidden();
  await expect(avatar).toBeFocused();
});

test('the skip link leads past the top bar', async ({ page }) => {
  await signIn(page, 'trainer');
  await page.reload();
  await expectInside(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('says so', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without a connection', () => {
  // Pages behind the links, which are made ready meanwhile, fail in a way of their own.
  const cutOff = /^Failed to load resource: net::ERR_FAILED|ChunkLoadError: Failed to load chunk/;
  test.use({ expectedConsoleErrors: [cutOff] });

  test('a part that cannot be loaded is told, and comes with the page', async ({ page }) => {
    await signIn(page, 'trainer');
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'Email signature' })).toBeVisible();
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/_next/static/chunks/**');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
