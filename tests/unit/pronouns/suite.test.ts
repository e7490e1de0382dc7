import { describe, expect, it } from 'vitest';
import { swap } from '@/lib/pronouns/swap';
import { expanded } from './expand';
import { suite } from './suite';
import { agreementSuite } from './suite-agreement';

const lines = { ...suite, ...agreementSuite };
const cases = expanded(lines);

describe.each(Object.keys(lines))('%s', (label) => {
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
    Object.values(lines)
      .join('\n')
      .split('\n')
      .filter((line) => line.trim() !== '').length,
  ).toBeGreaterThanOrEqual(300);
});
