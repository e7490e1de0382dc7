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
