import { expect, test } from 'vitest';
import { packed, packedCodes, unit, unpacked, unpackedCodes } from '../../src/they/packing.ts';

test('weights come back from their text to the nearest step, however far apart they are', () => {
  const weights = new Float64Array(20_000);
  for (const [slot, weight] of [
    [0, 1.26],
    [1, -0.45],
    [2_703, 0.9],
    [2_704, -2.25],
    [19_999, 0.18],
  ] as const)
    weights[slot] = weight;
  const back = unpacked(packed(weights), weights.length);
  for (const [slot, weight] of weights.entries()) expect((back[slot] ?? 0) * unit).toBeCloseTo(weight, 5);
});

test('what weighs next to nothing is left out, and what weighs more than can be written is cut', () => {
  const [nothing, little, most, least] = Array.from(
    unpacked(packed([0.09, -0.18, 9, -9]), 4),
    (weight) => weight * unit,
  );
  expect(nothing).toBe(0);
  expect(little).toBeCloseTo(-0.18);
  expect(most).toBeCloseTo(2.25);
  expect(least).toBeCloseTo(-2.25);
});

test('codes come back in order, however wide the gaps', () => {
  const codes = [3, 4, 140_606, 140_607, 281_214, 281_215, 9_000_000];
  expect(unpackedCodes(packedCodes(codes))).toEqual(codes);
});
