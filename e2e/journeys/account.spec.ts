import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { linkMailedTo } from '../fixtures/outbox';
import { expectInside, fillSignIn, newAddress, signIn, signUp, usualPassword } from '../fixtures/sign-in';
import { asFile, writeSnippet } from '../fixtures/snippets';
import { expect, refusedRequest, test } from '../fixtures/test';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expectInside(page);
  await expect(page.getByLabel('Your name')).toBeVisible();
}

/** Someone new, with a confirmed address, on their account page. */
async function openAsNewPerson(page: Page, name?: string): Promise<string> {
  const email = newAddress();
  await signUp(page, email, usualPassword, name);
  await page.goto(await linkMailedTo(email, 'verifyEmail'));
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await openProfile(page);
  return email;
}

test('a name is changed, and the shell knows it', async ({ page }) => {
  await openAsNewPerson(page);
  await page.getByLabel('Your name').fill('Zoe Marsh');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveText('Z');
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Zoe Marsh');
});

test('the free plan becomes a paid one, and what was paid is waited for', async ({ page }) => {
  await openAsNewPerson(page);
  const plan = panel(page, 'Plan');
  await expect(plan.getByRole('heading', { name: /Free plan/ })).toBeVisible();
  await plan.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Your payment has arrived. Thank you.')).toBeVisible({ timeout: 20_000 });
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  await expect(plan.getByRole('meter', { name: 'Words swapped this month' })).toHaveAttribute(
    'aria-valuetext',
    /of 200,000$/,
  );
  await expectAccessible(page);
  await plan.getByRole('button', { name: 'Manage billing' }).click();
  await expect(page).not.toHaveURL(/\/profile/);
});

test.describe('support access', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('is granted for a day, used in sight of who granted it, and ended at once', async ({
    page,
    browser,
  }) => {
    const name = `Kim ${Date.now().toString(36)}`;
    await openAsNewPerson(page, name);
    await writeSnippet(page, 'Recall', 'He comes when called.');
    await writeSnippet(page, 'Leash', 'He walks beside his owner.');
    await openProfile(page);
    const access = panel(page, 'Support access');
    await access.getByRole('radio', { name: '1 day' }).check();
    await access.getByRole('button', { name: 'Grant access' }).click();
    await expect(access.getByText(/^On until/)).toBeVisible();

    const desk = await browser.newContext();
    const support = await desk.newPage();
    await signIn(support, 'support', '/profile');
    await support.getByRole('link', { name: `Open their snippets: ${name}` }).click();
    await expect(
      support.getByRole('heading', { level: 1, name: `You are reading ${name}’s private snippets.` }),
    ).toBeVisible();
    await support.getByRole('button', { name: 'Recall' }).click();
    await expect(support.getByText('He comes when called.')).toBeVisible();
    await expectAccessible(support);
    await support.getByRole('button', { name: 'Leash' }).click();
    await expect(support.getByText('He walks beside his owner.')).toBeVisible();
    await expect(support.getByRole('textbox')).toHaveCount(0);

    await openProfile(page);
    const uses = access.getByRole('list', { name: 'Recent support activity' });
    await expect(uses.getByText('support@heelwrite.test opened “Recall”')).toBeVisible();
    await expect(uses.getByText('support@heelwrite.test opened “Leash”')).toBeVisible();
    await expect(uses.locator('time').first()).toHaveText(/\d{1,2}:\d\d/);
    await access.getByRole('button', { name: 'Revoke now' }).click();
    await expect(access.getByText('Off', { exact: true })).toBeVisible();

    await support.getByRole('button', { name: 'Recall' }).click();
    await expect(support.getByRole('heading', { name: `${name} has ended your access` })).toBeVisible();
    await expect(support.getByText('He walks beside his owner.')).toHaveCount(0);
    await expectAccessible(support);
    await desk.close();
  });
});

test('all data is downloaded, and its snippets are imported as they are', async ({ page }) => {
  await openAsNewPerson(page);
  await writeSnippet(page, 'Recall', 'He comes when called.');
  await openProfile(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all my data' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ snippets: [{ title: 'Recall' }] });

  await page.goto('/snippets');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import snippets' });
  await dialog.locator('input[type=file]').setInputFiles(asFile('account.json', text));
  await expect(dialog.getByText(/is recognized as Heelwrite JSON with 1 snippet/)).toBeVisible();
});

test.describe('a password', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('is changed after the current one, and signs in from then on', async ({ page }) => {
    const email = await openAsNewPerson(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password').fill('a better dog');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/This is not your password/)).toBeVisible();
    await page.getByLabel('Current password').fill(usualPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Your password is changed/)).toBeVisible();
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fillSignIn(page, email, 'a better dog');
    await expectInside(page);
  });
});

test.describe('an address', () => {
  // What a page asks for under the former one, while that ends.
  test.use({ expectedConsoleErrors: [/the server responded with a status of 401/] });

  test('is changed by the link in the mail to the new one', async ({ page }) => {
    await openAsNewPerson(page);
    const email = newAddress('new');
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(email);
    await page.getByLabel('Your password').fill(usualPassword);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto(await linkMailedTo(email, 'verifyAndChangeEmail'));
    await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await fillSignIn(page, email, usualPassword);
    await expectInside(page);
    await openProfile(page);
    await expect(panel(page, 'You').getByText(email)).toBeVisible();
    await expect(panel(page, 'You').getByText('Verified', { exact: true })).toBeVisible();
  });
});

test('Google is linked and unlinked', async ({ page }) => {
  await openAsNewPerson(page);
  const google = newAddress('google');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await page.getByLabel('Google address').fill(google);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(panel(page, 'You').getByText(google)).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(panel(page, 'You').getByText('Not linked')).toBeVisible();
});

test.describe('an account', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('is deleted for good', async ({ page }) => {
    const email = await openAsNewPerson(page);
    await writeSnippet(page, 'Recall', 'He comes when called.');
    await openProfile(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('your 1 private snippet', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Your email, to confirm').fill(email);
    await dialog.getByLabel('Your password').fill(usualPassword);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/Your account is deleted/)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await fillSignIn(page, email, usualPassword);
    await expect(page.getByText('The email or password is not right.')).toBeVisible();
  });
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${colorScheme}, at ${width} px`, () => {
      test.use({ viewport: { width, height: 860 }, colorScheme });

      test('my account is accessible, and nothing is wider than the screen', async ({ page }) => {
        await signIn(page, 'admin', '/profile');
        await expect(page.getByLabel('Your name')).toBeVisible();
        await expect(page.getByText('Resets on', { exact: false })).toBeVisible();
        await expectAccessible(page);
        for (const name of ['Change email', 'Change password', 'Delete my account']) {
          await page.getByRole('button', { name }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('button', { name })).toBeFocused();
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    });
  }
}
