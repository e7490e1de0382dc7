import { describe, expect, test } from 'vitest';
import { isDogText } from '../src/dog/dog-text.ts';
import { swap } from '../src/swap.ts';
import { Text } from '../src/text/text.ts';
import { ways } from './random-letters.ts';

const fallbacks = [
  'his dog',
  'she or her',
  'Tom &amp; &quot;his&quot; dog',
  'they’re|them',
  `${'&quot;'.repeat(50)} his dog`,
  'He sits. He waits',
];

describe.each(ways)('%s → %s', (from, to) => {
  test.each(fallbacks)('a fallback stays byte for byte: %s', (fallback) => {
    const variable = `{{dog|${fallback}}}`;
    const html = `<p>He calls ${variable}, and she knows her ${variable}. They wait.</p>`;
    expect(swap(html, from, to).html.split(variable)).toHaveLength(3);
  });
});

test.each([
  '{{dog}} waits. Praise them when they sit.',
  'Let {{dog}} win them back.',
  'They teach {{client}} when they are tired.',
  'When they are tired, {{dog}} bites. He was warned.',
])('a fallback changes nothing around it: %s', (text) => {
  for (const [from, to] of ways) {
    const withFallback = (html: string) => html.replace(/\{\{(\w+)\}\}/g, '{{$1|your client’s dog}}');
    expect(swap(withFallback(text), from, to).html).toBe(withFallback(swap(text, from, to).html));
  }
});

test('only the name tells whom a variable stands for', () => {
  expect(isDogText(new Text('{{client|your dog’s owner}} said they would call.'))).toBe(false);
  expect(isDogText(new Text('{{dog|your client}} waits.'))).toBe(true);
});
