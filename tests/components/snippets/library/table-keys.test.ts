import { expect, test } from 'vitest';
import { moveTo } from '@/components/snippets/library/table-keys';

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 7],
  ['PageDown', 8, 9],
  ['PageUp', 5, 1],
  ['PageUp', 2, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['Enter', 5, null],
  ['a', 5, null],
])('%s leads from row %i of ten to %s', (key, at, target) => {
  expect(moveTo(key, at, 10, 4)).toBe(target);
});
