import { expect, test } from 'vitest';
import { Refusal } from '@/lib/domain/organizations/refusal';
import {
  addFilter,
  changeFilter,
  filterNamed,
  withFilter,
  withoutFilter,
} from '@/lib/domain/snippets/saved-filter-list';
import { aSavedFilter } from '@/tests/support/saved-filters';

const [a, b, c] = ['a', 'b', 'c'].map((id) => aSavedFilter({ id, name: id.toUpperCase() }));
const three = [a!, b!, c!];
const ids = (filters: unknown) => (filters as { id: string }[]).map(({ id }) => id).join('');

test.each([
  ['d', undefined, 'abcd'],
  ['d', 0, 'dabc'],
  ['d', 2, 'abdc'],
  ['d', 50, 'abcd'],
  ['a', undefined, 'abc'],
  ['b', 0, 'bac'],
  ['b', 2, 'acb'],
  ['a', 1, 'bac'],
])('%s at place %s makes of abc %s', (id, place, order) => {
  expect(ids(withFilter(three, aSavedFilter({ id, name: id }), place))).toBe(order);
});

test('one that is not there is not taken away', () => {
  expect(withoutFilter(three, 'x')).toBe(three);
  expect(ids(withoutFilter(three, 'b'))).toBe('ac');
});

test('a name is taken whatever its case and the spaces around it, and its own is not', () => {
  expect(filterNamed(three, ' b ')).toBe(b);
  const taken = new Refusal('conflict', 'You already have a saved filter with this name.');
  expect(addFilter(three, aSavedFilter({ id: 'd', name: 'b' }), 9)).toEqual(taken);
  expect(changeFilter(three, aSavedFilter({ id: 'a', name: 'b' }))).toEqual(taken);
  expect(ids(changeFilter(three, aSavedFilter({ id: 'b', name: 'b' }), 0))).toBe('bac');
});

test('there are no more than may be, and none is changed that is not there', () => {
  expect(addFilter(three, aSavedFilter({ id: 'd', name: 'D' }), 3)).toEqual(
    new Refusal('conflict', 'You have 3 saved filters, the most you can have.'),
  );
  expect(changeFilter(three, aSavedFilter({ id: 'd', name: 'D' }))).toMatchObject({ code: 'not_found' });
});
