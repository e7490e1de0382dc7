import { expect, it } from 'vitest';
import { keptUntil, picturesAfterSave, releasedBy, takenBy } from '@/lib/domain/pictures/kept-pictures';

const day = 24 * 60 * 60_000;
const now = new Date('2026-11-01T09:00:00.000Z');
const picture = { holders: ['a'], purpose: 'snippet' as const, keepUntil: new Date(now.getTime() + day) };

it.each([
  ['what it shows', [], ['x'], 0, [{ id: 'x' }]],
  ['what it showed until now', [{ id: 'x' }], [], 7, [{ id: 'x', lastIn: 7 }]],
  ['what the oldest kept state shows', [{ id: 'x', lastIn: 7 }], [], 56, [{ id: 'x', lastIn: 7 }]],
  ['nothing of a state that goes', [{ id: 'x', lastIn: 7 }], [], 57, []],
  [
    'what it shows again',
    [{ id: 'x', lastIn: 7 }, { id: 'y' }],
    ['x'],
    9,
    [{ id: 'x' }, { id: 'y', lastIn: 9 }],
  ],
])('a snippet holds %s', (_, held, shown, replaced, after) => {
  expect(picturesAfterSave(held, shown, replaced, 50)).toEqual(after);
});

it('a picture is due once its last holder lets it go, and not before', () => {
  const both = takenBy({ ...picture, dueAt: now }, 'b');
  expect(both).toMatchObject({ holders: ['a', 'b'], dueAt: undefined });
  expect(takenBy(both, 'b')).toBe(both);
  expect(releasedBy(both, 'b', now)).toMatchObject({ holders: ['a'], dueAt: undefined });
  expect(releasedBy(picture, 'a', now)).toMatchObject({ holders: [], dueAt: now });
  expect(releasedBy(picture, 'c', now)).toBe(picture);
  const { keepUntil } = picture;
  expect(releasedBy({ ...picture, purpose: 'email' }, 'a', now)).toMatchObject({ dueAt: keepUntil });
});

it('is kept for a month, or a year for emails', () => {
  expect(keptUntil('snippet', now).getTime() - now.getTime()).toBe(30 * day);
  expect(keptUntil('email', now).getTime() - now.getTime()).toBe(366 * day);
});
