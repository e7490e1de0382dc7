import { expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { LetterPage } from '../fixtures/letter-page';
import { expectInside, fillSignIn, newAddress, signUp, usualPassword } from '../fixtures/sign-in';
import { writeSnippet } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('what is used on one device comes first on another', async ({ page, browser, baseURL }) => {
  const email = newAddress();
  await signUp(page, email);
  await writeSnippet(page, 'Recall', 'Call once.');
  await writeSnippet(page, 'Door', 'Wait at the door.');
  await page.goto('/email');
  const here = new LetterPage(page);
  await expect(page.getByRole('option').first()).toContainText('Door');
  await here.pick('Recall');
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/uses');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  expect((await told).status()).toBe(204);

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/email');
  await fillSignIn(other, email, usualPassword);
  await expectInside(other);
  await expect(other.getByRole('option').first()).toContainText('Recall');
  await expect(other.getByRole('button', { name: 'Sort: Most used' })).toBeVisible();
  await expectAccessibleInEveryLook(other);
  await other.goto('/snippets');
  await expect(other.getByRole('row', { name: 'Recall' })).toContainText('just now');
  await elsewhere.close();
});
