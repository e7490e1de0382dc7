import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TagsField } from '@/components/snippets/editor/TagsField';

function Field() {
  const [tags, setTags] = useState<readonly string[]>(['homework']);
  const [saves, setSaves] = useState(0);
  return (
    <>
      <TagsField
        tags={tags}
        known={['manners', 'walks']}
        editable
        problem={undefined}
        saves={saves}
        onChange={setTags}
      />
      <button onClick={() => setSaves(saves + 1)}>Save</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Add a tag' });
const tags = () =>
  screen
    .getAllByRole('button', { name: /^Remove the tag / })
    .map((button) => button.closest('li')?.textContent);

test('a tag is added by Enter, by a comma, by leaving the field and from those known', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), 'recall{Enter}puppies,');
  await user.type(field(), 'wal{ArrowDown}{Enter}');
  await user.type(field(), 'crate');
  await user.tab();
  expect(tags()).toEqual(['homework', 'recall', 'puppies', 'walks', 'crate']);
});

test('Backspace in the empty field takes the last one', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), 'recall{Enter}{Backspace}');
  expect(tags()).toEqual(['homework']);
});

test('one that is too long stays in the field, with what is wrong, until it is shorter', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), `${'x'.repeat(41)}{Enter}`);
  await user.click(document.body);
  expect(tags()).toEqual(['homework']);
  expect(field()).toHaveValue('x'.repeat(41));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('A tag can have at most 40 characters.');
  await user.type(field(), '{Backspace}{Enter}');
  expect(tags()).toEqual(['homework', 'x'.repeat(40)]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what was said of one that is too long is gone once the snippet is saved, until it is tried again', async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.type(field(), 'x'.repeat(41));
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field()).toBeValid();
  await user.click(field());
  await user.click(document.body);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(field(), '{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('A tag can have at most 40 characters.');
});
