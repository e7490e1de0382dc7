import { expectAccessible, expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { LetterPage } from '../fixtures/letter-page';
import { expectInside, signIn } from '../fixtures/sign-in';
import { openAsNewTrainer, writeSnippet } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

/** What opens over a page, in every look: nobody is kept out of it. */
test.describe('nothing breaks WCAG in', () => {
  test('the starter snippets to choose from', async ({ page }) => {
    await openAsNewTrainer(page, '/snippets');
    await writeSnippet(page, 'Warm hello', 'Hi {{client}},');
    await page.goto('/snippets');
    await page.getByRole('button', { name: 'Export and more' }).click();
    await page.getByRole('menuitem', { name: 'Add starter snippets…' }).click();
    await expect(page.getByRole('dialog', { name: 'Add starter snippets' })).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });

  test('the earlier emails, one of them deleted and one about to be written again', async ({ page }) => {
    const letterPage = await LetterPage.open(page);
    for (const title of ['Warm hello', 'First lesson recap']) {
      await letterPage.pick(title);
      await page.getByRole('button', { name: 'Start new' }).click();
    }
    await page.getByRole('button', { name: 'Earlier emails' }).click();
    const dialog = page.getByRole('dialog', { name: 'Earlier emails' });
    await dialog
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(dialog.getByRole('list').getByRole('button', { name: 'Undo' })).toBeFocused();
    await dialog
      .getByRole('button', { name: /^Duplicate/ })
      .first()
      .click();
    await expect(dialog.getByRole('group', { name: 'The other dog’s sex' })).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });

  test('the palette of commands, also where nothing is found', async ({ page }) => {
    await signIn(page, 'trainer');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expectAccessibleInEveryLook(page);
    await page.keyboard.type('qqqqqqq');
    await expect(palette.getByText('Nothing found for “qqqqqqq”.')).toBeVisible();
    await expectAccessible(page);
  });

  test('saving a text of one’s own as a snippet, and what of it is missing', async ({ page }) => {
    await LetterPage.open(page);
    await page.getByRole('button', { name: 'Write here, at the end' }).click();
    await page.keyboard.type('The stairs are hard for her.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save as a snippet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as a snippet' });
    await dialog.getByRole('textbox', { name: 'Title' }).clear();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInEveryLook(page);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a snippet looked into beside an email, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const letterPage = await LetterPage.open(page);
      await letterPage.snippet('Warm hello').hover();
      await expect(page.getByRole('tooltip')).toContainText('Thank you for our lesson');
      await expectAccessible(page);
    });
  }

  test('the plans side by side', async ({ page }) => {
    await signIn(page, 'free', '/profile');
    await expectInside(page);
    await expect(page.getByRole('list', { name: 'Plans compared' })).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
});
