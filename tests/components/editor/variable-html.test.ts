import { expect, test } from 'vitest';
import { withoutVariableElements, withVariableElements } from '@/components/editor/variable-html';

test.each([
  ['one in a sentence', '<p>Hi {{dog}}!</p>', '<p>Hi <span data-variable="dog">{{dog}}</span>!</p>'],
  [
    'a name as it is typed',
    '<p>{{ Dog  Name }}</p>',
    '<p><span data-variable="dog name">{{dog name}}</span></p>',
  ],
  [
    'one with a fallback',
    '<p>{{ Dog | Tom &amp; "co" }}</p>',
    '<p><span data-variable="dog" data-fallback="Tom &amp; &quot;co&quot;">{{dog|Tom &amp; "co"}}</span></p>',
  ],
  [
    'another snippet',
    '<p>{{&gt; Sit &amp;  "stay" }}</p>',
    '<p><span data-include="Sit &amp;  &quot;stay&quot;">{{&gt; Sit &amp; "stay"}}</span></p>',
  ],
  ['braces around no name', '<p>{{1}} {{}} {{a', '<p>{{1}} {{}} {{a</p>'],
  ['entities', '<p>&lt;b&gt; {{dog}}</p>', '<p>&lt;b&gt; <span data-variable="dog">{{dog}}</span></p>'],
  ['an address', '<a href="https://x.test/{{id}}">x</a>', '<a href="https://x.test/{{id}}">x</a>'],
])('%s', (_, html, expected) => {
  expect(withVariableElements(html)).toBe(expected);
});

test('there and back', () => {
  const html = '<p>Hi {{dog}} and {{next lesson}}, {{dog|your dog’s &lt;3}} {{&gt; Sit &amp; stay}}</p>';
  expect(withoutVariableElements(withVariableElements(html))).toBe(html);
});
