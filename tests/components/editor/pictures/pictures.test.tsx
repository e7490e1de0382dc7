import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { UploadPicture } from '@/components/editor/pictures/use-arriving-pictures';
import { ApiError } from '@/lib/client/wire/call-errors';
import { aGif } from '@/tests/support/pictures';
import { openEditor, paste } from '@/tests/support/rich-text-editor';

const address = `/pictures/${'a1'.repeat(13)}.gif`;
const upload = () => vi.fn<UploadPicture>(() => Promise.resolve({ address, width: 1_200, height: 800 }));
const gif = () => new File([new Uint8Array(aGif())], 'mat.gif', { type: 'image/gif' });

test('a pasted picture is kept, put where the cursor is, and asked about', async () => {
  const uploadPicture = upload();
  const { text, written, handle } = await openEditor({ html: '<p>Look:</p>', uploadPicture });
  handle.current?.focus('end');
  paste(text, {}, [gif()]);
  const alt = await screen.findByRole('textbox', { name: 'What it shows' });
  expect(written.at(-1)).toBe(`<p>Look:<img src="${address}" alt="" width="600" height="400"></p>`);
  expect((await uploadPicture.mock.lastCall?.[0].text())?.slice(0, 3)).toBe('GIF');

  await userEvent.type(alt, 'Bella on her mat');
  await userEvent.click(screen.getByRole('radio', { name: 'Small' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(written.at(-1)).toBe(
    `<p>Look:<img src="${address}" alt="Bella on her mat" width="200" height="133"></p>`,
  );
  act(() => handle.current?.insertText('Good'));
  expect(written.at(-1)).toContain('height="133">Good</p>');
});

test('a picture copied from a page comes as its file, words with a picture as words', async () => {
  const uploadPicture = upload();
  const { text, written } = await openEditor({ html: '', uploadPicture });
  paste(text, { 'text/html': '<img src="https://dogs.example/mat.gif">' }, [gif()]);
  await waitFor(() => expect(written.at(-1)).toContain(address));
  paste(text, { 'text/html': '<p>Words</p>' }, [gif()]);
  expect(written.at(-1)).toContain('Words');
  expect(uploadPicture).toHaveBeenCalledTimes(1);
});

test('what is written meanwhile stays where it is', async () => {
  let arrive: (picture: Awaited<ReturnType<UploadPicture>>) => void = () => undefined;
  const uploadPicture = vi.fn<UploadPicture>(() => new Promise((resolve) => (arrive = resolve)));
  const { text, written, handle } = await openEditor({ html: '<p>ab</p>', uploadPicture });
  handle.current?.focus('end');
  paste(text, {}, [gif()]);
  expect(await screen.findByText('Adding the picture…')).toBeVisible();
  handle.current?.focus('start');
  paste(text, { 'text/plain': 'Before:' });
  await waitFor(() => expect(uploadPicture).toHaveBeenCalled());
  arrive({ address, width: 20, height: 10 });
  await waitFor(() =>
    expect(written.at(-1)).toBe(`<p>Before:ab<img src="${address}" alt="" width="20" height="10"></p>`),
  );
  expect(screen.queryByText('Adding the picture…')).not.toBeInTheDocument();
  paste(text, { 'text/plain': 'and' });
  expect(written.at(-1)).toContain('Before:andab');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what the server says of a picture that it refuses is told, and nothing is left behind', async () => {
  const refusal = new ApiError('A picture can have at most 3 MB.', 400, 'validation');
  const { text, written } = await openEditor({
    html: '',
    uploadPicture: () => Promise.reject(refusal),
  });
  paste(text, {}, [gif()]);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(refusal.message));
  expect(screen.queryByText('Adding the picture…')).not.toBeInTheDocument();
  expect(written).toEqual([]);
});

test('a picture that is clicked is asked about, and taken out', async () => {
  const html = `<p>a<img src="${address}" alt="Mat" width="20" height="10"></p>`;
  const { written } = await openEditor({ html, uploadPicture: upload() });
  fireEvent.click(screen.getByRole('img', { name: 'Mat' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('img', { name: 'Mat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(written.at(-1)).toBe('<p>a</p>');
});

test('what is copied has the whole address, and pasted here its own again', async () => {
  const html = `<p><img src="${address}" alt="Mat"></p>`;
  const { text, written } = await openEditor({ html, uploadPicture: upload() });
  fireEvent.keyDown(text, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  const copied = new Map<string, string>();
  const clipboardData = {
    clearData: () => undefined,
    setData: (type: string, data: string) => copied.set(type, data),
  };
  fireEvent.copy(text, { clipboardData });
  expect(copied.get('text/html')).toContain(`src="${location.origin}${address}"`);
  paste(text, { 'text/html': copied.get('text/html') ?? '' });
  expect(written.at(-1) ?? html).toBe(html);
});
