import { describe, expect, test } from 'vitest';
import { readChain, type Link } from '@/lib/pronouns/they/chain';

const alone = [0, 0, 0, 0] as const;
/** Speaks for the same meaning as the one before. */
const same = [2, 0, 0, 2] as const;
const sums = (links: readonly Link[]) => readChain(links).map((leaning) => Math.round(leaning * 1000) / 1000);

describe('reading all "they" of a text together', () => {
  test('nothing is read into an empty text', () => {
    expect(readChain([])).toEqual([]);
  });

  test('without ties each stands for itself', () => {
    const links = [1.5, -2, 0.25].map((leaning) => ({ leaning, tie: alone }));
    expect(sums(links)).toEqual([1.5, -2, 0.25]);
  });

  test('a doubtful one follows a sure one that it is tied to, before it or behind it', () => {
    expect(
      sums([
        { leaning: -5, tie: alone },
        { leaning: 0.2, tie: same },
      ])[1],
    ).toBeLessThan(-1);
    expect(
      sums([
        { leaning: 0.2, tie: alone },
        { leaning: -5, tie: same },
      ])[0],
    ).toBeLessThan(-1);
  });

  test('a sure one in the middle reaches both ends', () => {
    const [first = 0, , last = 0] = readChain([
      { leaning: -0.3, tie: alone },
      { leaning: 6, tie: same },
      { leaning: -0.3, tie: same },
    ]);
    expect(first).toBeGreaterThan(1);
    expect(last).toBeCloseTo(first);
  });

  test('gives the odds that all readings together have', () => {
    const tie = [0.7, -0.4, 1.1, 0.3] as const;
    const [u, v] = [0.6, -0.9];
    const worth = (first: 0 | 1, second: 0 | 1) =>
      Math.exp(first * u + second * v + tie[(first * 2 + second) as 0 | 1 | 2 | 3]);
    const [first = 0, second = 0] = readChain([
      { leaning: u, tie: alone },
      { leaning: v, tie },
    ]);
    expect(first).toBeCloseTo(Math.log((worth(1, 0) + worth(1, 1)) / (worth(0, 0) + worth(0, 1))));
    expect(second).toBeCloseTo(Math.log((worth(0, 1) + worth(1, 1)) / (worth(0, 0) + worth(1, 0))));
  });

  test('no leaning is too strong to be counted', () => {
    expect(
      readChain([
        { leaning: 900, tie: alone },
        { leaning: -900, tie: same },
      ]).every(Number.isFinite),
    ).toBe(true);
  });
});
