import { expect, test } from 'vitest';
import { withoutVariableElements, withVariableElements } from '@/components/editor/variable-html';

test.each([
  ['one in a sentence', '<p>Hi {{dog}}!</p>', '<p>Hi <span data-variable="dog">{{dog}}</span>!</p>'],
  [
    'a name as it is typed',
    '<p>{{ Dog  Name }}</p>',
    '<p><span data-variable="dog name">{{dog name}}</span></p>',
  ],
  ['braces around no name', '<p>{{1}} {{}} {{a', '<p>{{1}} {{}} {{a</p>'],
  ['entities', '<p>&lt;b&gt; {{dog}}</p>', '<p>&lt;b&gt; <span data-variable="dog">{{dog}}</span></p>'],
  ['an address', '<a href="https://x.test/{{id}}">x</a>', '<a href="https://x.test/{{id}}">x</a>'],
])('%s', (_, html, expected) => {
  expect(withVariableElements(html)).toBe(expected);
});

test('there and back', () => {
  const html = '<p>Hi {{dog}} and {{next lesson}}</p>';
  expect(withoutVariableElements(withVariableElements(html))).toBe(html);
});
