import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { expectInside, signIn } from '../fixtures/sign-in';
import { openAsNewTrainer } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

// Every step is looked through for what breaks accessibility, which takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

const steps = 10;
const card = (page: Page) => page.getByRole('dialog');

async function expectStep(page: Page, number: number): Promise<void> {
  await expect(card(page).getByText(`${number} of ${steps}`, { exact: true })).toBeVisible();
  await expect(card(page).getByRole('button', { name: /^(Next|Done)/ })).toBeFocused();
}

/** The words stand in the window, and beside what they speak of. */
async function expectBeside(page: Page): Promise<void> {
  const frame = page.locator('.react-joyride__spotlight path').last();
  await expect(frame).toBeVisible();
  await expect
    .poll(async () => {
      const [words, target] = [await card(page).boundingBox(), await frame.boundingBox()];
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      if (!words || !target) return 'not there';
      const inside =
        words.x >= 0 && words.y >= 0 && words.x + words.width <= width && words.y + words.height <= height;
      const covers =
        words.x < target.x + target.width &&
        target.x < words.x + words.width &&
        words.y < target.y + target.height &&
        target.y < words.y + words.height;
      return `${inside ? 'inside' : 'outside'}, ${covers ? 'covers' : 'beside'}, ${words.width <= 353 ? 'fits' : 'too wide'}`;
    })
    .toBe('inside, beside, fits');
}

async function startByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Take a tour' });
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused();
  // Who is in an organization has another menu, and on some pages there is no theme to change.
  const items = await page.locator('[role^=menuitem]').count();
  const isFocused = () => entry.evaluate((item) => item === document.activeElement);
  for (let press = 0; press < items && !(await isFocused()); press += 1)
    await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const [width, height] of [
  [1280, 860],
  [390, 844],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('the tour is walked from end to end by keyboard', async ({ page }) => {
        await signIn(page, 'trainer');
        await startByKeyboard(page);
        for (let number = 1; number <= steps; number += 1) {
          await expectStep(page, number);
          await expectBeside(page);
          await expectAccessible(page);
          await page.keyboard.press(number % 2 === 0 ? 'Enter' : 'ArrowRight');
        }
        await expect(card(page)).toBeHidden();
        await expect(page).toHaveURL(/\/email$/);
        await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
      });

      test('help can be read by everyone', async ({ page }) => {
        await signIn(page, 'trainer', '/help');
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectAccessible(page);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
        await page.getByRole('searchbox', { name: 'Search help' }).fill('quantum zebra');
        await expect(page.getByRole('heading', { name: /Nothing here answers/ })).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}

test('a newcomer is offered the tour once, leaves it, and goes on where it was', async ({ page }) => {
  await openAsNewTrainer(page, '/');
  const offer = page.getByRole('complementary', { name: 'Tour' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Take the tour' }).click();
  for (let number = 1; number < 7; number += 1) {
    await expectStep(page, number);
    await page.keyboard.press('ArrowRight');
  }
  await expectStep(page, 7);
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, 6);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();

  await page.goto('/');
  await expectInside(page);
  await expect(page.getByRole('button', { name: /starter snippets/ })).toBeVisible();
  await expect(offer).toBeHidden();
  await startByKeyboard(page);
  await expectStep(page, 6);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expectStep(page, 1);
});

test('the way back in the browser is a way out of the tour', async ({ page }) => {
  await signIn(page, 'free');
  await page.goto('/snippets');
  await expectInside(page);
  await startByKeyboard(page);
  await expectStep(page, 1);
  await page.goBack();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(/\/snippets$/);
});

test('what is not saved yet is not left for the tour', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Not saved');
  await startByKeyboard(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Not saved');
  await expect(page.getByText(`1 of ${steps}`)).toBeHidden();
});

test('help answers what newcomers ask, in their words', async ({ page }) => {
  await signIn(page, 'trainer', '/help');
  const search = page.getByRole('searchbox', { name: 'Search help' });
  const first = page.getByRole('article').first().getByRole('heading');
  for (const [question, answer] of [
    ['how do I write my first snippet', 'How do I write my first snippet?'],
    ['what is a variable', 'What is a variable?'],
    ["put the dog's name in", 'How do I put the dog’s name into a text?'],
    ['change he to she', 'How does the pronoun swap change he to she?'],
    ['make the female version', 'How do I make the female version from the male one?'],
    ['why was a they not changed', 'Why was a “they” not changed?'],
    ['copy the email to gmail', 'How do I get the email into Gmail or Outlook?'],
    ['invite my colleague', 'How do I invite a colleague?'],
    ['cancle my subscripton', 'How do I cancel my subscription?'],
    ['who can see my snippets', 'Who can see my snippets?'],
    ['import from text expander', 'How do I import snippets from TextExpander or another program?'],
    ['delete my account', 'How do I delete my account?'],
  ] as const) {
    await search.fill(question);
    await expect(first).toHaveText(answer);
  }
  await expect(page).toHaveURL(/\?q=delete\+my\+account|\?q=delete%20my%20account/);
  await page.reload();
  await expect(search).toHaveValue('delete my account');
  await expect(first).toHaveText('How do I delete my account?');

  await page
    .getByRole('navigation', { name: 'Help contents' })
    .getByRole('link', { name: 'Variables' })
    .click();
  await expect(page).toHaveURL(/\/help#variables$/);
  await expect(search).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Variables', level: 2 })).toBeFocused();
});

test('an empty library leads to the help about it', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await page.getByRole('link', { name: 'How snippets work' }).click();
  await expect(page.getByRole('heading', { name: 'How do I write my first snippet?' })).toBeFocused();
});
