import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { signIn } from '../fixtures/sign-in';
import { editorText, rowOf, saveState, writeSnippet } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

const school = 'Good Dog Academy';
const only = (page: Page, library: string) =>
  page.getByRole('radiogroup', { name: 'Library' }).getByRole('radio', { name: library }).check();
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('a member reads and uses the school’s snippets, and keeps a copy of her own', async ({ page }) => {
  await signIn(page, 'member', '/snippets');
  await only(page, school);
  await rowOf(page, 'First lesson recap').dblclick();
  await expect(page.getByText('You can use this snippet, but not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  const selector = page.getByRole('button', { name: `Organization: ${school}` });
  await expect(selector).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await page.goBack();

  await page.getByRole('checkbox', { name: 'Select First lesson recap' }).check();
  await page.getByRole('button', { name: 'Move or copy…' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Copy to your own snippets/]);
  await expectAccessible(page);
  await page.getByRole('menuitem').click();
  await toast(page, '1 snippet copied to your own snippets.');
  await only(page, 'Mine');
  await rowOf(page, 'First lesson recap').first().dblclick();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible();
});

test('an editor writes for the school, where everyone finds it', async ({ page, browser }) => {
  const title = `Heel, step ${Date.now().toString(36)}`;
  await signIn(page, 'editor', '/snippets/create');
  await expect(page.getByRole('radio', { name: school })).toBeChecked();
  const cut = await page
    .getByRole('radiogroup', { name: 'Save to' })
    .getByText(school)
    .evaluate((name) => name.scrollWidth - name.clientWidth);
  expect(cut, 'the whole name is shown').toBe(0);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await editorText(page).click();
  await page.keyboard.type('He walks at your knee.');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await expect(page).toHaveURL(/\?orgId=/);

  const colleague = await browser.newContext();
  const hers = await colleague.newPage();
  await signIn(hers, 'member', '/email');
  await hers.getByRole('searchbox', { name: 'Search snippets' }).fill(title);
  await hers.getByRole('option').filter({ hasText: title }).click();
  await expect(hers.getByRole('article', { name: 'Email' })).toContainText('walks at your knee');
  await colleague.close();
});

test('an admin takes a snippet out of the school, and puts it back', async ({ page }) => {
  const title = `Recall, step ${Date.now().toString(36)}`;
  await signIn(page, 'admin');
  await writeSnippet(page, title, 'He comes when called.');
  await page.goto('/snippets');
  await only(page, school);
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('button', { name: 'Move or copy…' }).click();
  const move = page.getByRole('menuitem', { name: /^Move to your own snippets/ });
  await expect(move).toContainText(`Everyone else in ${school} loses them.`);
  await move.click();
  await toast(page, '1 snippet moved to your own snippets');
  await expect(rowOf(page, title)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, title)).toBeVisible();
});
