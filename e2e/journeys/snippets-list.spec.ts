import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { importFile, openAsSubscriber, openStarterLibrary, rowOf, starterCount } from '../fixtures/snippets';
import { expect, refusedRequest, test } from '../fixtures/test';

test.describe.configure({ timeout: 90_000 });

const shownRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('gridcell') });
const countIn = (page: Page, text: string | RegExp) =>
  page.getByRole('search', { name: 'Snippets' }).getByText(text, { exact: true });

test('everything in the list is done by keyboard', async ({ page }) => {
  await openStarterLibrary(page);
  await page.keyboard.press('/');
  await page.keyboard.type('leash');
  await expect(page.getByText(new RegExp(`of ${starterCount} snippets`))).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  const first = await rows.first().getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press(' ');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 selected')).toBeHidden();
  await page.keyboard.press('Control+a');
  await expect(page.getByText(/^\d+ selected$/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Home');
  await expect(rowOf(page, first!)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByText(`“${first}” deleted`)).toBeVisible();
  await expect(rowOf(page, first!)).toBeHidden();
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows.first().getByRole('checkbox')).toBeFocused();
  await rows.first().focus();
  const second = await rows.first().getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(second!);
});

test('what finds, counts and orders the list fits into one line of the narrowest bar', async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 800 });
  await openStarterLibrary(page);
  const bar = page.getByRole('search', { name: 'Snippets' });
  expect((await bar.boundingBox())?.height).toBe(32);
  await expect(bar.getByRole('button', { name: 'Sort: Recently used' })).toBeInViewport();
});

