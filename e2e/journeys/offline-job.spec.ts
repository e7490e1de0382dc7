import type { APIRequestContext, Page } from '@playwright/test';
import { keptCopies } from '../fixtures/copies';
import { clipboardAs, LetterPage } from '../fixtures/letter-page';
import { appIsKept, noNetwork } from '../fixtures/offline';
import { editorText, openAsSubscriber, rowOf, saveState, writeSnippet } from '../fixtures/snippets';
import { expect, refusedRequest, test } from '../fixtures/test';

test.use({
  serviceWorkers: 'allow',
  permissions: ['clipboard-read', 'clipboard-write'],
  // One: Playwright takes an array of two for a value and its options.
  expectedConsoleErrors: [new RegExp(`${noNetwork.source}|${refusedRequest.source}`)],
});
test.describe.configure({ timeout: 120_000 });

const waits = 'Saved on this device, waiting for the network';

/** Somebody with one snippet, whose device has kept the app and the library. */
async function openOnce(page: Page) {
  await openAsSubscriber(page, '/snippets');
  await writeSnippet(page, 'Door manners', '{{dog}} waits until he is called.');
  await page.goto('/snippets');
  await expect(rowOf(page, 'Door manners')).toBeVisible();
  await appIsKept(page);
  await expect.poll(() => keptCopies(page)).toContain('library');
}

/** Calls the API in the name of who is signed in on the page, from elsewhere. */
async function elsewhere(page: Page, request: APIRequestContext) {
  const { origin } = new URL(page.url());
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }).token,
  );
  const headers = { Authorization: `Bearer ${token}` };
  const list = async () =>
    (await (await request.get(`${origin}/api/snippets`, { headers })).json()) as {
      id: string;
      title: string;
      revision: number;
      versions: object;
    }[];
  const rename = async (title: string) => {
    const [snippet] = await list();
    const { id, revision, versions } = snippet!;
    const data = { id, revision, title, versions: Object.fromEntries(Object.entries(versions).map(bare)) };
    expect((await request.put(`${origin}/api/snippets`, { headers, data })).ok()).toBe(true);
  };
  return { titles: async () => (await list()).map(({ title }) => title).sort(), rename };
}

const bare = ([sex, { html }]: [string, { html: string }]) => [sex, { html }];

test('an email is composed, checked and copied without a network, reloads in between', async ({
  page,
  context,
}) => {
  await openOnce(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/email');
  const letterPage = new LetterPage(page);
  await letterPage.search().fill('maners');
  await letterPage.pick('Door manners');
  await letterPage.detail('dog').fill('Bella');
  await letterPage.sex('Female').click();
  await letterPage.reload();
  await expect(letterPage.detail('dog')).toHaveValue('Bella');
  expect(await letterPage.lines()).toContain('Bella waits until he is called.');
  // The text is there in one version only: what does not fit her is pointed out.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Email copied/)).toBeVisible();
  expect(await clipboardAs(page, 'text/plain')).toContain('Bella waits until');
});

test('what is saved without a network waits in sight, and is sent when it is back', async ({
  page,
  context,
  request,
}) => {
  await openOnce(page);
  const { titles } = await elsewhere(page, request);
  await context.setOffline(true);
  await rowOf(page, 'Door manners').dblclick();
  await page.getByRole('textbox', { name: 'Title' }).fill('Door manners at home');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, waits)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Door manners at home');
  await expect(saveState(page, waits)).toBeVisible();

  await page.goto('/snippets/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Crate');
  await editorText(page).click();
  await page.keyboard.type('He rests.');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, waits)).toBeVisible();
  await page.getByRole('link', { name: 'Snippets', exact: true }).first().click();
  await expect(rowOf(page, 'Door manners at home').getByText('Waiting')).toBeVisible();
  await expect(page.getByText(/^The new snippet “Crate” is saved on this device/)).toBeVisible();
  await expect(page.getByText(/2 snippets are saved on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/2 snippets are saved on this device/)).toBeVisible();
  expect(await titles()).toEqual(['Door manners']);

  await context.setOffline(false);
  await expect(page.getByText('2 snippets are sent and saved.')).toBeVisible({ timeout: 20_000 });
  await expect(rowOf(page, 'Crate')).toBeVisible();
  await expect(page.getByText('Waiting')).toBeHidden();
  expect(await titles()).toEqual(['Crate', 'Door manners at home']);
});

test('what somebody else has saved meanwhile is compared, and nothing is lost', async ({
  page,
  context,
  request,
}) => {
  await openOnce(page);
  const { titles, rename } = await elsewhere(page, request);
  await context.setOffline(true);
  await rowOf(page, 'Door manners').dblclick();
  await page.getByRole('textbox', { name: 'Title' }).fill('Door manners at home');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, waits)).toBeVisible();
  await page.getByRole('link', { name: 'Snippets', exact: true }).first().click();
  await rename('Door manners at work');
  await context.setOffline(false);
  await expect(page.getByText(/It was changed elsewhere meanwhile/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Open the draft' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Door manners at work')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep both snippets' }).click();
  await expect(saveState(page, 'Saved')).toBeVisible();
  expect(await titles()).toEqual(['Door manners at home', 'Door manners at work']);
});
