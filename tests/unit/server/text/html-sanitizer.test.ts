import { describe, expect, it } from 'vitest';
import { longestAlt } from '@/lib/domain/text/picture';
import { sanitizeField, sanitizeHtml } from '@/lib/server/text/html-sanitizer';

const picture = '/pictures/abcdefghijklmnopqrstuvwxyz.png';

describe('a picture', () => {
  it.each([
    [`<p><img src="${picture}"></p>`, `<p><img src="${picture}" alt="" /></p>`],
    [`<img alt=Ada src="${picture}">`, `<img src="${picture}" alt="Ada" />`],
    [`<p><img src="http://127.0.0.1:3000${picture}"></p>`, `<p><img src="${picture}" alt="" /></p>`],
    [
      `<p>a<img src="${picture}" width="300" height=20 class=x style="x" onload="x()" srcset="x 2x"></p>`,
      `<p>a<img src="${picture}" alt="" width="300" height="20" /></p>`,
    ],
    [`<p>a<img src="${picture}" width="50%" height="0"></p>`, `<p>a<img src="${picture}" alt="" /></p>`],
    [`<p>a<img src="${picture}" width="99999"></p>`, `<p>a<img src="${picture}" alt="" /></p>`],
    [
      `<p>a<img src="${picture}" alt="{{Dog}} &quot;<b>\n his bed"></p>`,
      `<p>a<img src="${picture}" alt="Dog &quot;b his bed" /></p>`,
    ],
    [`<p>a<img src="https://evil.example${picture}">b</p>`, '<p>ab</p>'],
    [`<p>a<img src="//evil.example${picture}">b</p>`, '<p>ab</p>'],
    [
      `<p><a href="https://vimeo.com/7" target=_blank><img src="${picture}" alt="Mat"></a></p>`,
      `<p><a href="https://vimeo.com/7"><img src="${picture}" alt="Mat" /></a></p>`,
    ],
    [`<p>a<img src="${picture}?x=1">b</p>`, '<p>ab</p>'],
    [`<p>a<img src="/pictures/../api/account/export">b</p>`, '<p>ab</p>'],
    ['<p>a<img src="/pictures/abcdefghijklmnopqrstuvwxyz.svg">b</p>', '<p>ab</p>'],
    ['<p>a<img src="data:image/png;base64,AAAA">b</p>', '<p>ab</p>'],
    ['<p>a<img alt="x">b</p>', '<p>ab</p>'],
  ])('%s', (given, kept) => expect(sanitizeHtml(given)).toBe(kept));

  it('says what it shows in 300 characters at most', () =>
    expect(sanitizeHtml(`<img src="${picture}" alt="${'x'.repeat(400)}">`)).toBe(
      `<img src="${picture}" alt="${'x'.repeat(longestAlt)}" />`,
    ));

  it('is left out where nothing would hold it', () => {
    const html = `<p>Sam<img src="${picture}"></p>`;
    expect(sanitizeField('signature', 'The signature', html, 1_000)).toBe('<p>Sam</p>');
    expect(sanitizeField('html', 'The text', html, 1_000, { pictures: true })).toContain('<img');
  });

  it('alone is a text; one from elsewhere is not', () => {
    expect(sanitizeHtml(`<p> <img src="${picture}"></p>`)).not.toBe('');
    expect(sanitizeHtml('<p> <img src="https://x.example/a.png"></p>')).toBe('');
  });
});

