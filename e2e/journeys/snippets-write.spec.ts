import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { editorText, openAsNewTrainer, rowOf, saveState, writeSnippet } from '../fixtures/snippets';
import { expect, refusedRequest, test } from '../fixtures/test';

test('a snippet is written with variables, and stands there after a reload', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await page.getByRole('link', { name: 'write your own' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Loose leash, week 1');
  await page.getByRole('combobox', { name: 'Add a tag' }).click();
  await page.keyboard.type('leash,homework');
  await page.keyboard.press('Enter');

  const text = editorText(page);
  await text.click();
  await page.keyboard.type('Walk {{dog');
  // A first snippet is offered the dog; everything else it names itself.
  await expect(page.getByRole('option')).toHaveText(['dog']);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' for {{minutes|5');
  await expect(page.getByRole('option')).toHaveText(['Create “minutes”, “5” if left blank']);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' minutes. Then {{do');
  await expect(page.getByRole('option')).toHaveText(['dog', 'Create “do”']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(' rests{{');
  await page.keyboard.press('Escape');
  await expect(text).toHaveText('Walk {{dog}} for {{minutes|5}} minutes. Then {{dog}} rests');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s.');

  const rail = page.getByRole('complementary', { name: 'Variables' });
  await expect(rail.getByRole('listitem').filter({ hasText: '{{dog}}' })).toContainText('2 times');
  await page.getByRole('tab', { name: /Female/ }).click();
  await page.getByRole('button', { name: 'Other ways to get the female text' }).click();
  await page.getByRole('menuitem', { name: 'Copy the male text as it is' }).click();
  await expect(page.getByRole('tab', { name: /Female/ })).toContainText('Written');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saveState(page, 'Saved')).toBeVisible();
  await expect(page).toHaveURL(/\/snippets\/(?!create)[\w-]+$/);
  await expectAccessible(page);

  await page.reload();
  await expect(editorText(page)).toHaveText('Walk {{dog}} for {{minutes|5}} minutes. Then {{dog}} rests.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loose leash, week 1');
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'leash',
    'homework',
  ]);
  await expect(page.getByRole('tab', { name: /Neutral/ })).toContainText('Empty');
});

test('what is missing is said where it is missing', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
    'Give the snippet a title.',
  );
  await expect(page.getByRole('alert').filter({ hasText: 'Write at least one version.' })).toBeVisible();
  await expectAccessible(page);
});

test('a variable gets another color everywhere, and is dragged into the text', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await writeSnippet(page, 'One', 'Hi {{client}}');
  await writeSnippet(page, 'Two', 'Dear ');
  const rail = page.getByRole('complementary', { name: 'Variables' });
  await rail.getByRole('button', { name: 'Insert client' }).dragTo(editorText(page));
  await expect(editorText(page).getByText('{{client}}')).toBeVisible();
  await rail.getByRole('button', { name: /^Color and name of client/ }).click();
  await page.getByRole('menuitemradio', { name: 'Coral' }).click();
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.getByRole('link', { name: 'Snippets' }).last().click();
  await page.getByRole('link', { name: 'One', exact: true }).click();
  await expect(editorText(page).getByText('{{client}}')).toHaveClass(/coral/);
});

