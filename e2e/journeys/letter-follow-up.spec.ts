import { expectAccessible } from '../fixtures/accessibility';
import { clipboardAs, copiedHtml, LetterPage, pastedLines } from '../fixtures/letter-page';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Done when: at most 12 clicks and key presses besides typing the names. */
const mostPresses = 12;

test('the follow-up for Bella: five snippets, her sex, two names, copied', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick(
    'Warm hello',
    'First lesson recap',
    'How to practice at home',
    'Settle on a mat',
    'The marker word',
  );
  await letterPage.click(letterPage.sex('Female'));
  await letterPage.press('Tab');
  await expect(letterPage.detail('client')).toBeFocused();
  await page.keyboard.type('Jordan');
  await letterPage.press('Tab');
  await expect(letterPage.detail('dog')).toBeFocused();
  await page.keyboard.type('Bella');
  await letterPage.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  expect(letterPage.presses).toBeLessThanOrEqual(mostPresses);

  const html = await copiedHtml(page);
  expect(html).not.toMatch(/style|class|data-|<mark|<span/);
  expect(html).toMatch(/^<p>Hi Jordan,<\/p>/);
  expect(html).toContain('<ul><li>');
  expect(html).toContain('Bella');
  expect(html).not.toContain('{{dog}}');
  // Copied with open points: the details nobody filled in still stand in braces.
  expect(html).toContain('{{minutes}}');
  await expect(page.getByText(/with \d+ things? to check$/)).toBeVisible();
});

test('a letter with everything filled in holds no braces, and pasted it reads as in the preview', async ({
  page,
}) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello', 'How to practice at home', 'See you next time');
  await letterPage.sex('Female').check({ force: true });
  await letterPage.detail('client').fill('Jordan & Kim');
  await letterPage.detail('dog').fill('Bella');
  await letterPage.detail('minutes').fill('5');
  await letterPage.subject().fill('{{dog}}’s homework for {{week|this week}}');
  await expect(letterPage.detail('week')).toHaveAttribute('placeholder', '“this week” if blank');
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy email' }).click();
  await expect(page.getByText('Email copied', { exact: true })).toBeVisible();

  expect(await copiedHtml(page)).not.toMatch(/[{}]/);
  const lines = await letterPage.lines();
  expect(lines.length).toBeGreaterThan(5);
  expect(await pastedLines(page)).toEqual(lines);
  const plain = await clipboardAs(page, 'text/plain');
  expect(plain).toMatch(/^Hi Jordan & Kim,\n\nThank you/);
  expect(plain).toMatch(/\n\n- .+\n- /);

  const toast = page.getByRole('status').filter({ hasText: /copied|started/ });
  await toast.getByRole('button', { name: 'Copy subject' }).click();
  await expect(page.getByText('Subject copied')).toBeVisible();
  expect(await clipboardAs(page, 'text/plain')).toBe('Bella’s homework for this week');
  await toast.getByRole('button', { name: 'Start new' }).click();
  await expect(
    page.getByText('New email started. “Bella’s homework for this week” is in Earlier emails.'),
  ).toBeVisible();
});

test('a starter snippet asks for cues to choose from, and for a lesson in a week', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('First lesson follow-up');
  await letterPage.sex('Female').check({ force: true });
  await letterPage.detail('dog').fill('Bella');
  const cues = page.getByRole('group', { name: 'cues', exact: true });
  for (const cue of ['name', 'sit', 'come']) await cues.getByRole('checkbox', { name: cue }).check();
  const day = new Date();
  day.setDate(day.getDate() + 7);
  const written = day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
  await expect(letterPage.letter()).toContainText(
    'worked on answering to her name, sit and coming when called.',
  );
  await expect(letterPage.letter()).toContainText('Say “Yes” the moment she gets it right');
  await expect(letterPage.letter()).toContainText(`seeing you and Bella on ${written}.`);
  await expectAccessible(page);
});

test('Ctrl+C in the letter copies what is selected, clean', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello', 'How to practice at home');
  await letterPage.detail('client').fill('Jordan');
  await letterPage.letter().evaluate((article) => {
    const from = article.querySelector('p');
    const items = article.querySelectorAll('li');
    const last = items.item(items.length - 1);
    if (from) getSelection()?.setBaseAndExtent(from, 0, last, last.childNodes.length);
  });
  await page.keyboard.press('Control+C');
  const html = await copiedHtml(page);
  expect(html).toMatch(/^<p>Hi Jordan,<\/p><p>/);
  expect(html).toMatch(/<\/li><\/ul>$/);
  expect(html).not.toMatch(/style|class|data-|<mark|<span|<svg|<button/);
});

