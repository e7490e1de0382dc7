import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { editorText, openAsNewTrainer, saveState, writeSnippet } from '../fixtures/snippets';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.describe.configure({ timeout: 90_000 });

const email = {
  subject: 'Re: Loose leash, week 2',
  greeting: 'Hi Sarah,',
  text: [
    'What a difference a week makes! Luna walked past two dogs today, and she looked back at you each time. Will you keep a log for me? Write down where she pulls, what she sees there, and how far away it is.',
    'Please go on with the long line for now. Max 10 minutes at a time, because she gets tired before you can tell. When Luna stops and looks at you, feed her three treats in a row. If Luna’s leash is tight, stand still until she takes a step back to you. Your husband can practice as well, but he should use the same words as you do, Sarah.',
    'Luna does not need the front clip any longer. Her old harness is fine. May I bring my own dog to our next lesson? He is calm, and she can watch him from across the field.',
  ],
  signature: ['Best,', 'Kim'],
};

const asHtml = [
  `<p>Subject: ${email.subject}</p>`,
  `<div>${email.greeting}</div><div><br></div>`,
  ...email.text.map((paragraph) => `<div>${paragraph}</div><div><br></div>`),
  `<div>${email.signature.join('<br>')}</div>`,
].join('');

async function copyEmail(page: Page): Promise<void> {
  await page.evaluate(async (html) => {
    const type = (kind: string, text: string) => new Blob([text], { type: kind });
    const item = new ClipboardItem({
      'text/html': type('text/html', html),
      'text/plain': type('text/plain', html.replaceAll(/<[^>]*>/g, '\n')),
    });
    await navigator.clipboard.write([item]);
  }, asHtml);
}

/** Each of the three texts as it was saved. */
async function savedTexts(page: Page): Promise<Record<string, string>> {
  await page.reload();
  const texts: Record<string, string> = {};
  for (const version of ['Male', 'Female', 'Neutral'] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${version}`) }).click();
    await expect(editorText(page, version)).toBeVisible();
    texts[version] = (await editorText(page, version).innerText()).replaceAll(/\s*\n\s*/g, '\n').trim();
  }
  return texts;
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 15; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'From an old email' });

test('an email of 150 words becomes a saved snippet in three versions, in six actions', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets');
  await writeSnippet(page, 'Crate', 'In you go.');
  await page.goto('/snippets');
  await copyEmail(page);
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await act(page.getByRole('button', { name: 'Export and more' }).click());
  await act(page.getByRole('menuitem', { name: 'From an old email…' }).click());
  await expect(dialogOf(page).getByRole('textbox')).toBeFocused();
  await act(page.keyboard.press('Control+v'));
  await expect(dialogOf(page).getByRole('radio', { name: 'Female' })).toBeChecked();
  await act(dialogOf(page).getByRole('button', { name: 'Make the snippet' }).click());
  await act(page.getByRole('button', { name: 'Make male and neutral' }).click());
  await expect(page.getByRole('tab', { name: /^Neutral/ })).toHaveAttribute('data-state', 'generated');
  await act(page.getByRole('button', { name: 'Save' }).click());
  await expect(saveState(page, 'Saved')).toBeVisible();
  expect(actions).toBeLessThanOrEqual(6);
  expect(
    [email.greeting, ...email.text, ...email.signature].join(' ').split(/\s+/).length,
  ).toBeGreaterThanOrEqual(150);

  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Loose leash, week 2');
  const { Male, Female, Neutral } = await savedTexts(page);
  expect(Female).toBe(
    [email.greeting, ...email.text, ...email.signature]
      .join('\n')
      .replaceAll('Luna', '{{dog}}')
      .replaceAll('Sarah', '{{client}}'),
  );
  expect(Male).toContain('Write down where he pulls, what he sees there');
  expect(Male).toContain('When {{dog}} stops and looks at you, feed him three treats in a row.');
  expect(Neutral).toContain('Write down where they pull, what they see there');
  expect(Neutral).toContain('{{dog}} does not need the front clip any longer. Their old harness is fine.');
  for (const text of [Male, Female, Neutral]) {
    expect(text).toContain('Max 10 minutes');
    expect(text).toContain('Will you keep a log');
    expect(text).toContain('Your husband can practice as well, but he should');
  }
});

test('in the editor it is done by keyboard, and the dialog is accessible in every look', async ({ page }) => {
  await openAsNewTrainer(page, '/snippets/create');
  await copyEmail(page);
  await page.getByRole('button', { name: 'From an old email' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('textbox')).toBeFocused();
  await expectAccessibleInEveryLook(page);
  await page.keyboard.press('Control+v');
  const words = dialogOf(page).getByRole('listbox', { name: 'Words of the email' });
  await expect(words).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await expect(page.getByRole('button', { name: 'Make the snippet' })).toBeFocused();
  const focused = page.locator(':focus');
  await tabTo(page, page.getByRole('option', { name: 'Sarah, becomes client' }).first());
  await expect(focused).toHaveAccessibleName('Sarah, becomes client');
  await page.keyboard.press('w');
  await page.keyboard.press('Space');
  await expect(page.getByRole('menu', { name: '“What” becomes' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(focused).toHaveText('What');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('Sarah');
  await expect(focused).toHaveAttribute('aria-selected', 'false');

  const greeting = page.getByRole('switch', { name: 'Greeting' });
  await tabTo(page, greeting);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Make the snippet' }));
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  const text = editorText(page, 'Female');
  await expect(text).not.toContainText('Hi ');
  await expect(text).toContainText('Kim');
});