test('a variable is renamed in every version, and in the other snippets that use it', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await writeSnippet(page, 'Recall', 'Call {{dog}} once.');
  await writeSnippet(page, 'Door manners', 'See that {{dog}} waits until he is asked.');
  const female = page.getByRole('tab', { name: /Female/ });
  await female.click();
  await page.getByRole('button', { name: 'Make from male' }).click();
  await expect(female).toContainText('Generated');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();

  const rail = page.getByRole('complementary', { name: 'Variables' });
  const options = rail.getByRole('button', { name: /^Color and name of/ });
  await options.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rename “dog”' });
  await expect(dialog.getByRole('textbox', { name: 'New name' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'In this snippet' })).toBeChecked();
  await page.keyboard.type('Your Pup');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Everywhere: also in 1 other snippet/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Renamed in 1 other snippet')).toBeVisible();
  await expect(options).toBeFocused();
  await expect(options).toHaveAccessibleName(/^Color and name of your pup/);
  await expect(editorText(page)).toHaveText('See that {{your pup}} waits until he is asked.');
  await expect(female).toContainText('Generated');
  await female.click();
  await expect(page.getByRole('button', { name: 'Changes' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('tab', { name: /^Male/ }).click();

  await editorText(page).click();
  await page.keyboard.press('Control+z');
  await expect(editorText(page)).toHaveText('See that {{dog}} waits until he is asked.');
  await expect(female, 'what was made from it goes back with it').toContainText('Generated');
  await expect(options).toHaveAccessibleName(/^Color and name of dog/);
  await page.keyboard.press('Control+Shift+z');
  await expect(options).toHaveAccessibleName(/^Color and name of your pup/);
  await expect(female).toContainText('Generated');

  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(female).toContainText('Generated');
  await female.click();
  await expect(editorText(page, 'Female')).toContainText('{{your pup}}');
  await page.getByRole('link', { name: 'Snippets' }).last().click();
  await page.getByRole('link', { name: 'Recall', exact: true }).click();
  await expect(editorText(page)).toHaveText('Call {{your pup}} once.');
});

test('leaving with unsaved work asks; the draft is offered back', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await writeSnippet(page, 'Door manners', 'Wait.');
  await page.getByRole('link', { name: 'Snippets' }).last().click();
  await page.getByRole('link', { name: 'Door manners', exact: true }).click();
  await editorText(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Then go.');
  await expect(saveState(page, 'Not saved, draft kept on this device')).toBeVisible();

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Home' }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(editorText(page)).toHaveText('Wait. Then go.');
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(editorText(page)).toBeHidden();

  await page.goto('/snippets');
  await page.getByRole('link', { name: 'Door manners', exact: true }).click();
  await expect(editorText(page)).toHaveText('Wait.');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(editorText(page)).toHaveText('Wait. Then go.');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(editorText(page)).toHaveText('Wait. Then go.');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
});

test('a snippet that was never saved survives a closed tab', async ({ page, context }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Half an idea');
  await expect(saveState(page, 'Not saved, draft kept on this device')).toBeVisible();
  await page.close({ runBeforeUnload: false });
  const another = await context.newPage();
  await another.goto('/snippets');
  await another.getByRole('link', { name: 'Continue' }).click();
  await expect(another.getByRole('textbox', { name: 'Title' })).toHaveValue('Half an idea');
});

test.describe('two at the same snippet', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('the second sees both texts and chooses, nothing is lost', async ({ page, context }) => {
    await openAsNewTrainer(page, '/snippets/create');
    await writeSnippet(page, 'Recall', 'Call once.');
    const other = await context.newPage();
    await other.goto(page.url());
    await editorText(other).click();
    await other.keyboard.press('Control+End');
    await other.keyboard.type(' Theirs.');
    await other.getByRole('textbox', { name: 'Title' }).fill('Recall, better');
    await other.keyboard.press('Control+s');
    await expect(saveState(other, 'Saved')).toBeVisible();

    await editorText(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Mine.');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'This snippet was changed elsewhere' });
    await expect(dialog.getByText('Call once. Mine.')).toBeVisible();
    await expect(dialog.getByText('Call once. Theirs.')).toBeVisible();
    await expectAccessible(page);
    const title = dialog.getByRole('group', { name: 'Title' });
    await title.getByText('Recall, better').click();
    await expect(title.getByRole('radio', { name: /^Elsewhere/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    await expect(saveState(page, 'Saved')).toBeVisible();
    await page.reload();
    await expect(editorText(page)).toHaveText('Call once. Mine.');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Recall, better');
  });

  test('a snippet deleted meanwhile can be saved as a new one', async ({ page, context }) => {
    await openAsNewTrainer(page, '/snippets/create');
    await writeSnippet(page, 'Settle', 'Lie down.');
    const other = await context.newPage();
    await other.goto('/snippets');
    await rowOf(other, 'Settle').focus();
    await other.keyboard.press('Delete');
    await other.goto('about:blank');
    await editorText(page).click();
    await page.keyboard.type('Please ');
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Save as a new snippet' }).click();
    await expect(saveState(page, 'Saved')).toBeVisible();
    await expect(page.getByRole('main'), 'who tabs on begins with the new one').toBeFocused();
    await page.reload();
    await expect(editorText(page)).toContainText('Please');
  });

  test('an address that leads to nothing says so', async ({ page }) => {
    await openAsNewTrainer(page, '/snippets/nobody-has-this');
    await expect(page.getByRole('heading', { name: 'This snippet is not here' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to your snippets' }).click();
    await expect(page).toHaveURL(/\/snippets$/);
  });
});

test('a snippet is deleted in the editor, and comes back with Undo', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await writeSnippet(page, 'Crate', 'In you go.');
  const address = page.url();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/snippets$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(address);
  await expect(editorText(page)).toHaveText('In you go.');
});

test('at 800 px what stands below the text begins where the text does', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 844 });
  await openAsNewTrainer(page, '/snippets/create');
  const textLeft = (element: Locator) =>
    element.evaluate(
      (node) => node.getBoundingClientRect().left + parseFloat(getComputedStyle(node).paddingLeft),
    );
  expect(await textLeft(page.getByRole('textbox', { name: 'Title' }))).toBe(
    await textLeft(page.getByRole('heading', { name: 'Variables', level: 2, exact: true })),
  );
});

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 390],
  ['dark', 1280],
] as const) {
  test(`the editor holds at ${width} px in the ${colorScheme} theme`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await openAsNewTrainer(page, '/snippets/create');
    await writeSnippet(
      page,
      'A rather long title that needs two lines on a phone',
      'Hi {{client name}} and {{dog}}',
    );
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
