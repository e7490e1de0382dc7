import { expect, test } from 'vitest';
import {
  addAllToLetterAddress,
  addToLetterAddress,
  editAddress,
  trashAddress,
} from '@/components/snippets/snippet-addresses';

test('an organization’s snippet is edited in its library', () => {
  expect(editAddress({ id: 's1' })).toBe('/snippets/s1');
  expect(editAddress({ id: 's1', orgId: 'a&b' })).toBe('/snippets/s1?orgId=a%26b');
});

test('an email finds a snippet by its id alone', () => {
  expect(addToLetterAddress({ id: 's1', orgId: 'academy' })).toBe('/email?add=s1');
});

test('several go into an email by one address', () => {
  expect(addAllToLetterAddress([{ id: 's1' }, { id: 'a&b' }])).toBe('/email?add=s1&add=a%26b');
});

test('the trash is that of the library on screen', () => {
  expect(trashAddress('all')).toBe('/snippets/trash');
  expect(trashAddress('mine')).toBe('/snippets/trash?library=mine');
});
