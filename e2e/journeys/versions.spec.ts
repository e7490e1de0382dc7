import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { editorText, openAsNewTrainer, rowOf, saveState, writeSnippet } from '../fixtures/snippets';
import { expect, refusedRequest, test } from '../fixtures/test';

const he = 'When he sees another dog, feed him before he pulls. Well done.';
const she = 'When she sees another dog, feed her before she pulls. Well done.';

const tab = (page: Page, version: string) => page.getByRole('tab', { name: new RegExp(version) });
/** What was just made shows what was changed until this is pressed; without that it reads as it will be sent. */
const changes = (page: Page) => page.getByRole('button', { name: 'Changes' });

/** A new trainer's snippet “Gate”, whose male text is made and has one word in doubt. */
async function makeWithDoubt(page: Page) {
  await openAsNewTrainer(page, '/snippets/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Gate');
  await tab(page, 'Female').click();
  await editorText(page, 'Female').click();
  await page.keyboard.type('We saw her duck under the gate.');
  await tab(page, 'Male').click();
  await page.getByRole('button', { name: 'Make from female' }).click();
}

test('a version is made from another, compared, taken back, and made again when its source has changed', async ({
  page,
}) => {
  await openAsNewTrainer(page, '/snippets');
  await writeSnippet(page, 'Passing other dogs', he);
  await tab(page, 'Female').click();
  await page.getByRole('button', { name: 'Make from male' }).click();
  await expect(tab(page, 'Female')).toContainText('Generated');
  await expect(changes(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(editorText(page, 'Female').locator('del').first()).toHaveText('he');
  await expect(editorText(page, 'Female').locator('ins').first()).toHaveText('she');
  const rail = page.getByRole('complementary', { name: 'Versions' });
  await expect(rail.getByRole('listitem').filter({ hasText: 'he she' })).toContainText('2');
  await expectAccessible(page);
  await changes(page).click();
  await expect(editorText(page, 'Female')).toHaveText(she);

  await editorText(page, 'Female').click();
  await page.keyboard.press('Control+z');
  await expect(editorText(page, 'Female')).toHaveText('');
  await expect(tab(page, 'Female')).toContainText('Empty');
  await page.keyboard.press('Control+Shift+z');
  await expect(editorText(page, 'Female')).toHaveText(she);
  await expect(tab(page, 'Female')).toContainText('Generated');

  await tab(page, 'Male').first().click();
  await editorText(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Praise him.');
  await expect(tab(page, 'Female')).toContainText('Out of date');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Female')).toContainText('Out of date');
  await rail.getByRole('button', { name: 'Update female' }).click();
  await changes(page).click();
  await expect(editorText(page, 'Female')).toHaveText(`${she} Praise her.`);
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Female')).toContainText('Generated');
});

test('what was written by hand is replaced only when asked, and stays when the making is stopped', async ({
  page,
}) => {
  await openAsNewTrainer(page, '/snippets');
  await writeSnippet(page, 'Passing other dogs', he);
  await tab(page, 'Female').click();
  await editorText(page, 'Female').click();
  await page.keyboard.type('My own words.');
  await page.getByRole('button', { name: 'Make from male' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace what you wrote by hand?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(editorText(page, 'Female')).toHaveText('My own words.');

  await page.route('**/api/swap-pronouns', () => undefined);
  await page.getByRole('button', { name: 'Make from male' }).click();
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('Making female from male…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' }), 'the focus is not lost').toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Make from male' })).toBeFocused();
  await expect(editorText(page, 'Female')).toHaveText('My own words.');
  await expect(tab(page, 'Female')).toContainText('Written');

  await page.unroute('**/api/swap-pronouns');
  await page.getByRole('button', { name: 'Make from male' }).click();
  await question.getByRole('button', { name: 'Replace' }).click();
  await changes(page).click();
  await expect(editorText(page, 'Female')).toHaveText(she);
  await editorText(page, 'Female').click();
  await page.keyboard.press('Control+z');
  await expect(editorText(page, 'Female')).toHaveText('My own words.');
  await expect(tab(page, 'Female')).toContainText('Written');

  // A phone has no such keys.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(editorText(page, 'Female')).toHaveText(she);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editorText(page, 'Female')).toHaveText('My own words.');
  await expect(tab(page, 'Female')).toContainText('Written');
});

test('an undo outside the text is meant for the version in sight', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await writeSnippet(page, 'Passing other dogs', he);
  await tab(page, 'Female').click();
  await page.getByRole('button', { name: 'Make from male' }).click();
  await changes(page).click();
  await expect(editorText(page, 'Female')).toHaveText(she);
  await tab(page, 'Female').focus();
  await page.keyboard.press('Control+z');
  await expect(tab(page, 'Female')).toContainText('Empty');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(tab(page, 'Male').first(), 'what is out of sight stays').toContainText('Written');
  await page.keyboard.press('Control+Shift+z');
  await expect(editorText(page, 'Female')).toHaveText(she);
  await tab(page, 'Male').first().click();
  await expect(editorText(page)).toHaveText(he);
});

test('a text that a hand has written just so counts as made once it was made', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await writeSnippet(page, 'Passing other dogs', he);
  await tab(page, 'Female').click();
  await editorText(page, 'Female').click();
  await page.keyboard.type(she);
  await page.getByRole('button', { name: 'Make from male' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
  await expect(tab(page, 'Female')).toContainText('Generated');
  await expect(changes(page)).toBeVisible();
});

test.describe('with no words left', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });
  test('what the toast offers has room', async ({ page }) => {
    await openAsNewTrainer(page, '/snippets');
    await writeSnippet(page, 'Passing other dogs', he);
    const refusal = { error: 'User has exceeded their token limit', code: 'token_limit_exceeded' };
    await page.route('**/api/swap-pronouns', (route) => route.fulfill({ status: 403, json: refusal }));
    await page.setViewportSize({ width: 390, height: 740 });
    await tab(page, 'Female').click();
    await page.getByRole('button', { name: 'Make from male' }).click();
    const seePlans = page.getByRole('button', { name: 'See plans' });
    await expect(seePlans).toBeVisible();
    const hidden = await seePlans.evaluate((button) => button.scrollWidth - button.clientWidth);
    expect(hidden, 'its words stay within it').toBeLessThanOrEqual(0);
  });
});

