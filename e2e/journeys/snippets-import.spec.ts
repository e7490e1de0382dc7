import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/accessibility';
import { asFile, importFile, openAsNewTrainer, openStarterLibrary, rowOf } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.describe.configure({ timeout: 90_000 });

test('an export comes back as it was, and what did not change is left alone', async ({ page }) => {
  await openStarterLibrary(page);
  for (const [item, name] of [
    ['Export all as CSV, for spreadsheets', 'csv'],
    ['Export all as JSON, for programs', 'json'],
  ] as const) {
    await page.getByRole('button', { name: 'Export and more' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^heelwrite-snippets-.*\\.${name}$`));
    const content = await readFile(await download.path(), 'utf8');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import snippets' });
    await dialog.locator('input[type=file]').setInputFiles(asFile(`again.${name}`, content));
    await expect(dialog.getByRole('radio', { name: 'Skip 40' })).toBeVisible();
    await expect(dialog.getByText('Nothing about it has changed.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Import' }).click();
    await importFile(
      page,
      `changed.${name}`,
      content.replaceAll('Crate: the first week', `Crate in ${name}`),
    );
    await expect(page.getByText('40 snippets', { exact: true })).toBeVisible();
    await expect(rowOf(page, `Crate in ${name}`)).toBeVisible();
    await page.getByRole('button', { name: `More for Crate in ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Crate: the first week');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Snippets' }).last().click();
  }
});

test('the file of another program is looked through before it is taken over', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await page.getByRole('button', { name: 'import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import snippets' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles(asFile('prices.csv', 'date,price,seats,vat\n1,2,3,4'));
  await expect(dialog.getByRole('alert')).toContainText('No snippets were found in this file.');
  await expectAccessible(page);
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      asFile(
        'My group.csv',
        'abbreviation,snippet,label\n;rec,"Hi %filltext:name=Client%,\n\nHe did well.",Recap\n;x,,Nothing\n;bye,Bye!,Goodbye\n',
      ),
    );
  await expect(dialog.getByText('TextExpander CSV')).toBeVisible();
  await expect(dialog.getByText('It has no text.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Import Goodbye' }).uncheck();
  await dialog.getByRole('button', { name: 'Import 1 snippet' }).click();
  await expect(dialog.getByText('1 snippet added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, 'Recap')).toContainText('Hi {{client}}, He did well.');
  await expect(rowOf(page, 'Recap')).toContainText('My group');
});
