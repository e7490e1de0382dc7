import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openEditor as open, paste } from '@/tests/support/rich-text-editor';

const askByKey = (text: HTMLElement) =>
  fireEvent.keyDown(text, { key: '(', code: 'Digit9', keyCode: 57, ctrlKey: true, shiftKey: true });
const dialog = () => screen.findByRole('dialog', { name: 'Optional part' });
const radio = (name: string) => screen.getByRole('radio', { name });

test('a key marks the paragraph at the cursor, and another undoes it', async () => {
  const { text, handle, written } = await open({ html: '<p>Always</p><p>Sometimes</p>' });
  act(() => handle.current?.focus('end'));
  askByKey(text);
  await dialog();
  expect(radio('Only when ticked by hand')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(written.at(-1)).toBe('<p>Always</p><p data-optional="">Sometimes</p>');
  expect(within(text).getByText('Sometimes')).toHaveAttribute('data-when', 'ticked by hand');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Optional part' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  act(() => handle.current?.undo());
  expect(written.at(-1)).toBe('<p>Always</p><p>Sometimes</p>');
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('an item follows a detail, or an option of it, and can be in always again', async () => {
  const { text, handle, written } = await open({ html: '<ul><li><p>{{dog}}</p></li></ul>' });
  act(() => handle.current?.focus('end'));
  await userEvent.click(screen.getByRole('button', { name: 'Optional part' }));
  await dialog();
  await userEvent.click(radio('When a detail has an option'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Detail' }), 'next lesson');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Type the option.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Option' }), '{{');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('This cannot hold');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Option' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Option' }), ' in a park ');
  await userEvent.keyboard('{Enter}');
  expect(written.at(-1)).toBe('<ul><li data-optional="next lesson=in a park"><p>{{dog}}</p></li></ul>');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  askByKey(text);
  await dialog();
  expect(radio('When a detail has an option')).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Option' })).toHaveValue('in a park');
  await userEvent.click(radio('When a detail is filled in'));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(written.at(-1)).toBe('<ul><li data-optional="next lesson"><p>{{dog}}</p></li></ul>');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  askByKey(text);
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Always in' }));
  expect(written.at(-1)).toBe('<ul><li><p>{{dog}}</p></li></ul>');
});

test('Escape marks nothing', async () => {
  const { text, written } = await open({ html: '<p>Words</p>' });
  askByKey(text);
  await dialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written).toEqual([]);
});

test('a line broken off a part is a line of its own', async () => {
  const { text, handle, written } = await open({ html: '<p data-optional="dog">Part</p>' });
  act(() => handle.current?.focus('end'));
  fireEvent.keyDown(text, { key: 'Enter', code: 'Enter', keyCode: 13 });
  act(() => handle.current?.insertText('More'));
  expect(written.at(-1)).toBe('<p data-optional="dog">Part</p><p>More</p>');
});

test('a part made an item stays one, and is marked on the item from then on', async () => {
  const { text, handle, written } = await open({ html: '<p data-optional="">Part</p>' });
  await userEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
  expect(written.at(-1)).toBe('<ul><li><p data-optional="">Part</p></li></ul>');
  act(() => handle.current?.focus('end'));
  askByKey(text);
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(written.at(-1)).toBe('<ul><li data-optional=""><p>Part</p></li></ul>');
});

test('an item that is one no more stays optional', async () => {
  const { written } = await open({ html: '<ul><li data-optional="dog"><p>Part</p></li></ul>' });
  await userEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
  expect(written.at(-1)).toBe('<p data-optional="dog">Part</p>');
});

test('only what is a condition is pasted as one', async () => {
  const { text, written } = await open({ html: '' });
  paste(text, {
    'text/html':
      '<p>a</p><p data-optional="Dog = Sit">b</p><p data-optional="5!">c</p><h2 data-optional="">d</h2>',
  });
  expect(written.at(-1)).toBe('<p>a</p><p data-optional="dog=Sit">b</p><p>c</p><p><strong>d</strong></p>');
});

test('a text that is no template has no parts', async () => {
  const { text, handle, written } = await open({
    html: '<p data-optional="">Best</p>',
    isTemplate: false,
  });
  expect(screen.queryByRole('button', { name: 'Optional part' })).toBeNull();
  askByKey(text);
  act(() => handle.current?.insertText('!'));
  expect(written.at(-1)).toBe('<p>!Best</p>');
});

test('the options of a choice are offered, and one that it has no more stays', async () => {
  const options = new Map([['dog', ['sit', 'stay']]]);
  const { text, handle, written } = await open({ html: '<p data-optional="dog=down">Now</p>', options });
  act(() => handle.current?.focus('end'));
  askByKey(text);
  await dialog();
  const option = screen.getByRole('combobox', { name: 'Option' });
  expect(within(option).getAllByRole('option')).toHaveLength(3);
  expect(option).toHaveValue('down');
  await userEvent.selectOptions(option, 'stay');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(written.at(-1)).toBe('<p data-optional="dog=stay">Now</p>');
});
