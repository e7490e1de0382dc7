import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { openStarterLibrary, starterCount } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });
const link = (page: Page, name: string) => filters(page).getByRole('link', { name });

async function save(page: Page, name: string) {
  await filters(page).getByRole('button', { name: 'Save this filter…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this filter' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('a filter is saved, counted, followed, changed and found in the email', async ({ page }) => {
  await openStarterLibrary(page);
  const bar = page.getByRole('search', { name: 'Snippets' });
  await bar.getByRole('searchbox').fill('leash');
  const shown = await bar.getByText(new RegExp(`^\\d+ of ${starterCount} snippets$`)).textContent();
  await save(page, 'On the leash');
  await expect(link(page, 'On the leash')).toHaveText(new RegExp(`${shown?.split(' ')[0]} snippets$`));

  await link(page, 'behavior').click();
  await expect(page).toHaveURL(/[?&]tag=behavior/);
  await save(page, 'Manners');
  await expect(link(page, 'Manners')).toHaveAttribute('aria-current', 'true');
  await link(page, 'On the leash').click();
  await expect(bar.getByRole('searchbox')).toHaveValue('leash');
  await expect(link(page, 'On the leash')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(link(page, 'Manners')).toHaveAttribute('aria-current', 'true');

  const more = filters(page).getByRole('button', { name: 'More for “Manners”' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');
  await expect(
    filters(page)
      .getByRole('button', { name: /^More for/ })
      .first(),
  ).toHaveAccessibleName('More for “Manners”');
  await expect(more).toBeFocused();
  await expectAccessibleInEveryLook(page);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await page.getByRole('button', { name: 'Saved filters: Manners' }).click();
  await expect(filters(page).getByRole('link').nth(2)).toContainText('Manners');
  await expectAccessible(page);
  await link(page, 'All snippets').click();
  await expect(bar.getByText(`${starterCount} snippets`, { exact: true })).toBeVisible();

  await page.goto('/email');
  await page.getByRole('button', { name: 'Saved filters' }).click();
  const onTheLeash = page.getByRole('menuitemradio', { name: /^On the leash/ });
  await expect(onTheLeash).toBeVisible();
  await expectAccessible(page);
  await onTheLeash.click();
  await expect(page.getByRole('searchbox', { name: 'Search snippets' })).toHaveValue('leash');
  await expect(page.getByText(shown ?? '', { exact: true })).toBeVisible();
  // No row is peeked at meanwhile.
  await page.mouse.move(0, 0);
  await expectAccessibleInEveryLook(page);
});

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a saved filter that is deleted comes back, and it is said why', async ({ page, context }) => {
    await openStarterLibrary(page);
    await link(page, 'behavior').click();
    await save(page, 'Manners');
    await filters(page).getByRole('button', { name: 'More for “Manners”' }).click();
    const remove = page.getByRole('menuitem', { name: 'Delete' });
    await expect(remove).toBeVisible();
    await context.setOffline(true);
    await remove.click();
    await expect(page.getByText(/connection/i).first()).toBeVisible();
    await expect(link(page, 'Manners')).toBeVisible();
  });
});
