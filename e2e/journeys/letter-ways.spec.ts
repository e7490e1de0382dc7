import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { clipboardAs, copiedHtml, LetterPage } from '../fixtures/letter-page';
import { openAsNewTrainer } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a letter is composed, ordered and copied by keyboard alone', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  const { keyboard } = page;
  await keyboard.press('/');
  await keyboard.type('warm hello');
  await keyboard.press('Enter');
  await keyboard.type('see you next');
  await keyboard.press('Enter');
  await expect(letterPage.block('Snippet 2: See you next time')).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(letterPage.detail('client')).toBeFocused();
  await keyboard.type('Jordan');
  await keyboard.press('Enter');
  await keyboard.type('Bella');
  await letterPage.block('Snippet 2: See you next time').focus();
  await keyboard.press('Alt+ArrowUp');
  await expect(letterPage.block('Snippet 1: See you next time')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(letterPage.block('Snippet 2: Warm hello')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Warm hello' })).toBeFocused();
  await keyboard.type(' Well done!');
  await keyboard.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  expect(await clipboardAs(page, 'text/plain')).toMatch(
    /^Enjoy your week with Bella[^]*Hi Jordan[^]*Well done!/,
  );
});

test('the line that is clicked stays where it is while it is written in', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello', 'First lesson recap');
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  for (const [title, words] of [
    ['Warm hello', 'Thank you for our lesson'],
    ['First lesson recap', 'did well in our first lesson'],
  ] as const) {
    const line = letterPage.letter().getByText(words);
    await line.scrollIntoViewIfNeeded();
    const before = await line.boundingBox();
    await line.click();
    await expect(page.getByRole('textbox', { name: title })).toBeFocused();
    await expect(tools).toBeInViewport();
    expect((await line.boundingBox())?.y).toBe(before?.y);
    const bar = await tools.boundingBox();
    const barTop = bar?.y ?? 0;
    const barBottom = barTop + (bar?.height ?? 0);
    const texts = letterPage.letter().locator('p, li, textarea');
    const covered = await texts.evaluateAll(
      (all, [top, bottom]) =>
        all.flatMap((text) => {
          const box = text.getBoundingClientRect();
          return box.height > 0 && box.top < bottom - 1 && box.bottom > top + 1 ? text.textContent : [];
        }),
      [barTop, barBottom] as const,
    );
    expect(covered, 'the tools cover no text').toEqual([]);
    await page.keyboard.press('Escape');
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing breaks WCAG in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const letterPage = await LetterPage.open(page);
    await expectAccessible(page);
    await letterPage.pick('Warm hello', 'First lesson recap', 'How to practice at home');
    await letterPage.sex('Female').check({ force: true });
    await letterPage.detail('client').fill('Jordan');
    await letterPage.subject().fill('For {{dog}}, he is {{');
    await letterPage.letter().getByText('Here are my notes').click();
    await expect(page.getByRole('textbox', { name: 'Warm hello' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await letterPage.detail('minutes').fill('5');
    await expectAccessible(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('snippets, letter and details are a tap apart, and copying is always at hand', async ({ page }) => {
    const letterPage = await LetterPage.open(page);
    const step = (name: RegExp) => page.getByRole('radio', { name });
    const copy = page.getByRole('button', { name: 'Copy email' });
    await letterPage.snippet('Warm hello').tap();
    await letterPage.snippet('First lesson recap').tap();
    await expect(step(/^Snippets 2$/)).toBeChecked();
    await expect(copy).toBeInViewport();
    await expectAccessible(page);

    await step(/^Details/).tap();
    await letterPage.sex('Female').tap();
    await letterPage.detail('client').fill('Jordan');
    await letterPage.detail('dog').fill('Bella');
    await expect(copy).toBeInViewport();
    await expectAccessible(page);

    await step(/^Email/).tap();
    await expect(letterPage.letter()).toContainText('let her nap');
    await letterPage.letter().getByText('did well in our first lesson').tap();
    await page.getByRole('button', { name: 'Move up' }).tap();
    await expect(letterPage.block('Snippet 1: First lesson recap')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await copy.tap();
    const toast = page.getByText(/^Email copied/);
    await expect(toast).toBeVisible();
    const [said, button] = await Promise.all([toast.boundingBox(), copy.boundingBox()]);
    expect(said && said.y + said.height, 'the toast covers no button').toBeLessThan(button?.y ?? 0);
    expect(await copiedHtml(page)).toContain('Bella');

    await page.getByRole('button', { name: 'More ways to copy' }).tap();
    const menu = page.getByRole('menu', { name: 'More ways to copy' });
    await expect(menu).toBeVisible();
    await expect(toast, 'the toast is still there').toBeVisible();
    const isOnTop = (item: Locator) =>
      item.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    for (const item of await menu.getByRole('menuitem').all()) {
      // The menu is still growing at first.
      await expect
        .poll(() => isOnTop(item), `the toast does not cover “${await item.innerText()}”`)
        .toBe(true);
    }
    await expect(toast, 'and was there all the while').toBeVisible();
  });

  test('a point of the ready check leads to its spot on another step', async ({ page }) => {
    const letterPage = await LetterPage.open(page);
    await letterPage.snippet('Warm hello').tap();
    await page.getByRole('radio', { name: /^Details/ }).tap();
    await page.getByRole('button', { name: 'The subject is empty' }).tap();
    await expect(letterPage.subject()).toBeFocused();
    await expect(letterPage.subject()).toBeInViewport();
  });

  test('back at the subject, the line above it is seen too', async ({ page }) => {
    const letterPage = await LetterPage.open(page);
    await letterPage.pick('First lesson recap', 'House training');
    const letter = page.getByRole('radio', { name: /^Email/ });
    await page.getByRole('radio', { name: /^Details/ }).tap();
    await letterPage.detail('dog').fill('Bella');
    await letter.tap();
    await letterPage
      .letter()
      .getByText('Four things have begun')
      .evaluate((line) => line.scrollIntoView());
    await page.getByRole('button', { name: 'Copy email' }).tap();
    await page.getByRole('button', { name: 'Show' }).tap();
    await expect(letterPage.subject()).toBeFocused();
    const [startNew, steps] = [page.getByRole('button', { name: 'Start new' }), letter.locator('..')];
    const [above, below] = await Promise.all([steps.boundingBox(), startNew.boundingBox()]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    // What is said beside the subject keeps the distance of all else from the edge.
    const said = await page.getByText('Copied separately from the email').boundingBox();
    expect(said && said.x + said.width).toBe(390 - 16);
  });
});

test('the first click after writing does what it says', async ({ page }) => {
  await openAsNewTrainer(page, '/email');
  await page
    .getByRole('button', { name: /^Write/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toBeFocused();
  await page.keyboard.type('A line of my own.');
  await page.getByRole('button', { name: 'Add your signature' }).click();
  await expect(page.getByRole('dialog', { name: /signature/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: 'Email' })).toContainText('A line of my own.');
});

test('a signature that was begun outlives Escape, and is given up with Cancel', async ({ page }) => {
  await openAsNewTrainer(page, '/email');
  const dialog = page.getByRole('dialog', { name: 'Your signature' });
  const text = dialog.getByRole('textbox', { name: 'Signature' });
  const open = () => page.getByRole('button', { name: 'Add your signature' }).click();
  await open();
  await expect(text).toBeFocused();
  await expect(text).toHaveText('Kim Lane');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Warmly, Sam');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(text).toHaveText('Warmly, Sam');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(text).toHaveText('Kim Lane');
});

test('the tools stay clear of the line that is written in, in a window that is not high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Settle on a mat');
  await letterPage.letter().getByText('teaches').click();
  await expect(page.getByRole('textbox', { name: 'Settle on a mat' })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And words enough for one more line, which moves all that stands below it.');
  const [line, tools] = await page.evaluate(async () => {
    // What scrolls has come to rest.
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    const caret = getSelection()!.getRangeAt(0).getClientRects()[0]!;
    return [caret.bottom, document.querySelector('[aria-label=Formatting]')!.getBoundingClientRect().top];
  });
  expect(line).toBeLessThanOrEqual(tools);
});

test('on paper the email stands alone', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello', 'First lesson recap');
  await letterPage.subject().fill('Our first lesson');
  await page.keyboard.press('Tab');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(letterPage.letter().getByText('Thank you for our lesson')).toBeVisible();
  await expect(letterPage.letter().getByText('Our first lesson', { exact: true }).first()).toBeVisible();
  for (const beside of ['Snippet library', 'Details'])
    await expect(page.getByRole('complementary', { name: beside })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  const box = await letterPage.letter().boundingBox();
  expect(box?.y, 'it begins where the paper begins').toBe(0);
});