test('a search and filters narrow the list and outlive a reload', async ({ page }) => {
  await openStarterLibrary(page);
  const search = page.getByRole('searchbox', { name: 'Search title, text, tags, variables' });
  await search.click();
  await page.keyboard.type('leash');
  await expect(search).toHaveValue('leash');
  await expect(countIn(page, new RegExp(`^\\d+ of ${starterCount} snippets$`))).toBeVisible();
  const found = await shownRows(page).count();
  await expect(page).toHaveURL(/\?q=leash$/);

  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  const tags = page.getByRole('dialog', { name: 'Tag' });
  await expectAccessible(page);
  await tags.getByRole('checkbox', { name: /^homework/ }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Tag: homework' })).toBeVisible();
  await expect(page).toHaveURL(/q=leash/);
  await expect(page).toHaveURL(/tag=homework/);
  await expect.poll(() => shownRows(page).count()).toBeLessThan(found);
  const titles = await shownRows(page).evaluateAll((rows) => rows.map((row) => row.ariaLabel));
  expect(titles.length).toBeGreaterThan(0);

  await page.reload();
  await expect(search).toHaveValue('leash');
  await expect(page.getByRole('button', { name: 'Tag: homework' })).toBeVisible();
  await expect
    .poll(() => shownRows(page).evaluateAll((rows) => rows.map((row) => row.ariaLabel)))
    .toEqual(titles);

  await shownRows(page).first().getByRole('link', { name: titles[0]!, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(titles[0]!);
  await page.goBack();
  await expect(search).toHaveValue('leash');
  await expect.poll(() => shownRows(page).count()).toBe(titles.length);

  await search.fill('qqqqqqqq');
  await expect(page.getByText('Nothing matches “qqqqqqqq”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create “qqqqqqqq”' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(countIn(page, `${starterCount} snippets`)).toBeVisible();
  await expect(page).toHaveURL(/\/snippets$/);
});

test.describe('a deletion', () => {
  // Sent while leaving, and once more after: the second time there is nothing to delete.
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('what is deleted comes back by Undo, and is gone for good when the page is left', async ({ page }) => {
    await openStarterLibrary(page);
    const [first, second, third] = await shownRows(page).evaluateAll((rows) =>
      rows.map((row) => row.ariaLabel ?? ''),
    );
    await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).click();
    await page
      .getByRole('checkbox', { name: `Select ${third}`, exact: true })
      .click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected')).toBeVisible();
    const bar = page.getByRole('toolbar', { name: 'Selected snippets' });
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('3 snippets deleted')).toBeVisible();
    await expect(countIn(page, `${starterCount - 3} snippets`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(countIn(page, `${starterCount} snippets`)).toBeVisible();
    await expect(rowOf(page, second!)).toBeVisible();

    await page.getByRole('checkbox', { name: `Select ${second}`, exact: true }).click();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`“${second}” deleted`)).toBeVisible();
    // Long before the toast is gone.
    await page.goto('about:blank');
    await page.goto('/snippets');
    await expect(countIn(page, `${starterCount - 1} snippets`)).toBeVisible();
    await expect(rowOf(page, second!)).toBeHidden();
    await page.reload();
    await expect(countIn(page, `${starterCount - 1} snippets`)).toBeVisible();
  });
});

test('several snippets are tagged at once, and a tag is taken off them again', async ({ page }) => {
  await openStarterLibrary(page);
  const [first, second] = await shownRows(page).evaluateAll((rows) => rows.map((row) => row.ariaLabel ?? ''));
  await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).click();
  await page.getByRole('checkbox', { name: `Select ${second}`, exact: true }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected snippets' });
  await bar.getByRole('button', { name: 'Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag 2 snippets' });
  await dialog.getByRole('textbox', { name: 'Tag' }).fill('my favorites');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const box = dialog.getByRole('checkbox', { name: 'my favorites' });
  await expect(box).toBeChecked();
  await expect(page.getByText('“my favorites” added to 2 snippets')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const title of [first!, second!]) await expect(rowOf(page, title)).toContainText('my favorites');

  await page.goto('/snippets?tag=my+favorites');
  await expect(countIn(page, `2 of ${starterCount} snippets`)).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${first}`, exact: true }).click();
  await bar.getByRole('button', { name: 'Tag' }).click();
  await page.getByRole('checkbox', { name: 'my favorites' }).click();
  await expect(page.getByText('“my favorites” removed from 1 snippet')).toBeVisible();
  await expect(countIn(page, `1 of ${starterCount} snippets`)).toBeVisible();
  await expect(rowOf(page, first!)).toBeHidden();
  await page.reload();
  await expect(countIn(page, `1 of ${starterCount} snippets`)).toBeVisible();
  await expect(rowOf(page, second!)).toBeVisible();
});

test('the menu of a row opens, duplicates and deletes, by mouse and by keyboard', async ({ page }) => {
  await openStarterLibrary(page);
  const [first, second] = await shownRows(page).evaluateAll((rows) => rows.map((row) => row.ariaLabel ?? ''));
  const more = (title: string) => page.getByRole('button', { name: `More for ${title}`, exact: true });
  const menu = page.getByRole('menu', { name: first! });
  await more(first!).click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText(`“Copy of ${first}” added`)).toBeVisible();
  await expect(countIn(page, `${starterCount + 1} snippets`)).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Copy of ${first}`);
  await page.goBack();

  await more(first!).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more(first!)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(first!);
  await page.goBack();

  await more(second!).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  // From the first around to the last.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${second}” deleted`)).toBeVisible();
  await expect(rowOf(page, second!)).toBeHidden();
  await expect(page.locator('[role=row]:focus')).toHaveCount(1);

  await more(`Copy of ${first}`).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rowOf(page, `Copy of ${first}`)).toBeHidden();
  await expect(countIn(page, `${starterCount - 1} snippets`)).toBeVisible();
});

test('5,000 snippets are listed, searched and walked through without waiting', async ({ page }) => {
  test.slow();
  const words = ['calm', 'gate', 'mat', 'ball', 'park', 'sofa', 'bowl', 'bell'];
  const rows = Array.from({ length: 5_000 }, (_, at) => {
    const word = words[at % words.length];
    return `"Lesson ${at}","${`Practice with the ${word} near number${at % 97} and {{dog}}. `.repeat(6)}"`;
  });
  await openAsSubscriber(page, '/snippets');
  await page.getByRole('button', { name: 'import a file' }).click();
  await importFile(page, 'many.csv', `title,text\n${rows.join('\n')}`);
  await expect(page.getByText('5,000 snippets', { exact: true })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(80);

  const grid = page.getByRole('grid', { name: 'Snippets' });
  await expect(grid).toHaveAttribute('aria-rowcount', '5001');
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('End');
  await expect(page.locator('[role=row]:focus')).toHaveAttribute('aria-rowindex', '5001');
  await page.keyboard.press('Home');

  await page.keyboard.press('/');
  await page.keyboard.type('gate number11 4');
  await expect(page.getByText(/^\d+ of 5,000 snippets$/)).toBeVisible();
  const slowest = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    let most = 0;
    for (const query of ['s', 'so', 'sof', 'sofa', 'sofa n', 'sofa nu', 'p', 'pa', 'par', 'park']) {
      const start = performance.now();
      set.call(field, query);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
      most = Math.max(most, performance.now() - start);
    }
    return most;
  });
  // Far above what it takes, far below what a person would call waiting.
  expect(slowest).toBeLessThan(500);
});

for (const width of [390, 800]) {
  test(`the list holds at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openStarterLibrary(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Snippets' })).toBeAttached();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(2)
      .click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Use in an email',
      'Save as set',
      'Tag',
      'Export as CSV',
      'Export as JSON',
      'Delete',
    ]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'More for Warm hello' }).click();
    await expect(page.getByRole('menuitem', { name: 'Use in an email' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}
