import { describe, expect, it } from 'vitest';
import { keepForeignPronouns } from '@/lib/domain/text/kept-words';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { editableHtml, htmlOf, readsSame } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';

const values = { dog: 'Bella', client: 'Jo <Smith> & "Co"', notes: 'Line one\nLine two', empty: '  ' };

const cases: { name: string; html: string; clean: string; text: string }[] = [
  { name: 'a paragraph', html: '<p>Hi {{dog}}.</p>', clean: '<p>Hi Bella.</p>', text: 'Hi Bella.' },
  { name: 'bare words', html: 'Hi {{dog}}', clean: '<p>Hi Bella</p>', text: 'Hi Bella' },
  {
    name: 'paragraphs, parted by an empty line',
    html: '<p>One</p>\n  <p>Two</p>',
    clean: '<p>One</p><p>Two</p>',
    text: 'One\n\nTwo',
  },
  {
    name: 'an empty line somebody asked for',
    html: '<p>One</p><p></p><p>Two</p>',
    clean: '<p>One</p><p><br></p><p>Two</p>',
    text: 'One\n\n\nTwo',
  },
  {
    name: 'an old price struck out',
    html: '<p>Now <s>$50</s> <del>$45</del> $40</p>',
    clean: '<p>Now <s>$50</s> <s>$45</s> $40</p>',
    text: 'Now ~~$50~~ ~~$45~~ $40',
  },
  {
    name: 'a variable in the address of a link',
    html: '<p><a href="https://book.example/?dog=%7B%7BDog%7D%7D&amp;for={{client}}">here</a></p>',
    clean:
      '<p><a href="https://book.example/?dog=Bella&amp;for=Jo%20%3CSmith%3E%20%26%20%22Co%22">here</a></p>',
    text: 'here (https://book.example/?dog=Bella&for=Jo%20%3CSmith%3E%20%26%20%22Co%22)',
  },
  {
    name: 'an empty variable in an address keeps its braces',
    html: '<p><a href="mailto:{{client email}}">us</a></p>',
    clean: '<p><a href="mailto:{{client email}}">us</a></p>',
    text: 'us ({{client email}})',
  },
  {
    name: 'a value escaped',
    html: '<p>Hi {{client}}</p>',
    clean: '<p>Hi Jo &lt;Smith&gt; &amp; &quot;Co&quot;</p>',
    text: 'Hi Jo <Smith> & "Co"',
  },
  {
    name: 'a value of two lines',
    html: '<p>{{notes}}</p>',
    clean: '<p>Line one<br>Line two</p>',
    text: 'Line one\nLine two',
  },
  {
    name: 'an empty variable keeps its braces',
    html: '<p>{{empty}} and {{Unknown  Name}}</p>',
    clean: '<p>{{empty}} and {{unknown name}}</p>',
    text: '{{empty}} and {{unknown name}}',
  },
  {
    name: 'a variable named like a part of the language',
    html: '<p>{{constructor}}</p>',
    clean: '<p>{{constructor}}</p>',
    text: '{{constructor}}',
  },
  {
    name: 'nothing of the look',
    html: '<p class="x" style="color:white" data-y="1"><mark data-color="amber"><span class="v">Sit</span></mark></p>',
    clean: '<p>Sit</p>',
    text: 'Sit',
  },
  {
    name: 'words that are not about the dog, unmarked',
    html: '<p>Ask <span data-keep>his</span> owner</p>',
    clean: '<p>Ask his owner</p>',
    text: 'Ask his owner',
  },
  {
    name: 'emphasis by its real names',
    html: '<p><b>Sit</b> <i>and</i> <u>stay</u> <s>now</s></p>',
    clean: '<p><strong>Sit</strong> <em>and</em> <u>stay</u> <s>now</s></p>',
    text: 'Sit and stay ~~now~~',
  },
  {
    name: 'a list as the editor writes it',
    html: '<p>Do:</p><ul><li><p>Sit</p></li><li><p>Stay</p></li></ul>',
    clean: '<p>Do:</p><ul><li>Sit</li><li>Stay</li></ul>',
    text: 'Do:\n\n- Sit\n- Stay',
  },
  {
    name: 'a list inside a list',
    html: '<ol><li><p>Sit</p><ul><li><p>down</p></li><li><p>up<br>again</p></li></ul></li><li>Stay</li></ol>',
    clean: '<ol><li>Sit<ul><li>down</li><li>up<br>again</li></ul></li><li>Stay</li></ol>',
    text: '1. Sit\n   - down\n   - up\n     again\n2. Stay',
  },
  {
    name: 'a list that starts at three',
    html: '<ol start="3"><li>Three</li></ol>',
    clean: '<ol start="3"><li>Three</li></ol>',
    text: '3. Three',
  },
  {
    name: 'an item of two paragraphs',
    html: '<ul><li><p>One</p><p>Two</p></li></ul>',
    clean: '<ul><li><p>One</p><p>Two</p></li></ul>',
    text: '- One\n\n  Two',
  },
  {
    name: 'an item without a list',
    html: '<li>One</li>',
    clean: '<ul><li>One</li></ul>',
    text: '- One',
  },
  {
    name: 'a quotation',
    html: '<blockquote><p>One</p><p>Two</p></blockquote>',
    clean: '<blockquote><p>One</p><p>Two</p></blockquote>',
    text: '> One\n>\n> Two',
  },
  {
    name: 'a link with its address',
    html: '<p>See <a href="https://example.com/a?b=1&amp;c=2" target="_blank" class="x">this page</a>.</p>',
    clean: '<p>See <a href="https://example.com/a?b=1&amp;c=2">this page</a>.</p>',
    text: 'See this page (https://example.com/a?b=1&c=2).',
  },
  {
    name: 'a link that is its own address',
    html: '<p><a href="https://example.com/">example.com</a> <a href="mailto:jo@example.com">jo@example.com</a></p>',
    clean:
      '<p><a href="https://example.com/">example.com</a> <a href="mailto:jo@example.com">jo@example.com</a></p>',
    text: 'example.com jo@example.com',
  },
  {
    name: 'a web address that no link was made of',
    html: '<p>See (www.example.com/a?b), <em>https://x.test</em>. <a href="https://x.test">Not x.com twice</a> at example.com</p>',
    clean:
      '<p>See (<a href="https://www.example.com/a?b">www.example.com/a?b</a>), <em><a href="https://x.test">https://x.test</a></em>. <a href="https://x.test">Not x.com twice</a> at <a href="https://example.com">example.com</a></p>',
    text: 'See (www.example.com/a?b), https://x.test. Not x.com twice (https://x.test) at example.com',
  },
  {
    name: 'what only looks like a web address',
    html: '<p>He sat.Now jo@example.com or etc.and so on</p>',
    clean: '<p>He sat.Now jo@example.com or etc.and so on</p>',
    text: 'He sat.Now jo@example.com or etc.and so on',
  },
  {
    name: 'a link that would run a script',
    html: '<p><a href="javascript:alert(1)">here</a><script>alert(1)</script></p>',
    clean: '<p>here</p>',
    text: 'here',
  },
  { name: 'a heading as a paragraph', html: '<h2>Week 1</h2>', clean: '<p>Week 1</p>', text: 'Week 1' },
  {
    name: 'hard spaces as spaces in plain text',
    html: '<p>5&nbsp;minutes &amp;  more</p>',
    clean: '<p>5\u00a0minutes &amp; more</p>',
    text: '5 minutes & more',
  },
  {
    name: 'an ampersand that is no entity',
    html: '<p>a < b & c</p>',
    clean: '<p>a &lt; b &amp; c</p>',
    text: 'a < b & c',
  },
  { name: 'an unclosed tag', html: '<p>One<p>Two', clean: '<p>One</p><p>Two</p>', text: 'One\n\nTwo' },
  { name: 'nothing', html: '', clean: '', text: '' },
];

