import { describe, expect, it } from 'vitest';
import { swap } from '@/lib/pronouns/swap';
import { expanded } from './expand';
import { herAndHis } from './her-and-his';
import { suite } from './suite';
import { agreementSuite } from './suite-agreement';
import { careSuite } from './suite-care';
import { peopleSuite } from './suite-people';
import { proseSuite } from './suite-prose';
import { trainersSuite } from './suite-trainers';

const texts = {
  ...suite,
  ...agreementSuite,
  ...proseSuite,
  ...careSuite,
  ...peopleSuite,
  ...trainersSuite,
  ...herAndHis,
};
const cases = expanded(texts);

describe.each(Object.keys(texts))('%s', (label) => {
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
    Object.values(texts)
      .join('\n')
      .split('\n')
      .filter((line) => line.trim() !== '').length,
  ).toBeGreaterThanOrEqual(300);
});