describe('sanitizeHtml', () => {
  it.each([
    ['<p>Good <strong>boy</strong></p>', '<p>Good <strong>boy</strong></p>'],
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p onclick="x()">a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
    ['<svg><a href="javascript:x"><text>hi</text></a></svg><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    [
      '<a href="https://heel.example/?a=1&b=2" target="_blank">a</a>',
      '<a href="https://heel.example/?a=1&amp;b=2">a</a>',
    ],
    ['<h2>Homework</h2><div>Sit</div>', '<p>Homework</p><p>Sit</p>'],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    [
      '<p><span data-keep>his</span> <span style="x">word</span></p>',
      '<p><span data-keep>his</span> word</p>',
    ],
    ['<ol start="3"><li>Rest</li></ol>', '<ol start="3"><li>Rest</li></ol>'],
    ['<ol start="1" class="x"><li>Rest</li></ol>', '<ol><li>Rest</li></ol>'],
    ['<ol start="-3"><li>Rest</li></ol>', '<ol><li>Rest</li></ol>'],
    ['<p><del>$50</del> $40</p>', '<p><s>$50</s> $40</p>'],
    ['<p>{{Dog Name}}</p>', '<p>{{dog name}}</p>'],
    ['<p>5 < 6 & 7</p>', '<p>5 &lt; 6 &amp; 7</p>'],
    ['<p data-optional="">a</p>', '<p data-optional>a</p>'],
    ['<p data-optional="Dog  Cues = Sit " id="x">a</p>', '<p data-optional="dog cues=Sit">a</p>'],
    [
      '<ul><li data-optional="a=b & c"><p>a</p></li></ul>',
      '<ul><li data-optional="a=b &amp; c"><p>a</p></li></ul>',
    ],
    ['<p data-optional="5 cues!">a</p>', '<p>a</p>'],
    ['<ul><li data-optional="Cues = Sit">a</li></ul>', '<ul><li data-optional="cues=Sit">a</li></ul>'],
    ['<ul><li data-optional="cues=">a</li></ul>', '<ul><li>a</li></ul>'],
    ['<p data-optional="{{cues}}">a</p>', '<p>a</p>'],
    ['<h2 data-optional>a</h2><div data-optional>b</div>', '<p>a</p><p>b</p>'],
    [
      '<ul data-optional><li>a <strong data-optional>b</strong></li></ul>',
      '<ul><li>a <strong>b</strong></li></ul>',
    ],
    ['plain text', 'plain text'],
    ['<iframe src="https://x.example">a</iframe><form><input name=a></form>b', 'b'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('%s → %s', (html, expected) => expect(sanitizeHtml(html)).toBe(expected));

  it.each([
    '',
    '<p></p>',
    '<p>&nbsp; </p>',
    '<p><br></p>',
    '<img src="dog.png">',
    '<script>alert(1)</script>',
  ])('leaves nothing of %j', (html) => expect(sanitizeHtml(html)).toBe(''));

  it('changes nothing the second time', () => {
    const once = sanitizeHtml(
      '<div><b>Hi {{ Client }}</b> <a href="https://a.example/?x=1&y=2">a</a> 5<6</div>',
    );
    expect(sanitizeHtml(once)).toBe(once);
  });
});

describe('sanitizeField', () => {
  it('measures what is kept, so that it can be given back as it was read', () => {
    expect(sanitizeField('signature', 'The signature', 'a & b', 9)).toBe('a &amp; b');
    expect(() => sanitizeField('signature', 'The signature', 'a & b', 8)).toThrow(
      expect.objectContaining({
        code: 'validation',
        extra: {
          fields: [
            { path: 'signature', message: 'As HTML, this takes 9 characters, and only 8 fit. Shorten it.' },
          ],
        },
      }),
    );
  });

  it.each([
    ['300 levels', '<ul><li>'.repeat(150)],
    [
      'more levels than there were, as it closes what is broken',
      `${'<blockquote>'.repeat(39)}</x title="><b><b>">`,
    ],
  ])('refuses %s and names the field', (_, html) => {
    const message =
      'The male text is nested more than 40 levels deep. Take lists and quotes out of one another.';
    expect(() => sanitizeField('versions.male.html', 'The male text', html, 50_000)).toThrow(
      expect.objectContaining({
        code: 'validation',
        message,
        extra: { fields: [{ path: 'versions.male.html', message }] },
      }),
    );
  });

  it('keeps forty levels', () => {
    const html = `${'<blockquote>'.repeat(40)}Sit${'</blockquote>'.repeat(40)}`;
    expect(sanitizeField('versions.male.html', 'The male text', html, 50_000)).toBe(html);
  });
});
