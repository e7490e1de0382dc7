import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { expectInside, fillSignIn, newAddress, signUpConfirmed, usualPassword } from '../fixtures/sign-in';
import { expect, refusedRequest, test } from '../fixtures/test';

// What is refused is the next call of a session that has ended.
test.use({ expectedConsoleErrors: [refusedRequest] });

/** Somebody new on this page, and signed in on another device as well. */
async function onTwoDevices(page: Page, elsewhere: Page): Promise<string> {
  const email = newAddress();
  await signUpConfirmed(page, email);
  await elsewhere.goto('/login');
  await fillSignIn(elsewhere, email, usualPassword);
  await expectInside(elsewhere);
  await page.goto('/profile');
  await expect(page.getByLabel('Your name')).toBeVisible();
  return email;
}

/** What was read stays in sight; the next call is what ends it. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Snippets' }).click();
  await page.getByRole('button', { name: 'Add the starter snippets' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/You were signed out/)).toBeVisible();
}

test('a new password ends the session elsewhere and keeps this one', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await onTwoDevices(page, elsewhere);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(usualPassword);
  await page.getByLabel('New password').fill('a better dog');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your password is changed/)).toBeVisible();
  await expectSignedOut(elsewhere);
  await page.goto('/snippets');
  await expectInside(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Snippets' })).toBeVisible();
  await elsewhere.context().close();
});

test('signing out everywhere ends the session elsewhere and this one', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const email = await onTwoDevices(page, elsewhere);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You are signed out on every device, this one included.')).toBeVisible();
  await expectSignedOut(elsewhere);
  await fillSignIn(page, email, usualPassword);
  await expectInside(page);
  await elsewhere.context().close();
});
