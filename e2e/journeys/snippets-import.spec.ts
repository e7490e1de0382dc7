import { writeXlsx } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/accessibility';
import {
  asFile,
  editorText,
  importFile,
  openAsNewTrainer,
  openStarterLibrary,
  rowOf,
  starterCount,
} from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.describe.configure({ timeout: 90_000 });

const samples = `${import.meta.dirname}/../../tests/components/snippets/import/samples`;

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
    await expect(dialog.getByRole('radio', { name: `Skip ${starterCount}` })).toBeVisible();
    await expect(dialog.getByText('Nothing about it has changed.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Import' }).click();
    await importFile(
      page,
      `changed.${name}`,
      content.replaceAll('Crate: the first week', `Crate in ${name}`),
    );
    await expect(page.getByText(`${starterCount} snippets`, { exact: true })).toBeVisible();
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

test('a Word document and a large spreadsheet become snippets, their formatting kept', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await page.getByRole('button', { name: 'import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import snippets' });
  await dialog.locator('input[type=file]').setInputFiles(`${samples}/lessons.docx`);
  await expect(dialog.getByText('Word document')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 3 snippets' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await rowOf(page, 'First evening').getByRole('link').first().click();
  const text = editorText(page, 'Neutral');
  await expect(text.locator('strong')).toHaveText('well done');
  await expect(text.locator('s')).toHaveText('$50');
  await expect(text.locator('ol').first().locator('li')).toHaveText(['Sit', 'Down']);
  await expect(text.locator('ol').last()).toHaveAttribute('start', '3');

  await page.goto('/snippets');
  await page.getByRole('button', { name: 'Import' }).click();
  // Large enough for a reader to leave the page's own thread, where the page's policy lets it.
  const words = Array.from({ length: 90_000 }, (_, at) => `word${(at * 7919) % 100_003}`).join(' ');
  const rows = [
    ['title', 'text'],
    ['Door', 'He waits.'],
    ['Long', words],
  ];
  const workbook = await writeXlsx({ sheets: [{ name: 'Texts', rows }] });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.xlsx', mimeType: '', buffer: Buffer.from(workbook) });
  await expect(dialog.getByText('spreadsheet', { exact: false }).first()).toBeVisible();
  await expect(dialog.getByText(/longer than 50,000 characters/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 snippet' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, 'Door')).toContainText('He waits.');
});

test('copied cells are pasted, and their columns told by hand, by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsNewTrainer(page, '/snippets');
  await page.getByRole('button', { name: 'import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import snippets' });
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    'Nr\tThema\tWoche\tText for clients\n1\tSit\tone\tAsk her to sit before each meal.\n',
  );
  await dialog.getByRole('textbox', { name: 'Or paste cells, an export or a text' }).focus();
  await page.keyboard.press('Control+v');
  await expect(dialog.getByText('What you pasted')).toBeVisible();
  await expect(dialog.getByText('Left out: Nr, Woche.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Tags' }).focus();
  await page.keyboard.press('W');
  await expect(dialog.getByText('Left out: Nr. Tags: one')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import 1 snippet' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, 'Sit')).toContainText('Ask her to sit before each meal.');
});
