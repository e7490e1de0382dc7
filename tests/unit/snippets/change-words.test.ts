import { expect, test } from 'vitest';
import { changeWords } from '@/lib/domain/snippets/change-words';
import { editedFrom } from '@/lib/domain/snippets/edited-snippet';
import { aSnippet } from '@/tests/support/snippets';

const door = { title: 'Door', tags: ['manners'], male: '<p>He waits.</p>' };

test.each([
  [{}, 'Nothing changed'],
  [{ title: 'Door manners' }, 'Title changed'],
  [{ title: 'Doors', male: '<p>He sits.</p>' }, 'Title and male text changed'],
  [{ female: '<p>She waits.</p>' }, 'Female text added'],
  [{ tags: [] }, 'Tags removed'],
  [
    { male: '<p>He sits.</p>', neutral: '<p>Wait.</p>', tags: [] },
    'Male text changed, neutral text added, tags removed',
  ],
  [{ male: '<p>He <strong>waits</strong>.</p>' }, 'Male text changed'],
])('%o: %s', (changes, words) => {
  const before = editedFrom(aSnippet(door));
  expect(changeWords(before, editedFrom(aSnippet({ ...door, ...changes })))).toBe(words);
});
