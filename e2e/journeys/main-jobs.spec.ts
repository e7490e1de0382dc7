import type { Page } from '@playwright/test';
import { Actions } from '../fixtures/actions';
import { clipboardAs, copiedHtml, LetterPage } from '../fixtures/letter-page';
import { linkMailedTo } from '../fixtures/outbox';
import { expectInside, newAddress, signIn, signUpConfirmed } from '../fixtures/sign-in';
import { editorText, saveState, starterCount } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

test('a newcomer copies a first email with a snippet of their own in three versions', async ({ page }) => {
  const email = newAddress('first');
  const { click, press, type, count } = new Actions(page);
  await page.goto('/login');
  await click(page.getByRole('link', { name: 'Create an account' }));
  await click(page.getByLabel('Your name'));
  await type('Kim Lane');
  await press('Tab');
  await type(email);
  await press('Tab');
  await type('a good dog');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  // The link in the mail is a click too.
  await page.goto(await linkMailedTo(email, 'verifyEmail'));
  await click(page.getByRole('link', { name: 'Continue to Heelwrite' }));
  await expectInside(page);

  await click(page.getByRole('link', { name: 'write your own' }));
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await type('Waiting at the door');
  await press('Enter');
  await expect(editorText(page)).toBeFocused();
  await type('{{dog}} waits until he is called. Praise him.');
  await click(page.getByRole('button', { name: 'Make female and neutral' }));
  for (const version of ['Female', 'Neutral'])
    await expect(page.getByRole('tab', { name: new RegExp(version) })).toContainText('Generated');
  await press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await click(page.getByRole('button', { name: 'More', exact: true }));
  await click(page.getByRole('menuitem', { name: 'Use in an email' }));

  const letterPage = new LetterPage(page);
  await expect(letterPage.detail('dog')).toBeFocused();
  await type('Bella');
  await click(letterPage.sex('Female'));
  await press('Control+Enter');
  await toast(page, /^Email copied/);
  expect(await copiedHtml(page)).toBe('<p>Bella waits until she is called. Praise her.</p>');
  expect(await clipboardAs(page, 'text/plain')).toBe('Bella waits until she is called. Praise her.');
  // One more than counted: the link in the mail.
  expect(count() + 1).toBeLessThanOrEqual(25);
});

test('a new school gets from its payment to a shared library of ten snippets', async ({ page }) => {
  const school = `Paws of ${Date.now().toString(36)}`;
  const { click, press, count } = new Actions(page);
  await signUpConfirmed(page, newAddress('head'));
  await page.goto('/organization?new=1');
  await page.getByLabel('Name', { exact: true }).fill(school);
  await expect(page.getByRole('button', { name: 'Create and go to checkout' })).toBeEnabled();
  await press('Enter');
  await click(page.getByRole('button', { name: 'Subscribe' }));
  await toast(page, 'Your payment has arrived. The seats are yours.');

  await click(page.getByRole('link', { name: 'Snippets', exact: true }));
  await click(page.getByRole('button', { name: 'Add the starter snippets' }));
  await toast(page, new RegExp(`^${starterCount} snippets$`));
  await click(page.getByRole('radio', { name: school }));
  await expect(page.getByRole('heading', { name: `${school} has no snippets yet` })).toBeVisible();
  await click(page.getByRole('button', { name: 'move some of mine' }));
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await click(boxes.nth(0));
  await click(boxes.nth(9), { modifiers: ['Shift'] });
  await click(page.getByRole('button', { name: 'Move or copy…' }));
  await click(page.getByRole('menuitem', { name: new RegExp(`^Move to ${school}`) }));
  await toast(page, `10 snippets moved to ${school}`);
  await click(page.getByRole('radio', { name: school }));
  await expect(page.getByText(`10 of ${starterCount} snippets`)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(12);
});

test('the same email goes to a second dog in five actions', async ({ page }) => {
  const letterPage = await LetterPage.open(page);
  await letterPage.pick('Warm hello', 'How to practice at home');
  await letterPage.sex('Male').check({ force: true });
  await letterPage.detail('client').fill('Jordan');
  await letterPage.detail('dog').fill('Max');
  await letterPage.detail('minutes').fill('5');
  await page.keyboard.press('Control+Enter');
  await toast(page, /^Email copied/);
  const first = await clipboardAs(page, 'text/plain');
  expect(first).toContain('Max');

  const { click, press, type, count } = new Actions(page);
  await click(page.getByRole('button', { name: 'Earlier emails' }));
  await click(page.getByRole('button', { name: /^Duplicate .* for another dog$/ }).first());
  await click(
    page.getByRole('group', { name: 'The other dog’s sex' }).getByRole('button', { name: 'Female' }),
  );
  await expect(letterPage.detail('client')).toBeFocused();
  await type('Alex');
  await press('Tab');
  await type('Bella');
  await press('Control+Enter');
  await expect.poll(() => clipboardAs(page, 'text/plain')).toContain('Bella');
  const html = await copiedHtml(page);
  const plain = await clipboardAs(page, 'text/plain');
  for (const content of [html, plain]) {
    expect(content).toContain('Hi Alex');
    expect(content).not.toMatch(/Max|Jordan|\bhe\b|\bhim\b|[{}]/);
  }
  expect(count()).toBeLessThanOrEqual(5);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an email is found, composed, filled in, checked and copied by touch', async ({ page }) => {
    await signIn(page, 'trainer');
    const letterPage = new LetterPage(page);
    const { tap, type, count } = new Actions(page);
    const step = (name: RegExp) => page.getByRole('radio', { name });
    await tap(page.getByRole('button', { name: 'Menu' }));
    await tap(page.getByRole('link', { name: 'Email', exact: true }));
    await tap(letterPage.search());
    await type('warm');
    await tap(letterPage.snippet('Warm hello'));
    await tap(page.getByRole('button', { name: 'Clear the search' }));
    await expect(letterPage.search()).toBeFocused();
    await type('practice at home');
    await tap(letterPage.snippet('How to practice at home'));
    await tap(step(/^Details/));
    await tap(letterPage.sex('Female'));
    await tap(letterPage.detail('client'));
    await type('Jordan');
    await tap(letterPage.detail('dog'));
    await type('Bella');
    await tap(letterPage.detail('minutes'));
    await type('5');
    const check = page.getByRole('region', { name: 'Ready check' });
    await tap(check.getByRole('button', { name: 'The subject is empty' }));
    await expect(letterPage.subject()).toBeFocused();
    await type('{{dog}}’s homework');
    await tap(step(/^Details/));
    await expect(check.getByText('Ready', { exact: true })).toBeInViewport();
    await tap(page.getByRole('button', { name: 'Copy email' }));
    await toast(page, 'Email copied');
    expect(count()).toBeLessThanOrEqual(18);

    const [html, plain] = [await copiedHtml(page), await clipboardAs(page, 'text/plain')];
    expect(html).toMatch(/^<p>Hi Jordan,<\/p>/);
    expect(html).toContain('<ul><li>');
    expect(plain).toMatch(/^Hi Jordan,\n\n/);
    for (const content of [html, plain]) {
      expect(content).toContain('Bella');
      expect(content).not.toMatch(/[{}]|style|class=/);
    }
    await tap(page.getByRole('status').getByRole('button', { name: 'Copy subject' }));
    await expect.poll(() => clipboardAs(page, 'text/plain')).toBe('Bella’s homework');
  });
});
