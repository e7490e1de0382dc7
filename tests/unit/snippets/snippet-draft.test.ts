import { expect, test } from 'vitest';
import { copyDraftOf, draftOf } from '@/lib/domain/snippets/snippet-draft';
import { aSnippet, written } from '../../support/snippets';

const snippet = aSnippet({
  title: 'Recall',
  tags: ['homework'],
  male: '<p>{{dog}} comes to his owner.</p>',
  female: {
    ...written('<p>{{dog}} comes to her owner.</p>'),
    origin: 'generated',
    source: 'male',
    stale: true,
  },
  orgId: 'academy',
});

test('a draft writes what the snippet is, and nothing that the server decides', () => {
  expect(draftOf(snippet)).toEqual({
    title: 'Recall',
    tags: ['homework'],
    variables: [{ name: 'dog', color: 'amber' }],
    versions: {
      male: { html: '<p>{{dog}} comes to his owner.</p>', origin: 'written' },
      female: { html: '<p>{{dog}} comes to her owner.</p>', origin: 'generated', source: 'male' },
    },
  });
});

test.each([
  ['Recall', 120, 'Copy of Recall'],
  ['Recall', 14, 'Copy of Recall'],
  ['Recall at the gate', 15, 'Copy of Recall'],
])('a copy of “%s” within %i characters is “%s”', (title, limit, copy) => {
  expect(copyDraftOf({ ...snippet, title }, limit)).toEqual({ ...draftOf(snippet), title: copy });
});
