import type { Locator, Page } from '@playwright/test';
import { clipboardAs, copiedHtml } from '../fixtures/letter-page';
import { readAfterPaste, type MailProgram } from '../fixtures/mail-program';
import { editorText, openAsNewTrainer, saveState } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Selects a stretch of what stands on the page, from the first words to the last. */
const select = (within: Locator, first: string, last = first) =>
  within.evaluate(
    (root, ends) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const [from, to] = ends.map((words) => texts.find(({ data }) => data.includes(words)));
      const [start = '', end = ''] = ends;
      if (from && to) {
        getSelection()?.setBaseAndExtent(
          from,
          from.data.indexOf(start),
          to,
          to.data.indexOf(end) + end.length,
        );
      }
    },
    [first, last],
  );

/** Every kind of formatting, as a trainer types it into the editor. */
async function writeFormatted(page: Page): Promise<void> {
  const { keyboard } = page;
  await page.getByRole('textbox', { name: 'Title' }).fill('Week 2');
  await editorText(page).click();
  await keyboard.type('Hi Jordan,');
  await keyboard.press('Enter');
  await keyboard.type('Bella was ');
  await keyboard.press('Control+b');
  await keyboard.type('great');
  await keyboard.press('Control+b');
  await keyboard.type(', ');
  await keyboard.press('Control+i');
  await keyboard.type('really');
  await keyboard.press('Control+i');
  await keyboard.type(' great. Now ~~$50~~ $40, book at mydogschool.dog or this page');
  await keyboard.press('Enter');
  await keyboard.type('- Sit');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('at the door');
  await keyboard.press('Enter');
  await keyboard.press('Shift+Tab');
  await keyboard.type('Stay');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('3. Walk');
  await keyboard.press('Enter');
  await keyboard.type('Rest');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('> Good dogs are made.');
  await keyboard.press('Enter');
  await keyboard.type('One day at a time.');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('See you');
  await keyboard.press('Shift+Enter');
  await keyboard.type('on Tuesday.');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('P.S. Bring treats.');
  await select(editorText(page), 'this page');
  await keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Link to' }).fill('https://book.example/?a=1&b=2');
  await keyboard.press('Enter');
  await expect(editorText(page).getByRole('link', { name: 'this page' })).toBeVisible();
  await keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
}

const asMeant = `Hi Jordan,

Bella was **great**, _really_ great. Now ~~$50~~ $40, book at [mydogschool.dog](https://mydogschool.dog/) or [this page](https://book.example/?a=1&b=2)

    • Sit
        ◦ at the door
    • Stay

    3. Walk
    4. Rest

    Good dogs are made.

    One day at a time.

See you
on Tuesday.


P.S. Bring treats.`;

const asPlainText = `Hi Jordan,

Bella was great, really great. Now ~~$50~~ $40, book at mydogschool.dog or this page (https://book.example/?a=1&b=2)

- Sit
  - at the door
- Stay

3. Walk
4. Rest

> Good dogs are made.
>
> One day at a time.

See you
on Tuesday.


P.S. Bring treats.`;

const programs = ['Gmail', 'Outlook'] satisfies MailProgram[];

test('an email of every kind of formatting is read as it was meant where it is pasted', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await writeFormatted(page);
  await page.goto('/email');
  await page.getByRole('option', { name: /Week 2/ }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  expect(await copiedHtml(page)).not.toMatch(/style|class|data-|color|<span/);
  expect(await clipboardAs(page, 'text/plain')).toBe(asPlainText);
  for (const program of programs) {
    expect.soft(await readAfterPaste(page, program), program).toBe(asMeant);
  }

  const part = '    4. Rest\n\n    Good dogs are made.\n\n    One day at a time.';
  const letter = page.getByRole('article', { name: 'Email' });
  await page.bringToFront();
  await select(letter, 'Rest', 'One day at a time.');
  await page.keyboard.press('Control+c');
  for (const program of programs) {
    expect.soft(await readAfterPaste(page, program), `a part of it in ${program}`).toBe(part);
  }

  await page.bringToFront();
  await letter.evaluate(() => getSelection()?.removeAllRanges());
  await letter.getByText('Rest', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Week 2' })).toBeFocused();
  for (const key of ['Home', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+End', 'Control+c']) {
    await page.keyboard.press(key);
    // No hand is quicker: what the browser selects by a key reaches the editor with the next frame.
    await page.waitForTimeout(60);
  }
  for (const program of programs) {
    expect.soft(await readAfterPaste(page, program), `while it is written, in ${program}`).toBe(part);
  }
});
