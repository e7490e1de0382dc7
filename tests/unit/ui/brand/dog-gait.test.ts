import { expect, test } from 'vitest';
import { type Leg, poseAt } from '@/components/ui/brand/dog-gait';

const frames = Array.from({ length: 11 }, (_, frame) => frame);
const legsOf = (frame: number): Leg[] => {
  const { nearHind, farHind, nearFore, farFore } = poseAt(frame);
  return [nearHind, farHind, nearFore, farFore];
};
const heightAboveGround = ([, , , [, y]]: Leg) => 97 - y;

test('the dog walks in 11 different steps, and the twelfth is the first', () => {
  const drawn = frames.map((frame) => JSON.stringify(poseAt(frame)));
  expect(new Set(drawn).size).toBe(11);
  expect(poseAt(11).nearHind[3][0]).toBeCloseTo(poseAt(0).nearHind[3][0]);
});

test.each(frames)('in step %i it stands on two paws at least, and none is below the ground', (frame) => {
  const heights = legsOf(frame).map(heightAboveGround);
  expect(heights.filter((height) => height < 0.01).length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(-0.01);
});

test('every leg is lifted once in a turn', () => {
  for (const leg of [0, 1, 2, 3]) {
    const heights = frames.map((frame) => heightAboveGround(legsOf(frame)[leg]!));
    expect(Math.max(...heights)).toBeGreaterThan(4);
  }
});
