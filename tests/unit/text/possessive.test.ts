import { expect, test } from 'vitest';
import { possessive } from '@/lib/domain/text/possessive';

test.each([
  ['Sam', 'Sam’s'],
  ['River Dogs', 'River Dogs’'],
  ['PAWS', 'PAWS’'],
])('of %s: %s', (name, expected) => {
  expect(possessive(name)).toBe(expected);
});
