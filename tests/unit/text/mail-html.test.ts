import { expect, test } from 'vitest';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { htmlOf, mailHtml } from '@/lib/domain/text/rich-text-html';

/** Short for the style that says what room is below a block. */
const short = (html: string) =>
  html
    .replaceAll(' style="margin-top:0;margin-bottom:1em"', '+')
    .replaceAll(' style="margin-top:0;margin-bottom:0"', '-');

test.each([
  ['paragraphs, the last one too', '<p>One</p><p>Two</p>', '<p+>One</p><p+>Two</p>'],
  [
    'one more line where the writer left one',
    '<p>One</p><p></p><p>Two</p>',
    '<p->One</p><p+><br></p><p+>Two</p>',
  ],
  [
    'lists, and none within them',
    '<ol start="3"><li>Sit<ul><li>down</li></ul></li><li>Stay</li></ol><p>Bye</p>',
    '<ol start="3"+><li>Sit<ul-><li>down</li></ul></li><li>Stay</li></ol><p+>Bye</p>',
  ],
  [
    'paragraphs of one item, but not below the last',
    '<ul><li><p>One</p><p>Two</p></li><li>Three</li></ul>',
    '<ul+><li><p+>One</p><p->Two</p></li><li>Three</li></ul>',
  ],
  [
    'a quotation, which has the room below its last paragraph itself',
    '<blockquote><p>One</p><p>Two</p></blockquote>',
    '<blockquote+><p+>One</p><p->Two</p></blockquote>',
  ],
])('a mail has room below %s', (_, html, expected) => {
  const text = parseRichText(html);
  expect(short(mailHtml(text, {}))).toBe(expected);
  expect(htmlOf(parseRichText(mailHtml(text, {})), {}), 'and reads as it did').toBe(htmlOf(text, {}));
});
