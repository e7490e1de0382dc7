import type { Locator, Page } from '@playwright/test';
import { authenticate } from '../../scripts/accounts/local-account.ts';
import { aJpeg, aPng, jpegSegment } from '../../tests/support/pictures.ts';
import { expectAccessible } from '../fixtures/accessibility';
import { clipboardAs } from '../fixtures/letter-page';
import { editorText, saveState } from '../fixtures/snippets';
import { expectInside, newAddress, signUp, usualPassword } from '../fixtures/sign-in';
import { expect, refusedRequest, test } from '../fixtures/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const sizeOf = (picture: Locator) =>
  picture.evaluate(async (element) => {
    const img = element as HTMLImageElement;
    await img.decode();
    return { width: img.width, height: img.height, pixels: img.naturalWidth };
  });

async function choose(page: Page, name: string, type: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: type, buffer });
}

/** What Ctrl+V makes of the clipboard in a mail program, shown where nobody is signed in. */
async function pastedElsewhere(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const program = await page.context().newPage();
  await program.setContent('<div contenteditable aria-label="Mail"></div>');
  await program.getByLabel('Mail').click();
  await program.keyboard.press('Control+V');
  const html = await program.getByLabel('Mail').innerHTML();
  await program.close();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.setContent(html);
  return elsewhere;
}

test.describe('a picture', () => {
  test.use({ expectedConsoleErrors: [refusedRequest] });

  test('goes through a snippet, an email and the clipboard, and is gone once its snippet is', async ({
    page,
  }) => {
    const email = newAddress();
    await signUp(page, email);
    const baseURL = new URL(page.url()).origin;
    await page.goto('/snippets/create');
    await expectInside(page);
    await page.getByRole('textbox', { name: 'Title' }).fill('Settle on the mat');
    await editorText(page).click();
    await page.keyboard.type('This is how {{dog}} lies: ');
    await choose(page, 'mat.png', 'image/png', aPng({ width: 2_400, height: 1_200 }));
    await page.getByRole('textbox', { name: 'What it shows' }).fill('A dog lies on a mat');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    // By keyboard: the picture is selected, asked about again, and written on behind.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'What it shows' }).press('Escape');
    await page.keyboard.type(' Good!');
    await expect(editorText(page)).toContainText('Good!');
    const inText = editorText(page).getByRole('img', { name: 'A dog lies on a mat' });
    expect(await sizeOf(inText)).toEqual({ width: 600, height: 300, pixels: 1_600 });
    await page.keyboard.press('Control+s');
    await expect(saveState(page, 'Saved')).toBeVisible();
    await expect(page).not.toHaveURL(/\/create/);
    const id = /\/snippets\/([\w-]+)/.exec(page.url())?.[1] ?? '';

    await page.goto(`/email?add=${id}`);
    const letter = page.getByRole('article', { name: 'Email' });
    await expect(letter.getByRole('img', { name: 'A dog lies on a mat' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^(?:Copied|Email copied)/).first()).toBeVisible();
    expect(await clipboardAs(page, 'text/html')).not.toContain('data:');
    expect(await clipboardAs(page, 'text/plain')).toContain('[Picture: A dog lies on a mat]');

    const elsewhere = await pastedElsewhere(page);
    const pasted = elsewhere.getByRole('img', { name: 'A dog lies on a mat' });
    expect(await sizeOf(pasted)).toEqual({ width: 600, height: 300, pixels: 1_600 });
    const address = (await pasted.getAttribute('src')) ?? '';
    expect(address).toMatch(new RegExp(`^${baseURL}/pictures/[a-z0-9]{26}\\.png$`));

    const { request } = elsewhere.context();
    const answer = await request.get(address);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const path of [`/api/snippets?id=${id}`, '/api/pictures', `/api/snippets/history?id=${id}`])
      expect((await request.get(baseURL + path)).status()).toBe(401);

    const { token } = await authenticate(baseURL, 'signInWithPassword', email, usualPassword);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await page.request.delete(`/api/snippets?id=${id}`, { headers })).status()).toBe(204);
    expect((await request.get(address)).status()).toBe(200);
    expect((await page.request.delete(`/api/trash?id=${id}`, { headers })).status()).toBe(204);
    await expect.poll(async () => (await request.get(address)).status()).toBe(404);
  });
});

test('a photo loses what the camera wrote into it, and a drawing that is none is refused in words', async ({
  page,
}) => {
  await signUp(page, newAddress());
  await page.goto('/snippets/create');
  await expectInside(page);
  await editorText(page).click();
  const sent = page.waitForRequest('**/api/pictures');
  const hidden = jpegSegment(0xe1, 'Exif\0\0 taken at 47.4N 8.5E');
  await choose(page, 'photo.jpg', 'image/jpeg', aJpeg({ width: 64, height: 32, extra: hidden }));
  expect((await sent).postDataBuffer()?.includes('taken at')).toBe(false);
  await expect(page.getByRole('dialog', { name: 'Picture' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editorText(page).locator('img[src]')).toHaveCount(1);

  await choose(
    page,
    'drawing.svg',
    'image/svg+xml',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
  await expect(page.getByText(/This picture cannot be read/)).toBeVisible();
  await expect(editorText(page).locator('img[src]')).toHaveCount(1);
});

test('a picture on the clipboard is pasted into an email, and stays through a reload', async ({ page }) => {
  await signUp(page, newAddress());
  await page.goto('/email');
  await expectInside(page);
  await page.getByRole('button', { name: 'Write here' }).first().click();
  await page.keyboard.type('Look at her: ');
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 300, 200);
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': await canvas.convertToBlob() })]);
  });
  await page.keyboard.press('Control+v');
  await page.getByRole('textbox', { name: 'What it shows' }).fill('Bella');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const picture = page.getByRole('article', { name: 'Email' }).getByRole('img', { name: 'Bella' });
  expect(await sizeOf(picture)).toMatchObject({ width: 300, pixels: 300 });
  await page.reload();
  await expectInside(page);
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeVisible();
});
