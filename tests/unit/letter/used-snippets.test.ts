import { expect, test } from 'vitest';
import { usedIn, usedOnce } from '@/lib/domain/letter/used-snippets';
import type { LetterBlock } from '@/lib/domain/letter/letter';

const block = (snippetId: string, more: object = {}): LetterBlock => ({
  kind: 'snippet',
  id: `${snippetId} ${JSON.stringify(more)}`,
  snippetId,
  ...more,
});
const orgId = 'o1';
const editedHtml = '<p>Changed</p>';

test.each([
  ['text of one’s own', [{ kind: 'text', id: 't', html: '<p>Hi</p>' }], []],
  ['a private snippet', [block('a')], [{ id: 'a' }]],
  ['a private one that was changed', [block('a', { editedHtml })], [{ id: 'a' }]],
  ['one of a school', [block('a', { orgId })], [{ id: 'a', orgId }]],
  ['one that was changed', [block('a', { orgId, editedHtml })], [{ id: 'a', orgId, isChanged: true }]],
  [
    'one that is in it twice',
    [block('a', { orgId, editedHtml }), block('a', { orgId })],
    [{ id: 'a', orgId, isChanged: true }],
  ],
  [
    'another version, and chosen parts',
    [block('a', { orgId, sexOverride: 'male', chosenParts: {} })],
    [{ id: 'a', orgId }],
  ],
] as [string, LetterBlock[], object[]][])('%s', (_, blocks, used) => {
  expect(usedIn({ blocks })).toEqual(used);
});

test('the same id counts once', () => {
  expect(usedOnce(['a', 'b', 'a'])).toEqual([{ id: 'a' }, { id: 'b' }]);
});
