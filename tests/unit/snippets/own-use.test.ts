import { expect, test } from 'vitest';
import { rankOfUse, withUse, type OwnUse } from '@/lib/domain/snippets/own-use';

const day = 24 * 60 * 60 * 1000;
const usedOn = (...days: number[]) =>
  days.reduce<OwnUse | undefined>((known, at) => withUse(known, at * day), undefined)!;

test.each<[string, number[], number]>([
  ['one use counts 1, however long ago', [3], 1],
  ['two at once count 2', [3, 3], 2],
  ['after two weeks a use counts half', [0, 14], 1.5],
  ['and after four a quarter', [0, 28], 1.25],
  ['each by itself', [0, 14, 28], 1.75],
])('%s', (_, days, weight) => {
  const use = usedOn(...days);
  expect(use.weight).toBeCloseTo(weight, 10);
  expect(use.at).toBe(Math.max(...days) * day);
});

test('uses come to the same in whatever order they are told', () => {
  const orders = [
    [0, 5, 20],
    [20, 5, 0],
    [5, 20, 0],
  ].map((days) => usedOn(...days));
  for (const use of orders) {
    expect(use.weight).toBeCloseTo(orders[0]!.weight, 10);
    expect(use.at).toBe(20 * day);
  }
});

test.each<[string, number[], number[]]>([
  ['of single uses the later one is first', [10], [9]],
  ['often beats once, if it is not long ago', [1, 2, 3, 4], [10]],
  ['once beats often, if that is long ago', [60], [1, 2, 3, 4]],
  ['two uses count as one two weeks later would', [0.1, 0.1], [14]],
  ['but no more than that', [14.1], [0, 0]],
])('%s', (_, before, behind) => {
  expect(rankOfUse(usedOn(...before))).toBeGreaterThan(rankOfUse(usedOn(...behind)));
});

test('what counts more today does so on every day to come', () => {
  const often = usedOn(1, 2, 3, 4);
  const once = usedOn(10);
  const valueOn = ({ weight, at }: OwnUse, on: number) => weight * 2 ** -((on - at / day) / 14);
  for (const on of [10, 30, 100]) expect(valueOn(often, on)).toBeGreaterThan(valueOn(once, on));
});
