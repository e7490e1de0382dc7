import { describe, expect, test } from 'vitest';
import { readChain, type Link } from '../../src/they/forward-backward.ts';

type Ties = readonly [number, number, number, number];
const alone: Ties = [0, 0, 0, 0];
/** Speaks for the same meaning as the one before. */
const same: Ties = [2, 0, 0, 2];
/** By the logarithms of what speaks for it. */
const link = (leaning: number, [neither, later, earlier, both]: Ties): Link => ({
  odds: Math.exp(leaning),
  tie: [Math.exp(neither), Math.exp(later), Math.exp(earlier), Math.exp(both)],
});
const sums = (links: readonly Link[]) => readChain(links).map((leaning) => Math.round(leaning * 1000) / 1000);

describe('reading all "they" of a text together', () => {
  test('nothing is read into an empty text', () => {
    expect(readChain([])).toEqual([]);
  });

  test('without ties each stands for itself', () => {
    const links = [1.5, -2, 0.25].map((leaning) => link(leaning, alone));
    expect(sums(links)).toEqual([1.5, -2, 0.25]);
  });

  test('a doubtful one follows a sure one that it is tied to, before it or behind it', () => {
    expect(sums([link(-5, alone), link(0.2, same)])[1]).toBeLessThan(-1);
    expect(sums([link(0.2, alone), link(-5, same)])[0]).toBeLessThan(-1);
  });

  test('a sure one in the middle reaches both ends', () => {
    const [first = 0, , last = 0] = readChain([link(-0.3, alone), link(6, same), link(-0.3, same)]);
    expect(first).toBeGreaterThan(1);
    expect(last).toBeCloseTo(first);
  });

  test('gives the odds that all readings together have', () => {
    const tie: Ties = [0.7, -0.4, 1.1, 0.3];
    const [u, v] = [0.6, -0.9];
    const worth = (first: 0 | 1, second: 0 | 1) =>
      Math.exp(first * u + second * v + tie[(first * 2 + second) as 0 | 1 | 2 | 3]);
    const [first = 0, second = 0] = readChain([link(u, alone), link(v, tie)]);
    expect(first).toBeCloseTo(Math.log((worth(1, 0) + worth(1, 1)) / (worth(0, 0) + worth(0, 1))));
    expect(second).toBeCloseTo(Math.log((worth(0, 1) + worth(1, 1)) / (worth(0, 0) + worth(1, 0))));
  });

  test('no leaning is too strong to be counted', () => {
    expect(readChain([link(300, alone), link(-300, same)]).every(Number.isFinite)).toBe(true);
  });
});
