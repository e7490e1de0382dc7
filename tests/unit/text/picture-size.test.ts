import { expect, test } from 'vitest';
import { resized, shownAtFirst, sizeOf } from '@/lib/domain/text/picture-size';

test.each([
  [
    { width: 1_600, height: 1_200 },
    { width: 600, height: 450 },
  ],
  [
    { width: 320, height: 200 },
    { width: 320, height: 200 },
  ],
  [
    { width: 1_600, height: 1 },
    { width: 600, height: 1 },
  ],
  [{}, {}],
])('%o is shown as %o at first', (picture, shown) => {
  expect(shownAtFirst(picture)).toEqual(shown);
});

test.each([
  [200, 'small'],
  [320, 'medium'],
  [400, 'medium'],
  [600, 'large'],
  [900, 'large'],
  [undefined, null],
] as const)('a width of %s is %s', (width, size) => {
  expect(sizeOf(width === undefined ? {} : { width })).toBe(size);
});

test('another size keeps the shape', () => {
  expect(resized({ alt: 'Mat', width: 600, height: 450 }, 'small')).toEqual({
    alt: 'Mat',
    width: 200,
    height: 150,
  });
});
