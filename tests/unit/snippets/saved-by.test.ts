import { expect, test } from 'vitest';
import { savedBy } from '@/components/snippets/history/saves';

const ana = { uid: 'u-ana', name: 'Ana Silva' };
const tom = { uid: 'u-tom', name: 'Tom Reed' };
const gone = { uid: 'u-gone' };

test.each([
  [tom, undefined, 'Tom Reed'],
  [{ uid: 'u-sam' }, undefined, 'You'],
  [gone, undefined, 'A former member'],
  [tom, ana, 'Suggested by Ana Silva, accepted by Tom Reed'],
  [{ uid: 'u-sam' }, gone, 'Suggested by a former member, accepted by you'],
  [gone, { uid: 'u-sam' }, 'Suggested by you, accepted by a former member'],
])('%j saved what %j suggested: %s', (saver, suggestedBy, words) => {
  expect(savedBy({ savedBy: saver, ...(suggestedBy && { suggestedBy }) }, 'u-sam')).toBe(words);
});
