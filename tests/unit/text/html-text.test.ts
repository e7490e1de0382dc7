import { expect, test } from 'vitest';
import { decodeEntities, escapeHtml, htmlToLine, isBlankHtml } from '@/lib/domain/text/html-text';

test('escaped and decoded, a text is what it was', () => {
  const text = `<b> & "he's" &amp; {{dog}}`;
  expect(escapeHtml(text)).toBe('&lt;b&gt; &amp; &quot;he&#39;s&quot; &amp;amp; {{dog}}');
  expect(decodeEntities(escapeHtml(text))).toBe(text);
});

test.each([
  ['&#65;&#x42;&#X43;', 'ABC'],
  ['&#128054;', '🐶'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&amp;lt;', '&lt;'],
  ['&unknown; &#0; &#x110000; & &;', '&unknown; &#0; &#x110000; & &;'],
])('%s reads %s', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<p>One<br>two<br/>three</p>', 'One two three'],
  ['<ul><li><p>sit</p></li><li><p>stay</p></li></ul>', 'sit stay'],
  ['<p>w<strong>or</strong>d</p>', 'word'],
  ['<p data-optional="cues=sit">Out</p><ul><li data-optional>side</li></ul>', 'Out side'],
  ['<p>a &lt;b&gt; c</p>', 'a <b> c'],
  ['<p>&nbsp; much \n\t room </p>', 'much room'],
])('%s is on one line: %s', (html, line) => {
  expect(htmlToLine(html)).toBe(line);
});

test.each([
  ['', true],
  ['<p></p><p><br></p>', true],
  ['<ul><li><p>&nbsp;</p></li></ul>', true],
  ['<p>0</p>', false],
  ['<p>{{dog}}</p>', false],
])('%j is blank: %s', (html, isBlank) => {
  expect(isBlankHtml(html)).toBe(isBlank);
});