test('what is written into the letter stays, and the snippet stays as it was', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello');
  await letterPage.letter().getByText('Here are my notes').click();
  const editor = page.getByRole('textbox', { name: 'Warm hello' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Truly yours, {{dog');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(letterPage.block('Snippet 1: Warm hello')).toBeFocused();
  await letterPage.detail('dog').fill('Bella');
  await expect(letterPage.letter()).toContainText('Truly yours, Bella');

  await page.getByRole('button', { name: 'Write here, at the end' }).click();
  await page.keyboard.type('The stairs are hard for her.');
  await letterPage.sex('Male').check({ force: true });
  await expect(page.getByText('Your text says her')).toBeVisible();

  // At once: what was typed last is kept too.
  await letterPage.reload();
  await expect(letterPage.letter()).toContainText('Truly yours, Bella');
  await expect(letterPage.letter()).toContainText('The stairs are hard for her.');
  await expect(letterPage.sex('Male')).toBeChecked();

  await letterPage.block('Snippet 1: Warm hello').focus();
  await page.getByRole('button', { name: 'Back to the snippet’s text' }).click();
  await expect(letterPage.letter()).not.toContainText('Truly yours');
  await expect(letterPage.letter()).toContainText('Here are my notes');
});

test('a new letter starts empty, the old one is one undo away', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello');
  await letterPage.subject().fill('For {{dog}}');
  await page.getByRole('button', { name: 'Start new' }).click();
  await expect(letterPage.block('Snippet 1')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(letterPage.block('Snippet 1: Warm hello')).toBeVisible();
  await expect(letterPage.subject()).toHaveValue('For {{dog}}');
});

test('a letter that gave way to a blank one is opened again from Home', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello');
  await letterPage.subject().fill('For Bella');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Blank email' }).click();
  // The address asks for it until it is begun.
  await expect(page).toHaveURL(/\/email$/);
  await expect(letterPage.subject()).toHaveValue('');
  await letterPage.reload();
  await expect(letterPage.block('Snippet 1')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page
    .getByRole('region', { name: /Recent emails/ })
    .getByRole('link', { name: /For Bella/ })
    .click();
  await expect(letterPage.block('Snippet 1: Warm hello')).toBeVisible();
  await expect(letterPage.subject()).toHaveValue('For Bella');
});

test('blocks are dragged into another order', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello', 'See you next time');
  const second = letterPage.block('Snippet 2: See you next time');
  await second.scrollIntoViewIfNeeded();
  const handle = await second.locator('svg').first().boundingBox();
  const first = await letterPage.block('Snippet 1: Warm hello').boundingBox();
  if (!handle || !first) throw new Error('The blocks are not on screen.');
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 8, first.y + 12, { steps: 8 });
  await page.mouse.up();
  await expect(letterPage.block('Snippet 1: See you next time')).toBeVisible();
  await expect(letterPage.snippet('Warm hello')).toHaveText(/^2/);
});

test('a lesson set puts the same snippets and subject into the next email, by keyboard', async ({ page }) => {
  const name = `Puppy class ${crypto.randomUUID().slice(0, 8)}`;
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('First lesson recap', 'Warm hello');
  await letterPage.detail('dog').fill('Bella');
  await letterPage.subject().fill('Bella’s first lesson');
  const sets = page.getByRole('button', { name: 'Lesson sets' });
  await sets.click();
  await page.getByRole('menuitem', { name: 'Save these 2 snippets as a set' }).click();
  await expect(page.getByRole('dialog').getByText('{{dog}}’s first lesson')).toBeVisible();
  await page.keyboard.type(name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${name}” saved`)).toBeVisible();
  await expect(sets).toBeFocused();

  await page.getByRole('button', { name: 'Start new' }).click();
  await letterPage.reload();
  await expect(letterPage.block('Snippet 1')).toHaveCount(0);
  await sets.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name }).waitFor();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(letterPage.block('Snippet 1: First lesson recap')).toBeVisible();
  await expect(letterPage.block('Snippet 2: Warm hello')).toBeVisible();
  await expect(letterPage.subject()).toHaveValue('{{dog}}’s first lesson');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('region', { name: 'Start an email' }).getByRole('link', { name }).click();
  await expect(letterPage.block('Snippet 2: Warm hello')).toBeVisible();
  await expect(page.getByText(`2 snippets from “${name}” added.`)).toBeVisible();
  await expect(page).toHaveURL(/\/email$/);
});
