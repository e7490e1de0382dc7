import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isTooDeep } from '@/lib/domain/text/html-depth';
import { reviewVersion } from '@/lib/domain/snippets/version-review';
import { openEditor as open, paste } from '@/tests/support/rich-text-editor';

test('shows variables as chips in their color and writes them as braces', async () => {
  const { text, handle, written } = await open({ html: '<p>Hi {{dog}}</p>' });
  expect(within(text).getByText('{{dog}}')).toHaveClass('v', 'chip', 'amber');
  act(() => handle.current?.insertVariable('next lesson'));
  expect(within(text).getByText('{{next lesson}}')).toHaveClass('violet');
  expect(written.at(-1)).toContain('{{dog}}');
  expect(written.at(-1)).not.toContain('<span');
});

test('keeps the words that are not about the dog marked', async () => {
  const { handle, written } = await open({ html: '<p>Hold <span data-keep="">his</span> treats</p>' });
  act(() => handle.current?.insertVariable('dog'));
  expect(written.at(-1)).toContain('<span data-keep="">his</span>');
});

test('offers neither variables nor words about a dog in a text that is no template', async () => {
  const { handle } = await open({ html: '<p>Best</p>', isTemplate: false });
  const tools = within(screen.getByRole('toolbar', { name: 'Formatting' }));
  expect(tools.getByRole('button', { name: 'Link' })).toBeVisible();
  expect(tools.queryByRole('button', { name: 'Insert a variable' })).not.toBeInTheDocument();
  expect(tools.queryByRole('button', { name: /^Not the dog/ })).not.toBeInTheDocument();
  act(() => handle.current?.insertText('{{'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('writes nothing where no word is left', async () => {
  const { text, handle, written } = await open({ html: '' });
  act(() => handle.current?.insertVariable('dog'));
  fireEvent.keyDown(text, { key: 'Backspace' });
  expect(written.at(-1)).toBe('');
});

test('one Backspace takes a whole chip away', async () => {
  const { text, handle } = await open({ html: '' });
  act(() => handle.current?.insertVariable('dog'));
  expect(within(text).getByText('{{dog}}')).toBeVisible();
  fireEvent.keyDown(text, { key: 'Backspace' });
  expect(within(text).queryByText('{{dog}}')).toBeNull();
});

test('shows values in the place of braces where they are given', async () => {
  const { text } = await open({ html: '<p>{{dog}}, {{next lesson}}</p>', values: { dog: 'Bella' } });
  expect(within(text).getByText('Bella')).toHaveClass('fill');
  expect(within(text).getByText('{{next lesson}}')).toHaveClass('open');
});

test('takes over a text that changes outside without telling it back', async () => {
  const { text, written, replaceHtml } = await open({ html: '<p>Old</p>' });
  replaceHtml('<p>New {{dog}}</p>');
  await waitFor(() => expect(text).toHaveTextContent('New {{dog}}'));
  expect(written).toEqual([]);
});

test('pastes plain text as paragraphs, lists and chips', async () => {
  const { text, written } = await open({ html: '' });
  paste(text, { 'text/plain': 'Hi {{Dog}}\n\n- sit\n- down' });
  expect(written.at(-1)).toBe('<p>Hi {{dog}}</p><ul><li><p>sit</p></li><li><p>down</p></li></ul>');
});

test('pastes html without its looks', async () => {
  const { text, written } = await open({ html: '' });
  paste(text, {
    'text/html':
      '<h1 style="color:red">Week 1</h1><p class="x">Hi <b>{{dog}}</b> <a href="javascript:x()">no</a></p>',
  });
  expect(written.at(-1)).toBe('<p><strong>Week 1</strong></p><p>Hi <strong>{{dog}}</strong> no</p>');
});

test.each([
  ['<p>a <span style="font-weight:500">b</span></p>', '<p>a b</p>'],
  ['<p>a <b style="font-weight:400">b</b></p>', '<p>a b</p>'],
  ['<p>a <span style="font-weight:600">b</span></p>', '<p>a <strong>b</strong></p>'],
  ['<p>a <b>b</b></p>', '<p>a <strong>b</strong></p>'],
  ['<p>Now <s>$50</s> $40</p>', '<p>Now <s>$50</s> $40</p>'],
  [
    '<ol start="3"><li>Walk</li><li>Rest</li></ol>',
    '<ol start="3"><li><p>Walk</p></li><li><p>Rest</p></li></ol>',
  ],
  ['<p>{{do\u200bg}}</p>', '<p>{{dog}}</p>'],
])('pastes %s as %s', async (pasted, html) => {
  const { text, written } = await open({ html: '' });
  paste(text, { 'text/html': pasted });
  expect(written.at(-1)).toBe(html);
});

test('a quotation pasted behind words stays one', async () => {
  const { text, written, handle } = await open({ html: '<p>Words</p>' });
  act(() => handle.current?.focus('end'));
  paste(text, { 'text/html': '<blockquote><p>q</p></blockquote>' });
  expect(written.at(-1)).toContain('<blockquote><p>q</p></blockquote>');
  expect(written.at(-1)).toContain('<p>Words</p>');
});

test('lines of which some are a list become one flat list', async () => {
  const { text, written } = await open({ html: '<p>a</p><ul><li>b</li></ul>' });
  fireEvent.keyDown(text, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  await userEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
  expect(written.at(-1)).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
});

test('says that a pasted picture is left out and keeps the words beside it', async () => {
  const { text, written } = await open({ html: '' });
  paste(text, { 'text/html': '<p>Look <img src="x.png"></p>' });
  expect(screen.getByRole('status')).toHaveTextContent('Pictures cannot be put here');
  expect(written.at(-1)).toBe('<p>Look</p>');
});

test('refuses a picture pasted as a file', async () => {
  const { text, written } = await open({ html: '' });
  paste(text, {}, [new File(['x'], 'dog.png', { type: 'image/png' })]);
  expect(screen.getByRole('status')).toHaveTextContent('Pictures cannot be put here');
  expect(written).toEqual([]);
});

test('the picker offers what begins with the typed letters, then a new name', async () => {
  const { text, written, created } = await open({ html: '' });
  paste(text, { 'text/plain': 'By {{ne' });
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['next lesson', 'Create “ne”']);
  expect(text).toHaveAttribute('aria-activedescendant', options[0]!.id);
  fireEvent.keyDown(text, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Create “ne”');
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(written.at(-1)).toBe('<p>By {{ne}}</p>');
  expect(created).toEqual(['ne']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each([41, 100])(
  'the picker says how long a name may be at %i characters, and Enter breaks no line',
  async (n) => {
    const { text, written } = await open({ html: '' });
    paste(text, { 'text/plain': `By {{${'x'.repeat(n)}` });
    const said = await screen.findAllByText('A name can have at most 40 characters.');
    expect(said.filter((element) => element.closest('[role=status]'))).toHaveLength(1);
    expect(said).toHaveLength(2);
    expect(screen.queryByRole('option')).toBeNull();
    fireEvent.keyDown(text, { key: 'Enter' });
    expect(written.at(-1)).toBe(`<p>By {{${'x'.repeat(n)}</p>`);
    fireEvent.keyDown(text, { key: 'Escape' });
    expect(screen.queryByText('A name can have at most 40 characters.')).toBeNull();
  },
);

test('the picker offers a name of just the length that is allowed', async () => {
  const { text, created } = await open({ html: '' });
  paste(text, { 'text/plain': `By {{${'x'.repeat(40)}` });
  fireEvent.keyDown(await screen.findByRole('textbox'), { key: 'Enter' });
  expect(created).toEqual(['x'.repeat(40)]);
  expect(text).toHaveTextContent(`By {{${'x'.repeat(40)}}}`);
});

test('Escape closes the picker and takes braces with nothing behind them away', async () => {
  const { text, written } = await open({ html: '' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Insert a variable' }));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  fireEvent.keyDown(text, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(written.at(-1)).toBe('');
});

test('leaving the text with nothing chosen takes the braces away that opened the picker', async () => {
  const { text, written } = await open({ html: '<p>So</p>' });
  await userEvent.click(screen.getByRole('button', { name: 'Insert a variable' }));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(written.at(-1)).toContain('{{');
  fireEvent.blur(text);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(written.at(-1)).toBe('<p>So</p>');
});

test('the toolbar is one stop for Tab, its tools are reached with the arrows', async () => {
  await open({ html: '<p>x</p>' });
  const user = userEvent.setup();
  const tools = within(screen.getByRole('toolbar')).getAllByRole('button');
  expect(tools.filter((tool) => tool.tabIndex === 0)).toHaveLength(1);
  tools[0]!.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Optional part' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('what was written is taken back and brought back in the bar, and only where there is something to', async () => {
  const { handle, written } = await open({ html: '<p>So</p>' });
  const [undo, redo] = ['Undo', 'Redo'].map((name) => screen.getByRole('button', { name }));
  await userEvent.click(undo!);
  expect(written).toEqual([]);
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  act(() => handle.current?.replaceAll('<p>Anew</p>'));
  await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'));
  expect(redo).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(undo!);
  expect(written.at(-1)).toBe('<p>So</p>');
  await userEvent.click(redo!);
  expect(written.at(-1)).toBe('<p>Anew</p>');
});

test('has no undo in a bar of a text whose whole letter has one', async () => {
  await open({ html: '<p>So</p>', hasUndo: false });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Bold' })).toBeVisible();
});

test('a tool says whether its style is on', async () => {
  const { text } = await open({ html: '' });
  const bold = screen.getByRole('button', { name: 'Bold' });
  expect(bold).toHaveAttribute('aria-pressed', 'false');
  fireEvent.keyDown(text, { key: 'b', ctrlKey: true, code: 'KeyB' });
  await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
});

test('Ctrl+K asks for an address, refuses what is none, and links the words', async () => {
  const { text, written } = await open({ html: '' });
  const user = userEvent.setup();
  fireEvent.keyDown(text, { key: 'k', ctrlKey: true, code: 'KeyK' });
  const field = await screen.findByRole('textbox', { name: 'Link to' });
  await user.type(field, 'no address{Enter}');
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, 'example.com{Enter}');
  expect(written.at(-1)).toBe('<p><a href="https://example.com">example.com</a></p>');
});

test('a text that may not be changed has no toolbar', async () => {
  await open({ html: '<p>{{dog}}</p>', editable: false });
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a stretch in doubt is one box, behind the words that it was', async () => {
  const source = '<p>So he knows.</p>';
  const html = '<p>So they know.</p>';
  const mark = { start: 6, end: 15, chosen: 'they know', alternative: 'he knows', why: 'Who?' };
  const review = reviewVersion({ source, made: { html, marks: [mark] }, current: html });
  const { text } = await open({ html, review: { showsChanges: true, review } });
  await waitFor(() => expect(text.querySelector('del')).toHaveTextContent('he knows'));
  const pieces = [...text.querySelectorAll('del, ins, [data-doubt]')];
  expect(pieces.map(({ localName, textContent }) => `${localName}: ${textContent}`)).toEqual([
    'del: he knows',
    'span: they know',
  ]);
});

test.each([
  ['quotations', '<blockquote>', '</blockquote>'],
  ['lists without items', '<ul>', '</ul>'],
  ['items and emphasis', '<li><em>', '</em></li>'],
])('a text kept with thousands of %s opens, and can be kept again', async (_, start, end) => {
  const deep = `${start.repeat(3_000)}Sit${end.repeat(3_000)}<p>Stay</p>`;
  const { text, handle, written, replaceHtml } = await open({ html: deep });
  expect(text).toHaveTextContent('SitStay');
  act(() => handle.current?.insertText('now '));
  expect(isTooDeep(written.at(-1) ?? '')).toBe(false);
  expect(written.at(-1)).toContain('Stay');
  replaceHtml(`${deep}<p>Come</p>`);
  expect(text).toHaveTextContent('SitStayCome');
});
