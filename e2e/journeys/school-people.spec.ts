import type { Page } from '@playwright/test';
import { answerInvitation } from '../fixtures/organization';
import { ownSchool, shareSnippet } from '../fixtures/school';
import { expectInside, newAddress, signUpConfirmed } from '../fixtures/sign-in';
import { rowOf } from '../fixtures/snippets';
import { expect, refusedRequest, test } from '../fixtures/test';

const selector = (page: Page, school: string) =>
  page.getByRole('button', { name: `Organization: ${school}` });
const roleOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Role of ${name}`) });

test.describe('an admin', () => {
  // Who was removed is refused what they still have open.
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('changes what a member may do, which lasts, and removes them, who lose the library', async ({
    page,
    browser,
    baseURL,
  }) => {
    const school = `Tails of ${Date.now().toString(36)}`;
    const [head, colleague] = [newAddress('head'), newAddress('ann')];
    await signUpConfirmed(page, head, 'Robin Head');
    const made = await ownSchool(page, head, school, [colleague]);
    const snippet = await shareSnippet(made, 'Shared recall', '<p>He comes when called.</p>');
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const theirs = await context.newPage();
    await signUpConfirmed(theirs, colleague, 'Ann Lane');
    await answerInvitation(theirs, school, 'Accept');
    await theirs.goto(`/snippets/${snippet}?orgId=${made.id}`);
    await expect(theirs.getByText('You can use this snippet, but not change it.')).toBeVisible();

    await page.goto('/organization');
    await roleOf(page, 'Ann Lane').click();
    await page.getByRole('menuitemradio', { name: 'Editor' }).click();
    await expect(page.getByText('Ann Lane is now an editor')).toBeVisible();
    await page.reload();
    await expect(roleOf(page, 'Ann Lane')).toHaveAccessibleName('Role of Ann Lane: Editor');
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: /^Save/ })).toBeVisible();

    await page.getByRole('button', { name: 'More about Ann Lane' }).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Ann Lane removed. The seat is free.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: '1 of 2 seats used' })).toBeVisible();
    await expect(page.getByText('Ann Lane').first()).toBeHidden();

    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'This snippet is not here' })).toBeVisible();
    await theirs.goto('/snippets');
    await expectInside(theirs);
    await expect(theirs.getByRole('button', { name: 'Add the starter snippets' })).toBeVisible();
    await expect(selector(theirs, school)).toBeHidden();
    await context.close();
  });
});

test('who is in several schools switches between their libraries, and stays in the one chosen', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const [first, second] = [`Alpha dogs ${mark}`, `Beta dogs ${mark}`];
  const head = newAddress('two');
  await signUpConfirmed(page, head, 'Robin Head');
  await shareSnippet(await ownSchool(page, head, first, []), 'Alpha recall', '<p>Come.</p>');
  await shareSnippet(await ownSchool(page, head, second, []), 'Beta recall', '<p>Here.</p>');
  await page.goto('/snippets');
  const switchTo = async (from: string, to: string) => {
    await selector(page, from).click();
    await expect(
      page.getByRole('menu', { name: 'Organization' }).getByRole('menuitemradio', { name: from }),
    ).toBeChecked();
    await page.getByRole('menuitemradio', { name: to }).click();
    await expect(selector(page, to)).toBeVisible();
  };
  const library = async (school: string, title: string, other: string) => {
    await expect(selector(page, school)).toBeVisible();
    await expect(page.getByRole('radio', { name: school })).toBeVisible();
    await expect(rowOf(page, title)).toBeVisible();
    await expect(rowOf(page, other)).toBeHidden();
  };
  const isFirst = await selector(page, first)
    .or(selector(page, second))
    .getAttribute('aria-label')
    .then((label) => label?.includes(first) === true);
  if (!isFirst) await switchTo(second, first);
  await library(first, 'Alpha recall', 'Beta recall');
  await switchTo(first, second);
  await library(second, 'Beta recall', 'Alpha recall');
  await page.reload();
  await library(second, 'Beta recall', 'Alpha recall');
  await page.goto('/organization');
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
});
