import { expectAccessible, expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { clipboardAs, copiedHtml, LetterPage, pastedLines } from '../fixtures/letter-page';
import { editorText, openAsNewTrainer, saveState } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Besides typing names. */
const mostPresses = 12;

const weekday = '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, [A-Z][a-z]+ \\d+';

for (const [dogs, choice, names] of [
  ['a first lesson', 'Female', 'Bella'],
  ['two dogs', 'Two or more', 'Bella and Max'],
] as const) {
  test(`the follow-up of ${dogs}: its date, two choices, an optional part, copied`, async ({ page }) => {
    const letterPage = await LetterPage.open(page);
    await letterPage.pick('First lesson follow-up');
    await letterPage.click(page.getByRole('radio', { name: choice }));
    await letterPage.detail('dog').focus();
    await page.keyboard.type(names);
    const option = (name: string, group: string) =>
      page.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true });
    await letterPage.click(option('sit', 'cues'));
    await letterPage.click(option('stay', 'cues'));
    await letterPage.click(option('treats', 'equipment'));
    await letterPage.click(page.getByRole('button', { name: /^Add: .+ worried by a few things/ }));
    await letterPage.click(letterPage.subject());
    await page.keyboard.type('{{dog}}’s first lesson');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await letterPage.press('Control+Enter');
    await expect(page.getByText('Email copied', { exact: true })).toBeVisible();
    expect(letterPage.presses).toBeLessThanOrEqual(mostPresses);

    const lines = await letterPage.lines();
    expect(await pastedLines(page)).toEqual(lines);
    expect(await copiedHtml(page)).not.toMatch(/[{}]|data-|style|class/);
    const plain = await clipboardAs(page, 'text/plain');
    expect(plain).toContain(`We made a good start with ${names} and worked on sit and stay.`);
    expect(plain).toContain('Keep stay short for now');
    expect(plain).toContain('worried by a few things');
    expect(plain).toContain('Please bring soft treats next time.');
    expect(plain).toMatch(new RegExp(`I look forward to seeing you and ${names} on ${weekday}\\.`));
    expect(plain.split('\n\n')).toEqual(lines);
  });
}

test('a choice and a day are set up by keyboard, and asked for in the email', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  const { keyboard } = page;
  const panel = page.getByRole('form', { name: /asks for$/ });
  await page.getByRole('textbox', { name: 'Title' }).fill('Plan');
  await page.getByRole('tab', { name: /Neutral/ }).click();
  await editorText(page, 'Neutral').click();
  await keyboard.type('Practice {{cues}} until {{lesson}}. {{> ');
  await expect(page.getByText('No snippet is called this.')).toBeVisible();
  await keyboard.press('Escape');
  for (let n = 0; n < 5; n += 1) await keyboard.press('Backspace');

  await page.getByRole('button', { name: 'What cues asks for: Text' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeFocused();
  await keyboard.press('c');
  await keyboard.press('Tab');
  await keyboard.type('sit');
  await keyboard.press('Enter');
  await keyboard.type('stay');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(panel.getByText('An email says: “sit and stay”')).toBeVisible();
  await page.getByRole('button', { name: 'What each version says' }).click();
  await expectAccessibleInEveryLook(page);
  await panel.getByRole('combobox', { name: 'Chosen to begin with' }).focus();
  await keyboard.press('s');
  await panel.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page.getByRole('button', { name: 'What cues asks for: 2 options' })).toBeFocused();

  await page.getByRole('button', { name: 'What lesson asks for: Text' }).click();
  await panel.getByRole('combobox', { name: 'Kind' }).selectOption('Date');
  await panel.getByRole('combobox', { name: 'Filled in to begin with' }).selectOption('Next Tuesday');
  await expect(panel.getByText(/^An email says: “Tuesday, /)).toBeVisible();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'What lesson asks for: next Tuesday' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saveState(page, 'Saved')).toBeVisible();

  await page.goto('/email');
  const letterPage = new LetterPage(page);
  await letterPage.pick('Plan');
  await expect(letterPage.letter()).toContainText(/Practice sit until Tuesday, /);
  // Where the pointer rests on a snippet, its preview opens.
  await page.mouse.move(640, 400);
  await expectAccessibleInEveryLook(page);
  await page.getByRole('checkbox', { name: 'sit' }).focus();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(letterPage.letter()).toContainText(/Practice sit and stay until Tuesday, /);
  await page.getByLabel('lesson', { exact: true }).fill('2031-12-24');
  await expect(letterPage.letter()).toContainText('until Wednesday, December 24, 2031.');
  await letterPage.reload();
  await expect(letterPage.letter()).toContainText(
    'Practice sit and stay until Wednesday, December 24, 2031.',
  );
});

test('a snippet stands in another, and / puts one where the cursor is', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  const { keyboard } = page;
  await page.getByRole('textbox', { name: 'Title' }).fill('Closing');
  await editorText(page).click();
  await keyboard.type('See him soon.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.goto('/snippets');
  await page.getByRole('link', { name: 'New snippet' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Visit');
  await editorText(page).click();
  await keyboard.type('He did well.');
  await keyboard.press('Enter');
  await keyboard.type('/clo');
  await expect(page.getByRole('option', { name: 'Closing' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await keyboard.press('Enter');
  await expect(editorText(page).locator('[data-include]')).toHaveText('{{> Closing}}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saveState(page, 'Saved')).toBeVisible();

  await page.goto('/email');
  const letterPage = new LetterPage(page);
  await letterPage.sex('Male').check();
  await page.getByRole('button', { name: 'Write here, at the end' }).click();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeFocused();
  // The button it rested on had more to say.
  await page.mouse.move(640, 400);
  await keyboard.type('Hello.');
  await keyboard.press('Enter');
  await keyboard.type('/vis');
  const picker = page.getByRole('listbox', { name: 'Snippets to put here' });
  await expect(picker.getByRole('option', { name: 'Visit' })).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeFocused();
  await keyboard.type('And one more line.');
  await keyboard.press('Escape');
  expect(await letterPage.lines()).toEqual(['Hello.', 'He did well.', 'See him soon.', 'And one more line.']);

  await page.goto('/snippets');
  await page.getByRole('row', { name: 'Closing' }).focus();
  await keyboard.press('Delete');
  await expect(page.getByText('“Closing” deleted. “Visit” holds it')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
});