describe('a text on its way out', () => {
  it.each(cases)('gives clean html for $name', ({ html, clean }) => {
    expect(htmlOf(parseRichText(html), values)).toBe(clean);
  });

  it.each(cases)('gives plain text for $name', ({ html, text }) => {
    expect(textOf(parseRichText(html), values)).toBe(text);
  });

  it.each(cases)('reads its own clean html as the same text: $name', ({ html }) => {
    const clean = htmlOf(parseRichText(html), values);
    expect(htmlOf(parseRichText(clean), {})).toBe(clean);
  });
});

describe('the html for the editor', () => {
  it('keeps variables in braces and the words that are not about the dog', () => {
    const html = '<p>{{dog}} and <span data-keep>his</span> <strong>owner</strong></p>';
    expect(editableHtml(parseRichText(html))).toBe(html);
  });

  it.each([
    '<p data-optional>a</p><p data-optional="cues">b</p><p data-optional="cues=a &amp; b">c</p>',
    '<ul><li data-optional="cues=sit">a<ul><li>b</li></ul></li><li>c</li></ul>',
    '<ul><li><p>a</p><p data-optional>b</p></li></ul>',
  ])('keeps the parts that come and go: %s', (html) => {
    expect(editableHtml(parseRichText(html))).toBe(html);
    expect(htmlOf(parseRichText(html), {})).not.toContain('data-');
    expect(keepForeignPronouns(html, 'male')).toBe(html);
  });

  it.each([
    [
      'nothing within an optional part is optional again',
      '<ul><li data-optional><p data-optional="cues">a</p><ul><li data-optional>b</li></ul></li></ul>',
      '<ul><li data-optional>a<ul><li>b</li></ul></li></ul>',
    ],
    [
      'an item whose words are optional is so itself',
      '<ul><li><p data-optional="cues">a</p><ul><li data-optional><p>b</p></li></ul></li></ul>',
      '<ul><li data-optional="cues">a<ul><li>b</li></ul></li></ul>',
    ],
    ['an empty part is none', '<p data-optional><br></p><p>a</p>', '<p><br></p><p>a</p>'],
    [
      'only a condition marks a part',
      '<p data-optional="5!">a</p><h2 data-optional>b</h2>',
      '<p>a</p><p>b</p>',
    ],
  ])('%s', (_name, html, expected) => expect(editableHtml(parseRichText(html))).toBe(expected));

  it('makes no link of an address that a variable goes on with', () => {
    const html = '<p>https://x.test/{{dog}}</p>';
    expect(editableHtml(parseRichText(html))).toBe(html);
  });

  it.each([
    ['<ul><li><p>Sit</p></li></ul>', '<ul><li>Sit</li></ul>', true],
    ['<p>Don&#39;t</p>', "<p>Don't</p>", true],
    ['<p>{{Dog}}</p>', '<p>{{dog}}</p>', true],
    ['<p>Sit</p>', '<p>Stay</p>', false],
    ['<p>his</p>', '<p><span data-keep>his</span></p>', false],
    ['<p data-optional>Sit</p>', '<p>Sit</p>', false],
    ['<p data-optional>Sit</p>', '<p data-optional="">Sit</p>', true],
    ['<p data-optional="Cues=sit">Sit</p>', '<p data-optional="cues=sit">Sit</p>', true],
  ])('compares %s with %s', (html, other, same) => {
    expect(readsSame(html, other)).toBe(same);
  });
});
