import { expectAccessible } from '../fixtures/accessibility';
import { linkMailedTo } from '../fixtures/outbox';
import {
  addressOf,
  demoPassword,
  expectInside,
  fillSignIn,
  newAddress,
  signIn,
  signUp,
} from '../fixtures/sign-in';
import { expect, refusedRequest, test } from '../fixtures/test';

test('signing in leads back to the page asked for, and logging out to the sign-in page', async ({ page }) => {
  await page.goto('/email?add=starter-none');
  await expect(page).toHaveURL(/\/login\?next=%2Femail%3Fadd%3Dstarter-none$/);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await fillSignIn(page, addressOf('free'), demoPassword);
  await expect(page).toHaveURL(/\/email/);
  await expectInside(page);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/snippets');
  await expect(page).toHaveURL(/\/login\?next=%2Fsnippets$/);
});

test('who is signed in stays so across a reload, and sees no form on the way', async ({ page }) => {
  await signIn(page, 'free');
  const forms: boolean[] = [];
  await page.exposeFunction('noteForm', (isThere: boolean) => forms.push(isThere));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { noteForm } = window as unknown as { noteForm: (isThere: boolean) => void };
      if (document.querySelector('input[type=password]')) noteForm(true);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expectInside(page);
  expect(forms).toEqual([]);
});

test.describe('a wrong password', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('is said below the field, in plain words', async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, addressOf('free'), 'not the password');
    await expect(page.getByText('The email or password is not right.')).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
});

test('an account is created, used at once, and its address confirmed by the link from the mail', async ({
  page,
}) => {
  const email = newAddress();
  await signUp(page, email);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue to Heelwrite' }).click();
  await expectInside(page);
  await expect(page.getByText(/Confirm your address/)).toContainText(email);

  await page.goto(await linkMailedTo(email, 'verifyEmail'));
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Heelwrite' }).click();
  await expectInside(page);
  await expect(page.getByText(/Confirm your address/)).toBeHidden();
});

test('a forgotten password is set anew through the mail, and the old one is void', async ({ page }) => {
  const email = newAddress();
  await signUp(page, email, 'the old password');
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/an email with a link is on its way/)).toBeVisible();

  await page.goto(await linkMailedTo(email, 'resetPassword'));
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await page.getByLabel('New password').fill('the new password');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expectInside(page);
});

test.describe('a link that was used', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('says so and offers another one', async ({ page }) => {
    await page.goto('/login?mode=resetPassword&oobCode=used-before');
    await expect(page.getByText(/has expired or was already used/)).toBeVisible();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  });
});

test('Google signs in with an address of one’s own', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Google address').fill(newAddress('google'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectInside(page);
});

test('terms and privacy are pages that anyone can read', async ({ page }) => {
  await page.goto('/login?mode=signUp');
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expectAccessible(page);
});

test('the whole of sign-in goes by keyboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(addressOf('free'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expectInside(page);
});
