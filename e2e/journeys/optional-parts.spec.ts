import { expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { clipboardAs, LetterPage } from '../fixtures/letter-page';
import { editorText, openAsNewTrainer, saveState } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('parts that come and go are marked by keyboard, made into another version, and brought into an email', async ({
  page,
}) => {
  await openAsNewTrainer(page, '/snippets/create');
  const { keyboard } = page;
  const dialog = page.getByRole('dialog', { name: 'Optional part' });
  await page.getByRole('textbox', { name: 'Title' }).fill('Outside');
  await editorText(page).click();
  await keyboard.type('{{dog}} did well today.');
  await keyboard.press('Enter');
  await keyboard.type(
    'He may practice outside when {{street}} is quiet, for five minutes at most, and comes home before he is tired of it, so that he looks forward to the next time.',
  );
  await keyboard.press('Control+Shift+9');
  await expect(dialog.getByRole('radio', { name: /by hand/ })).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await keyboard.press('Enter');
  await keyboard.type('- Stay');
  await keyboard.press('Enter');
  await keyboard.type('Have him sit first');
  await page.getByRole('button', { name: 'Optional part' }).click();
  await dialog.getByRole('radio', { name: /has an option/ }).check();
  await dialog.getByRole('combobox', { name: 'Detail' }).selectOption('street');
  await dialog.getByRole('textbox', { name: 'Option' }).fill('Main Street');
  await expectAccessibleInEveryLook(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expectAccessibleInEveryLook(page);

  await page.getByRole('tab', { name: /Female/ }).click();
  await page.getByRole('button', { name: 'Make from male' }).click();
  const made = editorText(page, 'Female');
  await expect(made.locator('p[data-optional=""]')).toContainText('may practice outside');
  await expect(made.locator('li[data-optional="street=Main Street"]')).toContainText('sit first');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(editorText(page).locator('[data-when]')).toHaveCount(2);

  await page.goto('/email');
  const letterPage = new LetterPage(page);
  await letterPage.pick('Outside');
  await letterPage.sex('Female').check();
  const add = page.getByRole('button', { name: /^Add: She may practice outside/ });
  await expect(add).toBeVisible();
  await expectAccessibleInEveryLook(page);
  expect(await letterPage.lines()).not.toContainEqual(expect.stringContaining('outside'));
  // Folded parts open above the line that is clicked, and the cursor still goes to the words that were meant.
  await letterPage.letter().getByText('Stay', { exact: true }).click();
  const writing = page.getByRole('textbox', { name: 'Outside' });
  await expect(writing).toBeFocused();
  await expect(writing).toContainText('She may practice outside');
  await keyboard.type('!');
  await expect(writing.locator('li').first()).toContainText('!');
  await keyboard.press('Backspace');
  await keyboard.press('Escape');
  await letterPage.block('Snippet 1: Outside').focus();
  await keyboard.press('Tab');
  await expect(add).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Leave out: She may practice/ })).toBeFocused();
  await letterPage.detail('street').fill('main street');
  await expect(letterPage.letter().getByText('Have her sit first')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await letterPage.detail('dog').fill('Bella');
  await letterPage.subject().fill('Outside');
  await letterPage.reload();
  await page.getByRole('button', { name: /^Copy email/ }).click();
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  expect(await clipboardAs(page, 'text/plain')).toBe(
    'Bella did well today.\n\nShe may practice outside when main street is quiet, for five minutes at most, and comes home before she is tired of it, so that she looks forward to the next time.\n\n- Stay\n- Have her sit first',
  );
  expect(await clipboardAs(page, 'text/html')).not.toContain('data-');
});
