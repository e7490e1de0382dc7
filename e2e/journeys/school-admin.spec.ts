import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from '../fixtures/accessibility';
import { LetterPage } from '../fixtures/letter-page';
import { answerInvitation } from '../fixtures/organization';
import { newestMailTo } from '../fixtures/outbox';
import { ownSchool, shareSnippet } from '../fixtures/school';
import { newAddress, signUpConfirmed } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

async function someoneElse(browser: Browser, baseURL: string | undefined, email: string, name: string) {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await signUpConfirmed(page, email, name);
  return page;
}

async function copyEmail(page: Page) {
  const told = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/uses' && response.request().method() === 'POST',
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  expect((await told).status()).toBe(204);
}

test('what two trainers put into emails is told to their admin, who sees no one in it', async ({
  page,
  browser,
  baseURL,
}) => {
  const school = `Paws of ${Date.now().toString(36)}`;
  const [head, ann, bob] = [newAddress('head'), newAddress('ann'), newAddress('bob')];
  await signUpConfirmed(page, head, 'Robin Head');
  const made = await ownSchool(page, head, school, [ann, bob]);
  await shareSnippet(made, 'Recall at the park', '<p>Call once, and wait.</p>');
  await shareSnippet(made, 'Never needed', '<p>Nobody sends this.</p>');

  for (const [email, name] of [
    [ann, 'Ann Lane'],
    [bob, 'Bob Moor'],
  ] as const) {
    const theirs = await someoneElse(browser, baseURL, email, name);
    await answerInvitation(theirs, school, 'Accept');
    await theirs.goto('/email');
    const letter = new LetterPage(theirs);
    await letter.pick('Recall at the park');
    if (name === 'Bob Moor') {
      await letter.letter().getByText('Call once, and wait.').click();
      const editor = theirs.getByRole('textbox', { name: 'Recall at the park' });
      await expect(editor).toBeFocused();
      await editor.press('End');
      await editor.pressSequentially(' Then praise.');
      await expect(theirs.getByRole('button', { name: 'Back to the snippet’s text' })).toBeVisible();
    }
    await copyEmail(theirs);
    await theirs.context().close();
  }

  await page.goto('/organization');
  const panel = page.getByRole('region', { name: 'What is used' });
  await panel.getByRole('button', { name: 'Show' }).press('Enter');
  await expect(panel.getByText('2 emails went out with 1 snippet of 2.')).toBeVisible();
  const row = panel.getByRole('row', { name: /Recall at the park/ });
  await expect(row.getByRole('cell').nth(0)).toHaveText('2');
  await expect(row.getByRole('cell').nth(1)).toHaveText('2');
  await expect(row.getByRole('cell').nth(2)).toHaveText('50%');
  await expect(panel.getByText('Ann Lane')).toBeHidden();
  await expectAccessibleInEveryLook(page);

  await panel.getByRole('button', { name: 'Show: All snippets' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Never used' }).press('Enter');
  await expect(panel.getByRole('rowheader')).toHaveText(['Never needed']);

  const downloaded = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download CSV' }).click();
  const file = readFileSync(await (await downloaded).path(), 'utf8');
  expect(file).toMatch(/\r\nRecall at the park,2,2,1,\d{4}-\d\d\r\nNever needed,0,0,0,\r\n/);
});

test('a note goes with an invitation, into the mail and into the app', async ({ page, browser, baseURL }) => {
  const school = `Tails of ${Date.now().toString(36)}`;
  const [head, ann] = [newAddress('head'), newAddress('ann')];
  await signUpConfirmed(page, head, 'Robin Head');
  const earlier = newAddress('cy');
  const { ask, id } = await ownSchool(page, head, school, [earlier]);
  await ask('DELETE', `/api/organization/membership?orgId=${id}&email=${encodeURIComponent(earlier)}`);
  await page.goto('/organization');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByLabel('Email addresses').fill(ann);
  await page.getByLabel('Add a note (optional)').fill('See you on Monday!\n<b>Bring treats</b>');
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(page.getByText('1 person invited')).toBeVisible();
  await expect(page.getByText('“See you on Monday!')).toBeVisible();
  expect(await newestMailTo(ann)).toContain(
    'Robin Head writes:\n> See you on Monday!\n> <b>Bring treats</b>',
  );

  const theirs = await someoneElse(browser, baseURL, ann, 'Ann Lane');
  await theirs.setViewportSize({ width: 390, height: 800 });
  await theirs.getByRole('button', { name: 'Account, 1 invitation waiting' }).click();
  await theirs.getByRole('menuitem', { name: /^Pending Invitation/ }).click();
  const dialog = theirs.getByRole('dialog', { name: /^Organization Invitation/ });
  await expect(dialog.getByRole('figure')).toHaveText(
    /^Robin Head writes:\s*See you on Monday!\s*<b>Bring treats<\/b>$/,
  );
  await expectAccessible(theirs);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Members' }).getByText('Ann Lane')).toBeVisible();
  await expect(page.getByText('“See you on Monday!')).toBeHidden();
  await theirs.context().close();
});

test('a plan that was canceled is kept after all', async ({ page }) => {
  const head = newAddress('head');
  await signUpConfirmed(page, head, 'Robin Head');
  await ownSchool(page, head, `Hounds of ${Date.now().toString(36)}`, []);
  await page.goto('/organization');
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await page.getByRole('link', { name: 'Return to Heelwrite' }).click();
  const keep = page.getByRole('button', { name: 'Keep the plan' });
  await expect(async () => {
    await page.goto('/organization');
    await expect(keep).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(/^Keep it, and from .* on it costs \$10\.00 a month again\./)).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await keep.press('Enter');
  await expect(page.getByText('The plan goes on as before')).toBeVisible();
  await expect(page.getByText(/^Organization plan, renews on /)).toBeVisible();
  await expect(keep).toBeHidden();
});
