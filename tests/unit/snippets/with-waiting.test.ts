import { expect, test } from 'vitest';
import { editedFrom, isSavedAs } from '@/lib/domain/snippets/edited-snippet';
import { withWaiting } from '@/lib/domain/snippets/with-waiting';
import { aSnippet } from '@/tests/support/snippets';

const door = aSnippet({ id: 'door', title: 'Door manners', tags: ['door'], male: '<p>He waits.</p>' });
const crate = aSnippet({ id: 'crate', title: 'Crate' });
const edited = { ...editedFrom(door), title: ' Door manners at home ', tags: ['home'] };

test('what waits is shown as it was saved here, and the rest as it is', () => {
  const shown = withWaiting([door, crate], [{ id: 'door', edited }]);
  expect(shown[0]).toEqual({ ...door, title: 'Door manners at home', tags: ['home'] });
  expect(shown[1]).toBe(crate);
});

test('where nothing waits, nothing is made anew', () => {
  const all = [door, crate];
  expect(withWaiting(all, [])).toBe(all);
});

test('a new snippet is in no library before it is sent', () => {
  expect(withWaiting([crate], [{ id: null, edited }])).toEqual([crate]);
});

test('how a version was made is for the server, not for those who read it', () => {
  const male = {
    html: '<p>He sits.</p>',
    origin: 'generated',
    stale: false,
    madeFrom: '<p>She sits.</p>',
  } as const;
  const [shown] = withWaiting([door], [{ id: 'door', edited: { ...edited, versions: { male } } }]);
  expect(shown?.versions).toEqual({ male: { html: '<p>He sits.</p>', origin: 'generated', stale: false } });
});

test.each([
  ['the same text', edited, { title: 'Door manners at home', tags: ['home'] }, true],
  ['another title', edited, { tags: ['home'] }, false],
  ['other tags', edited, { title: 'Door manners at home' }, false],
  ['another version', { ...edited, versions: {} }, { title: 'Door manners at home', tags: ['home'] }, false],
  [
    'colors, which are the library’s',
    { ...edited, colors: { dog: 'amber' } as const },
    { title: 'Door manners at home', tags: ['home'] },
    true,
  ],
])('whether it is saved as it was sent: %s', (_what, sent, saved, isSame) => {
  expect(isSavedAs(sent, { ...door, ...saved })).toBe(isSame);
});
