import type { Text } from '../text/text.ts';

/** Whether "they" stands between two words. */
export function saysThey(text: Text, first: number, last: number): boolean {
  for (let at = first; at < last; at += 1) if (text.word(at) === 'they') return true;
  return false;
}