test('a word marked as not the dog stays in every version', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await writeSnippet(page, 'Treats', 'Your son holds his treats while he waits.');
  await editorText(page).getByText('his', { exact: false }).click();
  await page.keyboard.press('Home');
  for (let i = 0; i < 'Your son holds h'.length; i += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^Not the dog/ }).click();
  await expect(editorText(page).locator('[data-keep]')).toHaveText('his');
  await tab(page, 'Female').click();
  await page.getByRole('button', { name: 'Make from male' }).click();
  await changes(page).click();
  await expect(editorText(page, 'Female')).toHaveText('Your son holds his treats while she waits.');
  await expect(editorText(page, 'Female').locator('[data-keep]')).toHaveText('his');
});

test('a word in doubt is asked about, and decided with one key', async ({ page }) => {
  await makeWithDoubt(page);
  await expect(editorText(page), 'an undo is meant for what has just come').toBeFocused();
  await changes(page).click();
  await expect(editorText(page)).toHaveText('We saw him duck under the gate.');
  await expect(tab(page, 'Male')).toContainText('1 to decide');
  await expect(page.getByRole('button', { name: 'Make neutral' })).toBeVisible();
  const cut = await page
    .getByRole('tabpanel', { name: /Male/ })
    .getByRole('toolbar', { name: 'Formatting' })
    .evaluate((bar) => bar.scrollWidth - bar.clientWidth);
  expect(cut, 'the bar shows all its tools beside what makes this version anew').toBe(0);
  const whole = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 740 });
  const hidden = await tab(page, 'Male').evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden, 'a phone shows the tab whole, but for the line under it').toBeLessThanOrEqual(1);
  const tag = page.getByRole('combobox', { name: 'Add a tag' });
  const sizes = await tag.evaluate((field) =>
    [null, '::placeholder'].map((part) => getComputedStyle(field, part).fontSize),
  );
  expect(sizes[0], 'its label stands on the line of the plus').toBe(sizes[1]);
  await page.setViewportSize(whole);
  await page.getByRole('listitem').filter({ hasText: 'Is “him” right' }).getByRole('button').click();
  await expect(page.getByRole('menu')).toContainText('may own the next word');
  await expectAccessible(page);
  await page.keyboard.press('2');
  await expect(editorText(page)).toHaveText('We saw his duck under the gate.');
  await expect(tab(page, 'Male')).not.toContainText('to decide');
  await expect(editorText(page), 'nothing else is to be decided').toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
});

test('missing versions are made for all that is selected, and in the letterPage for the one at hand', async ({
  page,
}) => {
  await openAsNewTrainer(page, '/snippets');
  await writeSnippet(page, 'First', he);
  await writeSnippet(page, 'Second', 'He waits at the door.');
  await page.goto('/email');
  await page.getByRole('radio', { name: 'Female' }).click();
  await page.getByRole('option', { name: /Second/ }).click();
  await page.getByRole('button', { name: 'Make female now' }).click();
  await expect(page.getByText('The female text of “Second” was made. Read it through.')).toBeVisible();
  await expect(page.getByText('She waits at the door.').last()).toBeVisible();

  await page.goto('/snippets');
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Make missing versions' }).click();
  await expect(page.getByText('Versions made for 2 snippets', { exact: false })).toBeVisible();
  for (const title of ['First', 'Second']) {
    await expect(rowOf(page, title).getByRole('img', { name: 'Neutral: generated' })).toBeVisible();
  }
});

test('a letter with words that nobody has decided on is not called ready, and leads to them', async ({
  page,
}) => {
  await makeWithDoubt(page);
  await expect(tab(page, 'Male')).toContainText('1 to decide');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();

  await page.goto('/email');
  await page.getByRole('radio', { name: 'Male', exact: true }).click();
  await page.getByRole('option', { name: /Gate/ }).click();
  const check = page.getByRole('region', { name: 'Ready check' });
  await expect(check.getByText('“Gate” has 1 word to decide')).toBeVisible();
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(tab(page, 'Male')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('listitem').filter({ hasText: 'right in' }).getByRole('button').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('1');
  await expect(tab(page, 'Male')).not.toContainText('to decide');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Ready check' })).toContainText('versions');
  await expect(page.getByText('to decide')).toBeHidden();
});
