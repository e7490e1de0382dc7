import { clipboardAs, copiedHtml } from '../fixtures/letter-page';
import { editorText, importFile, openAsNewTrainer, rowOf, saveState } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('what is typed is kept, composed and copied as it was meant', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Week 2');
  const text = editorText(page);
  await text.click();
  await page.keyboard.type('do 3 * 10 minutes, 2 * a day. Name: ____ and __ here __ too.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Now ~~$50~~ $40 at mydogschool.dog today');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3. Walk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rest');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(text.locator('ol')).toHaveAttribute('start', '3');
  await expect(text.locator('em, strong')).toHaveCount(0);
  await expect(text.locator('s')).toHaveText('$50');

  await page.goto('/email');
  await page.getByRole('option', { name: /Week 2/ }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  const html = await copiedHtml(page);
  expect(html).toContain('<p>do 3 * 10 minutes, 2 * a day. Name: ____ and __ here __ too.</p>');
  expect(html).toContain('<s>$50</s> $40 at <a href="https://mydogschool.dog/">mydogschool.dog</a>');
  expect(html).toContain('<ol start="3"><li>Walk</li><li>Rest</li></ol>');
  expect(await clipboardAs(page, 'text/plain')).toContain(
    'Now ~~$50~~ $40 at mydogschool.dog today\n\n3. Walk\n4. Rest',
  );
});

test('variables in the address of a link are asked for, and filled in on the way out', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await page.getByRole('button', { name: 'import a file' }).click();
  const link = '<p>Book <a href=""https://book.example/?dog={{dog}}"">here</a>.</p>';
  await importFile(page, 'links.csv', `title,text\nBooking,"${link}"\n`);
  await expect(rowOf(page, 'Booking')).toBeVisible();

  await page.goto('/email');
  await page.getByRole('option', { name: /Booking/ }).click();
  await page.getByRole('textbox', { name: 'dog', exact: true }).fill('Bella & Max');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  expect(await copiedHtml(page)).toBe(
    '<p>Book <a href="https://book.example/?dog=Bella%20%26%20Max">here</a>.</p>',
  );
});

test('a file of another program comes over whole, and says what of it is left out', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await page.getByRole('button', { name: 'import a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import snippets' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'base.yml',
    mimeType: 'application/yaml',
    buffer: Buffer.from('matches:\n  - trigger: ":w"\n    label: Walk\n    replace: "Walk {{dog}} daily."\n'),
  });
  await expect(dialog.getByText('Its shortcut “:w” is left out.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 snippet' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, 'Walk')).toBeVisible();
});
