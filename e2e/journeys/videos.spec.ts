import { aJpeg } from '../../tests/support/pictures.ts';
import { answering, videoHosts } from '../../tests/support/video-hosts.ts';
import { expectAccessible } from '../fixtures/accessibility';
import { clipboardAs } from '../fixtures/letter-page';
import { editorText, saveState } from '../fixtures/snippets';
import { expectInside, newAddress, signUp } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
// Those who stand in for YouTube and Vimeo have one port.
test.describe.configure({ mode: 'serial' });

const pasted = 'https://youtu.be/dQw4w9WgXcQ?si=tracker&t=83';
const watched = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=83';

let hosts: Awaited<ReturnType<typeof videoHosts>>;
test.beforeAll(async () => {
  hosts = await videoHosts(
    {
      'www.youtube.com/oembed': answering(200, JSON.stringify({ title: 'Settle on the mat' })),
      'i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg': answering(200, aJpeg({ width: 1_280, height: 720 })),
    },
    Number(process.env['HEELWRITE_VIDEO_PORT']),
  );
});
test.afterAll(() => hosts.close());

test('a pasted video becomes its picture in an email, is taken back by Undo, and is copied with its link', async ({
  page,
}) => {
  await signUp(page, newAddress());
  await page.goto('/email');
  await expectInside(page);
  await page.getByRole('button', { name: 'Write here' }).first().click();
  await expect(page.locator('[data-ready]')).toBeVisible();
  await page.keyboard.type('Watch this: ');
  await page.evaluate((address) => navigator.clipboard.writeText(address), pasted);
  await page.keyboard.press('Control+v');
  const letter = page.getByRole('article', { name: 'Email' });
  const picture = letter.getByRole('img', { name: 'Video: Settle on the mat' });
  await expect(picture).toBeVisible();
  await expect(letter.getByText(pasted)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  // By itself, however fast the answer came.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(picture).toHaveCount(0);
  await expect(letter.getByText(pasted)).toBeVisible();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(picture).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^(?:Copied|Email copied)/).first()).toBeVisible();
  expect(await clipboardAs(page, 'text/plain')).toContain(`Watch this:\nSettle on the mat (${watched})`);
  const html = (await clipboardAs(page, 'text/html')).replaceAll('&amp;', '&');
  expect(html).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ&t=83"><img src="http[^"]+\/pictures\//,
  );
  await page.reload();
  await expectInside(page);
  await expect(picture).toBeVisible();
});

test('a video in a snippet is saved with it, and read in an email', async ({ page }) => {
  await signUp(page, newAddress());
  await page.goto('/snippets/create');
  await expectInside(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Settle on the mat');
  await editorText(page).click();
  await page.evaluate((address) => navigator.clipboard.writeText(address), pasted);
  await page.keyboard.press('Control+v');
  const link = (name: string) => ({ name, exact: true });
  const title = editorText(page).getByRole('link', link('Settle on the mat'));
  await expect(title).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(editorText(page).getByRole('link', link(pasted))).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(title).toBeVisible();
  await page.keyboard.type(' for {{dog}}');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await expectAccessible(page);
  await expect(page).not.toHaveURL(/\/create/);
  const id = /\/snippets\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`/email?add=${id}`);
  const letter = page.getByRole('article', { name: 'Email' });
  await expect(letter.getByRole('link', link('Video: Settle on the mat'))).toHaveAttribute('href', watched);
  await expect(letter.getByRole('link', link('Settle on the mat'))).toHaveAttribute('href', watched);
  await expectAccessible(page);
});
