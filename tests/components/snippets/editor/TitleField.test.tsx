import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TitleField } from '@/components/snippets/editor/TitleField';

const onDone = vi.fn();

function Field({ first = '' }: { first?: string }) {
  const [title, setTitle] = useState(first);
  return (
    <TitleField title={title} editable problem={undefined} autoFocus onChange={setTitle} onDone={onDone} />
  );
}

const open = (first?: string) => {
  const user = userEvent.setup();
  render(<Field {...(first !== undefined && { first })} />);
  return { user, field: screen.getByRole('textbox', { name: 'Title' }), status: screen.getByRole('status') };
};

test('a title cut while it is pasted is said to be shortened, until it changes again', async () => {
  const { user, field, status } = open();
  expect(status).toBeEmptyDOMElement();
  await user.click(field);
  await user.paste('x'.repeat(121));
  expect(field).toHaveValue('x'.repeat(120));
  expect(status).toHaveTextContent('The title was shortened to 120 characters.');
  await user.keyboard('{Backspace}');
  expect(status).toBeEmptyDOMElement();
});

test('what is pasted into a full title is said to be left out too', async () => {
  const { user, field, status } = open('x'.repeat(120));
  await user.click(field);
  await user.paste('y');
  expect(field).toHaveValue('x'.repeat(120));
  expect(status).toHaveTextContent('The title was shortened to 120 characters.');
});

test('nothing is said of what fits, also in the place of what was chosen', async () => {
  const { user, field, status } = open('x'.repeat(120));
  await user.tripleClick(field);
  await user.paste('y'.repeat(120));
  expect(field).toHaveValue('y'.repeat(120));
  expect(status).toBeEmptyDOMElement();
});

test('Enter in the title leads on and breaks no line', async () => {
  const { user, field } = open('Recall');
  await user.click(field);
  await user.keyboard('{Enter}');
  expect(onDone).toHaveBeenCalledOnce();
  expect(field).toHaveValue('Recall');
});
