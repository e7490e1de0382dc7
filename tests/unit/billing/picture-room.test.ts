import { expect, test } from 'vitest';
import { roomOfBytes } from '@/lib/domain/billing/picture-room';

test.each([
  [0, '0 MB'],
  [40_000, '0 MB'],
  [12_340_000, '12.3 MB'],
  [50_000_000, '50 MB'],
  [999_990_000, '1 GB'],
  [1_250_000_000, '1.3 GB'],
  [2_000_000_000, '2 GB'],
])('%s bytes are %s', (bytes, words) => {
  expect(roomOfBytes(bytes)).toBe(words);
});
