import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { signIn } from '../fixtures/sign-in';
import { editorText, openAsNewTrainer, rowOf, saveState, writeSnippet } from '../fixtures/snippets';
import { expect, refusedRequest, test } from '../fixtures/test';

/** Saves the snippet on screen anew, with these words at its end. */
async function writeOn(page: Page, words: string) {
  await editorText(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
}

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await expect(dialog.getByRole('list', { name: 'Saves' })).toBeVisible();
  return dialog;
}

async function openTrash(page: Page) {
  await page.getByRole('button', { name: 'Export and more' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Trash' }).press('Enter');
  await expect(page).toHaveURL(/\/snippets\/trash$/);
}

test('what was deleted is in the trash, comes back whole, and goes for good only when asked', async ({
  page,
}) => {
  await openAsNewTrainer(page, '/snippets/create');
  await writeSnippet(page, 'Door manners', 'He waits at the door, {{dog}}.');
  const address = page.url();
  await writeSnippet(page, 'Crate', 'He sleeps in his crate.');
  await page.goto('/snippets');
  await rowOf(page, 'Door manners').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('“Door manners” deleted')).toBeVisible();

  // Long before the toast is gone, and by keys alone.
  await openTrash(page);
  const door = page.getByRole('button', { name: /^Door manners Deleted .* · 30 days left$/ });
  await door.press('Enter');
  await expect(page.getByText('He waits at the door,')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Restore Door manners' }).press('Enter');
  await expect(page.getByText('“Door manners” restored')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(editorText(page)).toContainText('He waits at the door, {{dog}}.');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/snippets$/);
  await rowOf(page, 'Crate').focus();
  await page.keyboard.press('Delete');
  // Where nothing is left, the menu is not there either.
  await page.getByRole('link', { name: 'look in the trash' }).click();
  await page.getByRole('checkbox', { name: 'Select Crate' }).check();
  await page.getByRole('button', { name: 'Delete for good…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete “Crate” for good?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(door).toBeFocused();
  await page.getByRole('button', { name: 'Empty trash…' }).click();
  await page.getByRole('button', { name: 'Empty trash', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
});

test.describe('by two at once', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('of two restores one wins, and the other is asked what to keep', async ({ page, browser }) => {
    const title = `Gate, step ${Date.now().toString(36)}`;
    await signIn(page, 'admin');
    await writeSnippet(page, title, 'He waits.');
    await writeOn(page, ' Always.');
    await writeOn(page, ' Good dog.');

    const colleague = await browser.newContext();
    const hers = await colleague.newPage();
    await signIn(hers, 'editor', new URL(page.url()).pathname + new URL(page.url()).search);
    const herHistory = await openHistory(hers);
    await herHistory.getByRole('button', { name: /text changed$/ }).click();
    const history = await openHistory(page);
    await history.getByRole('button', { name: /Created$/ }).click();
    await Promise.all([
      history.getByRole('button', { name: 'Restore this' }).click(),
      herHistory.getByRole('button', { name: 'Restore this' }).click(),
    ]);
    const conflict = (at: Page) => at.getByRole('dialog', { name: / has changed this snippet$/ });
    const asked = async () => (await conflict(page).count()) + (await conflict(hers).count());
    await expect.poll(asked).toBe(1);
    const slower = (await conflict(page).count()) > 0 ? page : hers;
    await expectAccessibleInEveryLook(slower);
    await conflict(slower).getByRole('button', { name: 'Save my choices' }).click();
    await expect(conflict(slower)).toBeHidden();
    await expect(saveState(slower, 'Saved')).toBeVisible();
    await expect(editorText(slower)).toHaveText(slower === page ? 'He waits.' : 'He waits. Always.');
    await colleague.close();
  });
});

test('what a snippet said three saves ago comes back whole', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await writeSnippet(page, 'Door', 'He waits at the door.');
  await page.getByRole('textbox', { name: 'Title' }).fill('Gate');
  await writeOn(page, ' Always.');
  await writeOn(page, ' Good dog.');
  await writeOn(page, ' Well done.');
  const history = await openHistory(page);
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await history.getByRole('button', { name: /Created$/ }).press('Enter');
  await expect(history.getByRole('region', { name: 'Title' })).toBeVisible();
  await expect(history.getByRole('region', { name: 'Male text' }).locator('mark')).toHaveText([
    / ?Always\. Good dog\. Well done\.$/,
  ]);
  await expectAccessibleInEveryLook(page);
  await history.getByRole('button', { name: 'Restore this' }).press('Enter');
  await expect(history).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Door');
  await expect(editorText(page)).toHaveText('He waits at the door.');
  await expect(saveState(page, 'Saved')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await expect(editorText(page)).toHaveText('He waits at the door.');
  const onPhone = await openHistory(page);
  await expect(onPhone.getByRole('button', { name: 'Restore this' })).toBeHidden();
  await onPhone.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(onPhone.getByRole('list', { name: 'Saves' })).toBeHidden();
  await expectAccessible(page);
  await onPhone.getByRole('button', { name: 'All saves' }).click();
  await expect(onPhone.getByRole('listitem').nth(1).getByRole('button')).toBeFocused();
});
