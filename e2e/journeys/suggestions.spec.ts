import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { signIn } from '../fixtures/sign-in';
import { editorText, rowOf, saveState, writeSnippet } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

const unique = (name: string) => `${name} ${Date.now().toString(36)}`;
const school = 'Good Dog Academy';

async function openSnippet(page: Page, title: string) {
  await page.getByRole('searchbox', { name: /^Search title/ }).fill(title);
  await rowOf(page, title).first().dblclick();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
}

test('a member suggests a change, an editor accepts it, and the member sees that', async ({
  page,
  browser,
}) => {
  const title = unique('Settle');
  await signIn(page, 'editor');
  await writeSnippet(page, title, 'He lies down on his mat.');

  const theirs = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const member = await theirs.newPage();
  await signIn(member, 'member', '/snippets');
  await openSnippet(member, title);
  await member.getByRole('button', { name: 'Suggest a change' }).click();
  await editorText(member).click();
  await member.keyboard.press('Control+End');
  await member.keyboard.type(' Reward him there.');
  await expectAccessible(member);
  await member.keyboard.press('Control+s');
  const sending = member.getByRole('dialog', { name: 'Send your suggestion' });
  await sending.getByRole('textbox', { name: 'A note (optional)' }).fill('Clients forget the reward.');
  await expectAccessible(member);
  await sending.getByRole('button', { name: 'Send' }).click();
  await expect(member.getByText(/^Your suggestion of .* waits for an answer\.$/)).toBeVisible();

  await page.goto('/snippets');
  await page.getByRole('button', { name: /^\d+ suggestions?$/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Suggestions' }).getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Look at it' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /suggests a change$/ });
  await expect(dialog.getByText('Clients forget the reward.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Male text' }).locator('mark').last()).toContainText(
    'Reward him there.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(editorText(page)).toContainText('Reward him there.');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText(/^Suggested by .+, accepted by you/)).toBeVisible();
  await page.keyboard.press('Escape');

  await member.reload();
  await expect(member.getByText(/ accepted your suggestion of /)).toBeVisible();
  await expect(member.getByText('Reward him there.')).toBeVisible();
  await theirs.close();
});

test('a copy says that its original has changed, and takes the new text over', async ({ page, browser }) => {
  const title = unique('Stay');
  await signIn(page, 'editor');
  await writeSnippet(page, title, 'He stays for a minute.');
  const theirs = await browser.newContext({ reducedMotion: 'reduce' });
  const member = await theirs.newPage();
  await signIn(member, 'member', '/snippets');
  await member.getByRole('checkbox', { name: `Select ${title}` }).check();
  await member.getByRole('button', { name: 'Move or copy…' }).click();
  await member.getByRole('menuitem', { name: /^Copy to your own snippets/ }).click();
  await expect(member.getByText('1 snippet copied to your own snippets.')).toBeVisible();

  await editorText(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Then call him.');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();

  await member.goto('/snippets?library=mine');
  const row = rowOf(member, title);
  await expect(row.getByText('Original changed')).toHaveCount(0);
  await member.goto('/snippets');
  await expect(row.getByText('Original changed')).toBeVisible();
  await expectAccessible(member);
  await row.filter({ hasText: 'Original changed' }).dblclick();
  await expect(member.getByText(`The original in ${school} changed on `, { exact: false })).toBeVisible();
  await member.getByRole('button', { name: 'See what changed' }).press('Enter');
  const dialog = member.getByRole('dialog', { name: 'What changed in the original' });
  await expect(dialog.locator('mark').last()).toContainText('Then call him.');
  await expectAccessible(member);
  await dialog.getByRole('button', { name: 'Take over the new text' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(editorText(member)).toContainText('Then call him.');
  await expect(member.getByRole('button', { name: 'See what changed' })).toBeHidden();
  await theirs.close();
});
