import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { noNetwork } from '../fixtures/offline';
import { LetterPage } from '../fixtures/letter-page';
import { expectInside, fillSignIn, newAddress, signUp, usualPassword } from '../fixtures/sign-in';
import { writeSnippet } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const answerTo = (page: Page, method: string, path: string) =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname === path && response.request().method() === method,
  );
const keeping = (page: Page) => page.getByRole('switch', { name: 'Keep my dogs with my account' });

async function switchOn(page: Page) {
  await page.goto('/profile#preferences');
  await expect(keeping(page)).not.toBeChecked();
  await keeping(page).press('Space');
  await expect(page.getByText('Dogs are kept from now on')).toBeVisible();
  await expect(keeping(page)).toBeChecked();
}

/** Writes about Bella in a snippet and in words of one's own, and copies it. */
async function copyAboutBella(page: Page) {
  await page.goto('/email');
  const letter = new LetterPage(page);
  await letter.pick('Recall');
  await letter.detail('client').fill('Ms. Smith');
  await letter.detail('dog').fill('Bella');
  await letter.sex('Female').check({ force: true });
  await letter.subject().fill('Recall, part 1');
  await page.getByRole('button', { name: 'Write here, at the end' }).click();
  await page.keyboard.type('Homework: call her twice a day.');
  const noted = answerTo(page, 'POST', '/api/dogs/emails');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  expect((await noted).status()).toBe(201);
}

test('a dog is kept from one email to the next, on another device, until that is switched off', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  await signUp(page, email);
  await writeSnippet(page, 'Recall', '{{client}}, {{dog}} came at once.');
  await switchOn(page);
  await expectAccessibleInEveryLook(page);
  await copyAboutBella(page);

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/email');
  await fillSignIn(other, email, usualPassword);
  await expectInside(other);
  const letter = new LetterPage(other);
  await letter.pick('Recall');
  const dogs = other.getByRole('button', { name: 'Your dogs' });
  await dogs.press('Enter');
  const picker = other.getByRole('dialog', { name: 'Your dogs' });
  await expect(picker.getByRole('combobox', { name: 'Dog or client' })).toBeFocused();
  await expectAccessible(other);
  await other.keyboard.type('smi');
  await expect(picker.getByRole('option')).toHaveText(['BellaMs. Smith, female']);
  await other.keyboard.press('Enter');
  await expect(letter.detail('dog')).toHaveValue('Bella');
  await expect(letter.detail('client')).toHaveValue('Ms. Smith');
  await expect(letter.sex('Female')).toBeChecked();

  await other.getByRole('button', { name: /^Last email about Bella: today/ }).press('Enter');
  const emails = other.getByRole('dialog', { name: 'Emails about Bella · Ms. Smith' });
  await expect(emails.getByRole('button', { name: /^Recall, part 1/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expectAccessibleInEveryLook(other);
  const homework = emails.getByText('Homework: call her twice a day.');
  await emails.getByRole('button', { name: 'Quote: Homework: call her twice a day.' }).press('Enter');
  await expect(homework).toBeVisible();
  await expect(emails.getByText('Added to the end of your email')).toBeVisible();
  await other.keyboard.press('Escape');
  expect(await letter.lines()).toEqual(expect.arrayContaining(['Homework: call her twice a day.']));

  await other.keyboard.press('Control+k');
  const palette = other.getByRole('dialog', { name: 'Find anything' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await other.keyboard.type('bella');
  await expect(palette.getByRole('option').first()).toHaveText('Bella · Ms. Smith');
  await other.keyboard.press('Enter');
  await expect(letter.block('Recall')).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Last email about Bella: today/ })).toBeVisible();
  await letter.pick('Recall');
  await expect(letter.detail('dog')).toHaveValue('Bella');

  await other.goto('/dogs');
  const row = other.getByRole('list', { name: 'Your dogs' }).getByRole('listitem');
  await expect(row).toHaveText(/^Bella · Ms\. Smith/);
  await expectAccessibleInEveryLook(other);
  await row.getByRole('button', { name: 'More about Bella' }).click();
  await other.getByRole('menuitem', { name: 'Change…' }).click();
  const form = other.getByRole('dialog', { name: 'Change Bella' });
  await form.getByRole('textbox', { name: 'Client' }).fill('Ms. Jones');
  await expectAccessible(other);
  await other.keyboard.press('Enter');
  await expect(row).toHaveText(/^Bella · Ms\. Jones/);

  await other.goto('/profile#preferences');
  await keeping(other).press('Space');
  const question = other.getByRole('dialog', { name: 'Stop keeping your dogs?' });
  await expect(question).toBeVisible();
  await expectAccessible(other);
  await question.getByRole('button', { name: 'Delete them' }).click();
  await expect(keeping(other)).not.toBeChecked();
  await elsewhere.close();

  const told = answerTo(page, 'GET', '/api/dogs');
  await page.goto('/dogs');
  expect(await (await told).json()).toEqual({ isKept: false, dogs: [] });
  await expect(keeping(page)).not.toBeChecked();
  await expectAccessibleInEveryLook(page);
});

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: [noNetwork] });

  test('an email that is copied is kept with its dog once there is one', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signUp(page, newAddress());
    await switchOn(page);
    await page.goto('/email');
    await page.getByRole('radio', { name: 'Email' }).check({ force: true });
    await page.getByRole('button', { name: 'Write here, at the end' }).click();
    await page.keyboard.type('Dear {{client}}, {{dog}} waits. ');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: /^Details/ }).check({ force: true });
    const letter = new LetterPage(page);
    await letter.detail('dog').fill('Rex');
    await context.setOffline(true);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Email copied/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Last email about Rex: today/ })).toBeVisible();
    const noted = answerTo(page, 'POST', '/api/dogs/emails');
    await context.setOffline(false);
    expect((await noted).status()).toBe(201);
    await page.goto('/dogs');
    await expect(page.getByRole('list', { name: 'Your dogs' })).toContainText('Rex');
  });
});
