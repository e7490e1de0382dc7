import { expect, test } from 'vitest';
import { isTooDeep, mostDepth } from '@/lib/domain/text/html-depth';
import { htmlPieces } from '@/lib/domain/text/html-pieces';

const nested = (depth: number, tag = 'blockquote') =>
  `${`<${tag}>`.repeat(depth)}Sit${`</${tag}>`.repeat(depth)}`;

test('forty levels are kept, one more is refused', () => {
  expect(isTooDeep(nested(mostDepth))).toBe(false);
  expect(isTooDeep(nested(mostDepth + 1))).toBe(true);
  expect(isTooDeep(nested(300))).toBe(true);
});

test.each<[string, string]>([
  ['paragraphs that are never closed', '<p>Sit'.repeat(300)],
  ['items that are never closed', `<ul>${'<li>Sit'.repeat(300)}</ul>`],
  ['cells and rows that are never closed', `<table>${'<tr><td>Sit<td>Stay'.repeat(300)}</table>`],
  ['a list behind each paragraph', '<p>Sit<ul><li>Stay</ul>'.repeat(300)],
  ['line breaks and pictures', `<p>${'<br><img src="x"><hr>'.repeat(300)}</p>`],
  ['one element behind the other', '<b>Sit</b>'.repeat(300)],
  ['tags in comments', `<p>Sit<!-- ${nested(300)} --></p>`],
  ['tags in a script or a style', `<script>"${nested(300)}"</script><style>${nested(300)}</style>`],
  ['tags in the value of an attribute', `<p title="${nested(300)}">Sit</p>`],
  ['closing tags that close nothing', '</div>'.repeat(300)],
  ['signs of inequality', '5 < 6 <7 < '.repeat(300)],
  ['a table of lists in a quotation', `<blockquote><table><tr><td>${nested(36, 'div')}`],
])('%s are not deep', (_, html) => expect(isTooDeep(html)).toBe(false));

test.each<[string, string]>([
  ['elements that are never closed', '<b>'.repeat(300)],
  ['elements that say they are closed', '<b/>'.repeat(300)],
  ['names in capitals with attributes', '<DIV Class="a>b" x=\'>\' y>'.repeat(300)],
  ['names of no element', '<o:p>'.repeat(300)],
  ['lists in lists', '<ul><li>'.repeat(300)],
  ['paragraphs held open', '<p><b>'.repeat(300)],
  ['behind a comment that never ends', `<!-- ${nested(300)}`],
  ['behind a comment that ends as no comment should', `<!-- --!>${nested(300)}-->`],
  ['behind closing tags that close nothing', `</p></i>`.repeat(300) + nested(300)],
])('%s are deep', (_, html) => expect(isTooDeep(html)).toBe(true));

// Read anew from each of its tags, none of these would end within the patience of a test by far.
test.each([
  '<',
  '<p',
  '<p a="',
  `<p a='"`,
  '<!--',
  '<!',
  '</',
  '<script',
  '<a b c=">',
  '<p><',
  '</p>',
  '<b></i>',
])('reads %j over and over in one pass', (piece) =>
  expect([...htmlPieces(piece.repeat(100_000))].length).toBeLessThan(300_001),
);

test('keeps the words behind a tag that never ends', () => {
  expect([...htmlPieces('<p>Sit</p><b title="and stay')]).toContainEqual({
    type: 'text',
    text: '<b title="and stay',
  });
});
