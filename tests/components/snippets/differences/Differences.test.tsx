import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Differences } from '@/components/snippets/differences/Differences';
import { editedFrom } from '@/lib/domain/snippets/edited-snippet';
import { aSnippet } from '@/tests/support/snippets';

const then = editedFrom(aSnippet({ title: 'Door', male: '<p>He waits at the door.</p>' }));
const now = editedFrom(
  aSnippet({ title: 'Door', male: '<p>He sits at the door.</p>', female: '<p>She sits.</p>' }),
);
const marked = (part: HTMLElement) => [...part.querySelectorAll('mark')].map((mark) => mark.textContent);

test('shows each part that reads otherwise, with the words marked that the other side has not', () => {
  render(
    <Differences before={then} after={now} names={{ before: 'Then', after: 'Now' }} same="It is the same." />,
  );
  expect(screen.getAllByRole('region')).toHaveLength(2);
  expect(marked(screen.getByRole('region', { name: 'Male text' }))).toEqual(['waits', 'sits']);
  const female = within(screen.getByRole('region', { name: 'Female text' }));
  expect(female.getByText('Then').nextSibling).toHaveTextContent('empty');
  expect(female.getByText('Now').nextSibling).toHaveTextContent('She sits.');
});

test('says where nothing differs', () => {
  render(
    <Differences before={now} after={now} names={{ before: 'Then', after: 'Now' }} same="It is the same." />,
  );
  expect(screen.getByText('It is the same.')).toBeVisible();
});
