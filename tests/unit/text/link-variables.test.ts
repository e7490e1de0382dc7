import { expect, test } from 'vitest';
import { namesIn } from '@/lib/domain/letter/letter-variables';
import { filledAddress, withPlainVariables } from '@/lib/domain/text/link-variables';
import { parseRichText } from '@/lib/domain/text/rich-text';

test.each([
  ['https://a.test/%7B%7BDog%20Name%7D%7D', 'https://a.test/{{dog name}}'],
  ['https://a.test/{{ Dog }}', 'https://a.test/{{dog}}'],
  ['https://a.test/%7B%7B%E0%7D%7D', 'https://a.test/%7B%7B%E0%7D%7D'],
])('%s is written %s', (address, plain) => {
  expect(withPlainVariables(address)).toBe(plain);
});

test('an email address keeps its sign', () => {
  expect(filledAddress('mailto:{{mail}}?subject={{dog}}', { mail: 'jo+x@dogs.test', dog: 'A & B' })).toBe(
    'mailto:jo%2Bx@dogs.test?subject=A%20%26%20B',
  );
});

test('a text asks for the variables of its addresses too', () => {
  const text = parseRichText('<p>{{dog}} <a href="https://a.test/?c={{client}}&amp;d={{dog}}">x</a></p>');
  expect(namesIn(text)).toEqual(['dog', 'client']);
});
