import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ShowVideo } from '@/components/editor/pictures/show-video';
import type { ShownVideo } from '@/lib/contracts/videos';
import { openEditor, paste } from '@/tests/support/rich-text-editor';

const pasted = 'https://youtu.be/dQw4w9WgXcQ?si=tracker';
const watched = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const source = `/pictures/${'a1'.repeat(13)}.jpg`;
const shown: ShownVideo = {
  address: watched,
  title: 'Settle on the mat',
  picture: { id: 'a1'.repeat(13), address: source, width: 1_280, height: 720, bytes: 90_000 },
};
const picture = `<a href="${watched}"><img src="${source}" alt="Video: Settle on the mat" width="600" height="338"></a>`;
const title = `<a href="${watched}">Settle on the mat</a>`;
const link = `<a href="${pasted}">${pasted}</a>`;

/** An editor whose videos are shown once the test says so. */
async function editorFor(html: string) {
  let answer: (video: ShownVideo) => void = () => undefined;
  const showVideo = vi.fn<ShowVideo>(() => new Promise((resolve) => (answer = resolve)));
  const editor = await openEditor({ html, showVideo });
  editor.handle.current?.focus('end');
  const pasteAddress = async (data: Record<string, string> = { 'text/plain': pasted }) => {
    paste(editor.text, data);
    await waitFor(() => expect(showVideo).toHaveBeenCalled());
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
  const arrive = async (video = shown) => {
    answer(video);
    await settled();
  };
  return { ...editor, showVideo, pasteAddress, arrive, settled };
}

test('a pasted address is a link at once, then the picture over the title; Undo brings the link back', async () => {
  const { written, handle, showVideo, pasteAddress, arrive } = await editorFor('');
  await pasteAddress();
  expect(written.at(-1)).toBe(`<p>${link}</p>`);
  expect(showVideo).toHaveBeenCalledWith(pasted);
  await arrive();
  expect(written.at(-1)).toBe(`<p>${picture}<br>${title}</p>`);
  handle.current?.undo();
  expect(written.at(-1)).toBe(`<p>${link}</p>`);
  handle.current?.redo();
  expect(written.at(-1)).toBe(`<p>${picture}<br>${title}</p>`);
});

test('what is written on stands behind the title, and is no part of the link', async () => {
  const { written, handle, pasteAddress, arrive } = await editorFor('');
  await pasteAddress();
  await arrive();
  handle.current?.insertText(' for you');
  expect(written.at(-1)).toBe(`<p>${picture}<br>${title} for you</p>`);
});

test('behind words the picture begins a line of its own', async () => {
  const { written, pasteAddress, arrive } = await editorFor('<p>Watch this:</p>');
  await pasteAddress();
  await arrive();
  expect(written.at(-1)).toBe(`<p>Watch this:<br>${picture}<br>${title}</p>`);
});

test('the link is found where it has moved to meanwhile', async () => {
  const { text, written, handle, pasteAddress, arrive } = await editorFor('<p>a</p><p></p>');
  await pasteAddress();
  handle.current?.focus('start');
  paste(text, { 'text/plain': 'Before' });
  await arrive();
  expect(written.at(-1)).toBe(`<p>Beforea</p><p>${picture}<br>${title}</p>`);
  paste(text, { 'text/plain': 'and' });
  expect(written.at(-1)).toContain('<p>Beforeanda</p>');
});

test('a link under its page’s name becomes the picture as well', async () => {
  const { written, pasteAddress, arrive } = await editorFor('');
  await pasteAddress({ 'text/plain': pasted, 'text/html': `<a href="${pasted}">Settle - YouTube</a>` });
  await arrive();
  expect(written.at(-1)).toBe(`<p>${picture}<br>${title}</p>`);
});

test('a link that was changed, or is gone, stays as it is', async () => {
  const { text, written, handle, pasteAddress, arrive } = await editorFor('');
  await pasteAddress();
  handle.current?.replaceWord({ start: 8, end: 13 }, 'you', { keep: false });
  await arrive();
  expect(text.textContent).toContain('https://you');
  handle.current?.replaceAll('');
  await pasteAddress();
  handle.current?.replaceAll('<p>Something else</p>');
  await arrive();
  expect(written.at(-1)).toBe('<p>Something else</p>');
  handle.current?.replaceAll('');
  await pasteAddress();
  handle.current?.undo();
  await arrive();
  expect(text.textContent).not.toContain('Settle');
});

test.each([
  ['tells no title', { address: watched }],
  ['has no picture, or there is no room', { address: watched, title: 'Settle on the mat' }],
])('where the host %s, the link stays', async (_, video) => {
  const { written, pasteAddress, arrive } = await editorFor('');
  await pasteAddress();
  await arrive(video);
  expect(written).toEqual([`<p>${link}</p>`]);
});

test('without a network the link stays, and nothing is said', async () => {
  const showVideo = vi.fn<ShowVideo>(() => Promise.reject(new TypeError('Failed to fetch')));
  const { text, written } = await openEditor({ html: '', showVideo });
  paste(text, { 'text/plain': pasted });
  await waitFor(() => expect(showVideo).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(written).toEqual([`<p>${link}</p>`]);
  expect(document.querySelector('[role="status"]')).toHaveTextContent('');
});

test.each([
  ['words around it', `Look: ${pasted}`],
  ['another address', 'https://dogs.example/youtube'],
  ['a channel', 'https://www.youtube.com/@gooddog'],
])('%s asks nobody', async (_, words) => {
  const { text, showVideo, settled } = await editorFor('');
  paste(text, { 'text/plain': words });
  await settled();
  expect(showVideo).not.toHaveBeenCalled();
});

test('on selected words an address is their link alone', async () => {
  const { text, written, showVideo, settled } = await editorFor('<p>this video</p>');
  fireEvent.keyDown(text, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  paste(text, { 'text/plain': pasted });
  await settled();
  expect(showVideo).not.toHaveBeenCalled();
  expect(written.at(-1)).toContain(`href="${pasted}"`);
});

test('a linked picture that is described and made smaller keeps its link', async () => {
  const { written } = await editorFor(`<p>${picture}<br>${title}</p>`);
  const isFollowed = fireEvent.click(screen.getByRole('img', { name: 'Video: Settle on the mat' }));
  expect(isFollowed).toBe(false);
  const alt = await screen.findByRole('textbox', { name: 'What it shows' });
  await userEvent.clear(alt);
  await userEvent.type(alt, 'Bella settles');
  await userEvent.click(screen.getByRole('radio', { name: 'Small' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(written.at(-1)).toBe(
    `<p><a href="${watched}"><img src="${source}" alt="Bella settles" width="200" height="113"></a><br>${title}</p>`,
  );
});

test('a linked picture is kept as it came, and copied with its link', async () => {
  const html = `<p>${picture}<br>${title}</p>`;
  const { text, written } = await editorFor(html);
  fireEvent.keyDown(text, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  const copied = new Map<string, string>();
  const clipboardData = {
    clearData: () => undefined,
    setData: (type: string, data: string) => copied.set(type, data),
  };
  fireEvent.copy(text, { clipboardData });
  expect(copied.get('text/html')).toContain(`href="${watched}"><img src="${location.origin}${source}"`);
  paste(text, { 'text/html': copied.get('text/html') ?? '' });
  expect(written.at(-1) ?? html).toBe(html);
});
