import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEditor as open, paste } from '@/tests/support/rich-text-editor';

test('shows a fallback quieter than the name, and keeps it through a copy and a paste', async () => {
  const { text, written } = await open({ html: '<p>Hi {{dog|Tom &amp; co}}</p>' });
  expect(text.querySelector('.v.chip')).toHaveTextContent('{{dog|Tom & co}}');
  expect(text.querySelector('.v.chip .else')).toHaveTextContent('|Tom & co');
  const data: Record<string, string> = {};
  const clipboardData = {
    setData: (type: string, value: string) => (data[type] = value),
    clearData: () => undefined,
    getData: (type: string) => data[type] ?? '',
    files: [],
    types: [],
  };
  fireEvent.keyDown(text, { key: 'a', ctrlKey: true, code: 'KeyA' });
  fireEvent.copy(text, { clipboardData });
  expect(data['text/plain']).toBe('Hi {{dog|Tom & co}}');
  paste(text, data);
  paste(text, data);
  expect(written.at(-1)?.match(/\{\{dog\|Tom &amp; co\}\}/g)).toHaveLength(2);
});

test('finds words behind a fallback where they stand', async () => {
  const { handle, written } = await open({ html: '<p>{{dog|your dog}} waits for him.</p>' });
  const start = '{{dog|your dog}} waits for '.length;
  act(() => handle.current?.replaceWord({ start, end: start + 3 }, 'her', { keep: false }));
  expect(written.at(-1)).toBe('<p>{{dog|your dog}} waits for her.</p>');
});

test('shows the fallback of what is not filled in where values are given', async () => {
  const { text } = await open({
    html: '<p>{{dog|your dog}}, {{next lesson|soon}}</p>',
    values: { dog: 'Bella' },
  });
  expect(within(text).getByText('Bella')).toHaveClass('fill');
  expect(within(text).getByText('soon')).toHaveClass('blank');
});

test('the picker takes what is typed behind a bar for what is said if the name is left blank', async () => {
  const { text, written, created } = await open({ html: '' });
  paste(text, { 'text/plain': 'Hi {{Dog|your' });
  expect(await screen.findByRole('option')).toHaveTextContent('dog, “your” if left blank');
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(written.at(-1)).toBe('<p>Hi {{dog|your}}</p>');
  expect(created).toEqual([]);
  paste(text, { 'text/plain': ` {{dog|${'x'.repeat(61)}` });
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getAllByText('What is said if left blank can have at most 60 characters.')).toHaveLength(2);
});
