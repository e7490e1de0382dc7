import { expect, test } from 'vitest';
import { textToHtml } from '@/lib/domain/text/plain-text';

test.each([
  ['nothing', '', ''],
  ['only white space', ' \n\n \t\n', ''],
  ['a line', 'Good dog', '<p>Good dog</p>'],
  ['paragraphs parted by empty lines', 'One\n\nTwo\n \n\nThree', '<p>One</p><p>Two</p><p>Three</p>'],
  ['a line break inside a paragraph', 'One\ntwo', '<p>One<br>two</p>'],
  ['line ends of Windows and old Macs', 'One\r\n\r\nTwo\rthree', '<p>One</p><p>Two<br>three</p>'],
  [
    'bullets',
    '- sit\n• down\n* stay',
    '<ul><li><p>sit</p></li><li><p>down</p></li><li><p>stay</p></li></ul>',
  ],
  ['a list after a sentence', 'We did:\n- sit', '<p>We did:</p><ul><li><p>sit</p></li></ul>'],
  ['numbers that count from 1', '1. sit\n2) down', '<ol><li><p>sit</p></li><li><p>down</p></li></ol>'],
  ['a number that does not', '5. December at nine', '<p>5. December at nine</p>'],
  ['a dash without a space', '-5 degrees', '<p>-5 degrees</p>'],
  ['what html would read as markup', 'a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
  ['variables', 'Hi {{Client}}', '<p>Hi {{Client}}</p>'],
])('%s', (_, text, html) => {
  expect(textToHtml(text)).toBe(html);
});

test.each([
  [
    'lists within lists',
    '- Sit\n  - at home\n  - outdoors\n    1. near\n    2. far\n- Down',
    '<ul><li><p>Sit</p><ul><li><p>at home</p></li><li><p>outdoors</p><ol><li><p>near</p></li><li><p>far</p></li></ol></li></ul></li><li><p>Down</p></li></ul>',
  ],
  [
    'numbers that go on behind bullets within them',
    '1. Sit\n   - at home\n2. Down',
    '<ol><li><p>Sit</p><ul><li><p>at home</p></li></ul></li><li><p>Down</p></li></ol>',
  ],
  [
    'links of Markdown',
    'See [the plan](https://dogs.test/a?b=1&c=2), [sic](now)',
    '<p>See <a href="https://dogs.test/a?b=1&amp;c=2">the plan</a>, [sic](now)</p>',
  ],
])('%s are read as meant', (_, text, html) => {
  expect(textToHtml(text)).toBe(html);
});
