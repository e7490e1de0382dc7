import { expect, test } from 'vitest';
import { changedOriginals } from '@/lib/domain/snippets/changed-originals';
import { editedFrom } from '@/lib/domain/snippets/edited-snippet';
import { draftOf, transferDraftOf } from '@/lib/domain/snippets/snippet-draft';
import { takenOver } from '@/lib/domain/snippets/taken-over';
import { aSnippet } from '@/tests/support/snippets';

const original = aSnippet({ id: 'original', orgId: 'academy', revision: 3 });
const copyOf = (changes: object) =>
  aSnippet({ id: 'copy', copiedFrom: { orgId: 'academy', id: 'original', revision: 3, ...changes } });

test.each([
  ['an older revision', copyOf({ revision: 2 }), ['copy']],
  ['the newest one', copyOf({}), []],
  ['one that is not held', copyOf({ revision: 2, id: 'other' }), []],
  ['one that lies in another library now', copyOf({ revision: 2, orgId: 'barns' }), []],
  ['no copy', aSnippet({ id: 'copy' }), []],
])('the original of a copy of %s', (_, copy, expected) => {
  expect([...changedOriginals([original, copy])]).toEqual(expected);
});

test('a copy says where it comes from, if from an organization', () => {
  expect(transferDraftOf(original)).toEqual({
    ...draftOf(original),
    copiedFrom: { orgId: 'academy', id: 'original', revision: 3 },
  });
  const own = aSnippet();
  expect(transferDraftOf(own)).toEqual(draftOf(own));
});

const then = aSnippet({ title: 'Door', tags: ['a'], male: '<p>1</p>' });
const now = aSnippet({ title: 'Doors', tags: ['b'], male: '<p>2</p>', female: '<p>3</p>' });
test.each([
  ['all where nothing was changed', then, then, ['Doors', 'b', '<p>2</p>', '<p>3</p>']],
  ['the texts where the title was', { ...then, title: 'Mine' }, then, ['Mine', 'b', '<p>2</p>', '<p>3</p>']],
  ['the texts where the tags were', { ...then, tags: ['c'] }, then, ['Doors', 'c', '<p>2</p>', '<p>3</p>']],
  ['the texts alone where it is not known', then, undefined, ['Door', 'a', '<p>2</p>', '<p>3</p>']],
])('a copy takes over %s', (_, copy, before, expected) => {
  const { title, tags, versions } = takenOver(editedFrom(copy), before, now);
  expect([title, tags.join(), versions.male?.html, versions.female?.html]).toEqual(expected);
});
