import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PickerList } from '@/components/editor/PickerList';
import type { SnippetPickerProps } from '@/components/editor/VariablePicker';
import { openEditor as open, paste } from '@/tests/support/rich-text-editor';

function Snippets({ editor, link, request }: SnippetPickerProps) {
  return (
    <PickerList
      {...{ editor, link, request }}
      label="Snippets"
      options={['Closing', 'Sit & stay'].map((title) => ({
        key: title,
        content: title,
        choose: () => request.include(title),
      }))}
      hint="None"
    />
  );
}

test('another snippet is a chip, kept as its title, and found where it stands', async () => {
  const { text, handle, written } = await open({ html: '<p>{{&gt; Closing}} waits for him.</p>' });
  expect(text.querySelector('[data-include]')).toHaveTextContent('{{> Closing}}');
  const start = '{{> Closing}} waits for '.length;
  act(() => handle.current?.replaceWord({ start, end: start + 3 }, 'her', { keep: false }));
  expect(written.at(-1)).toBe('<p>{{&gt; Closing}} waits for her.</p>');
});

test('is offered behind {{>, and put there by Enter', async () => {
  const { text, written } = await open({ html: '', Snippets });
  paste(text, { 'text/plain': 'So: {{> si' });
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  fireEvent.keyDown(text, { key: 'ArrowDown' });
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(written.at(-1)).toBe('<p>So: {{&gt; Sit &amp; stay}}</p>');
  fireEvent.keyDown(text, { key: 'Backspace' });
  expect(written.at(-1)).toBe('<p>So: </p>');
});

test('a / opens what is offered only where a word could begin, and where it is asked for', async () => {
  const { text, replaceHtml } = await open({ html: '', Snippets, takesSlash: true });
  const opening = ['/', '/clos', 'Bye. /clos', 'sit and/or', '12/8', 'sit / stay', '{{dog}}/'].filter(
    (typed) => {
      replaceHtml('');
      paste(text, { 'text/plain': typed });
      return screen.queryByRole('listbox') !== null;
    },
  );
  expect(opening).toEqual(['/', '/clos', 'Bye. /clos']);
});

test('a / is just typed where it is not asked for', async () => {
  const { text } = await open({ html: '', Snippets });
  paste(text, { 'text/plain': '/clos' });
  expect(screen.queryByRole('listbox')).toBeNull();
});
