import { describe, expect, it } from 'vitest';
import { swap } from '@/lib/pronouns/swap';
import { allSuites } from './all-suites';
import { expanded } from './expand';

const cases = expanded(allSuites);

describe.each(Object.keys(allSuites))('%s', (label) => {
  it.each(cases.filter((one) => one.label === label))(
    '$from → $to: $html',
    ({ html, from, to, expected }) => {
      expect(swap(html, from, to).html).toBe(expected);
    },
  );
});

it('covers all six ways with at least three hundred texts', () => {
  const ways = new Set(cases.map(({ from, to }) => `${from} ${to}`));
  expect(ways.size).toBe(6);
  expect(new Set(cases.map(({ html }) => html)).size).toBeGreaterThan(600);
  expect(
    Object.values(allSuites)
      .join('\n')
      .split('\n')
      .filter((line) => line.trim() !== '').length,
  ).toBeGreaterThanOrEqual(300);
});
