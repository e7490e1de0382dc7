import { expect, test } from 'vitest';
import { cleanPastedHtml } from '@/components/editor/pasted/pasted-html';
import { isTooDeep } from '@/lib/domain/text/html-depth';

const clean = (html: string) => cleanPastedHtml(html).html.replace(/>\s+</g, '><').trim();

const item = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;

test.each([
  [
    'bullets of Word, nested',
    item(1, '·', 'One') + item(2, 'o', 'Deeper') + item(1, '·', 'Two'),
    /^<ul><li>One<ul><li>Deeper<\/li><\/ul><\/li><li>Two<\/li><\/ul>$/,
  ],
  ['numbers of Word', item(1, '1.', 'One') + item(1, '2.', 'Two'), /^<ol><li>One<\/li><li>Two<\/li><\/ol>$/],
  [
    'two lists of Word with words between',
    `${item(1, '·', 'One')}<p>Then</p>${item(1, '·', 'Two')}`,
    /^<ul><li>One<\/li><\/ul><p>Then<\/p><ul><li>Two<\/li><\/ul>$/,
  ],
  [
    "Gmail's lines",
    '<div dir="ltr"><div>Hi Anna,</div><div><br></div><div>one</div><div>two</div></div>',
    /<p>Hi Anna,<\/p><p>one<br>two<\/p>/,
  ],
  ['lines that all stand for themselves', '<div>one</div><div>two</div>', /^<div>one<\/div><div>two<\/div>$/],
  ['headings', '<h2>Week <i>1</i></h2>', /^<p><strong>Week <i>1<\/i><\/strong><\/p>$/],
  [
    'a table of words',
    '<table><tr><td>Mon</td><td></td><td>9:00</td></tr><tr><td>Tue</td></tr></table>',
    /^<p>Mon 9:00<\/p><p>Tue<\/p>$/,
  ],
  [
    'a layout table',
    '<table><tr><td><p>One</p><table><tr><td>in</td></tr></table></td></tr></table>',
    /^<p>One<\/p><p>in<\/p>$/,
  ],
  [
    'a list of Word that goes on behind other words',
    `${item(1, '1.', 'One')}<p>Then</p>${item(1, '3.', 'Three')}`,
    /^<ol><li>One<\/li><\/ol><p>Then<\/p><ol start="3"><li>Three<\/li><\/ol>$/,
  ],
  [
    'lists of Word on the web, an item each',
    ['1:One', '2:Deeper', '2:Deep', '1:Two']
      .map((entry) => entry.split(':'))
      .map(
        ([level, words]) =>
          `<div class="ListContainerWrapper"><ol><li data-aria-level="${level}">${words}</li></ol></div>`,
      )
      .join(''),
    /<ol><li[^>]*>One<ol><li[^>]*>Deeper<\/li><li[^>]*>Deep<\/li><\/ol><\/li><li[^>]*>Two<\/li><\/ol>/,
  ],
  [
    'a table of Word, each cell with a paragraph',
    '<table><tr><td><p>Mon</p></td><td><p>9:00</p></td></tr><tr><td><p>Tue</p></td><td><p>10:00</p></td></tr></table>',
    /^<p>Mon 9:00<\/p><p>Tue 10:00<\/p>$/,
  ],
  [
    'lines of Outlook with an empty one between',
    '<style>p.MsoNormal, li.MsoNormal { margin:0in; }</style><p class=MsoNormal>Hi Anna,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>one<o:p></o:p></p><p class=MsoNormal>two<o:p></o:p></p>',
    /^<p>Hi Anna,<\/p><p>one<br>two<\/p>$/,
  ],
  [
    'paragraphs of Word, whose style has a margin, with an empty one between',
    '<p class=MsoNormal style="margin-bottom:8pt">Hi Anna,</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal style="margin-bottom:8pt">one</p><p class=MsoNormal style="margin-bottom:8pt">two</p>',
    /^<p>Hi Anna,<\/p><p>one<\/p><p>two<\/p>$/,
  ],
  [
    "Apple Notes' lines",
    '<style>p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px Helvetica} p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; min-height: 14.0px}</style><p class="p1">one</p><p class="p1">two</p><p class="p2"><br></p><p class="p1">three</p>',
    /^<p>one<br>two<\/p><p>three<\/p>$/,
  ],
  [
    "Google Docs' blank line",
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p><br><p>b</p></b>',
    /^<p>a<\/p><p>b<\/p>$/,
  ],
  [
    'a variable that Word found misspelt',
    '<p>{{<span class=SpellE>dogname</span>}}</p>',
    /^<p>\{\{dogname\}\}<\/p>$/,
  ],
  [
    'a link that a mail program checks',
    '<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fdogs.example%2Fplan&amp;data=x">plan</a></p>',
    /^<p><a href="https:\/\/dogs\.example\/plan">plan<\/a><\/p>$/,
  ],
  ['style sheets and scripts', '<style>p{}</style><script>x()</script><p>Hi</p>', /^<p>Hi<\/p>$/],
  ['hard spaces', '<p>a&nbsp;b</p>', /^<p>a b<\/p>$/],
  ['an emoji that is a picture', '<p>Bye <img alt="🐾" src="x"></p>', /^<p>Bye 🐾<\/p>$/],
])('%s', (_, pasted, expected) => {
  expect(clean(pasted)).toMatch(expected);
});

test.each([
  ['a picture', '<p>a<img src="x.png"></p>', true],
  ['a picture that only counts readers', '<p>a<img src="x.gif" width="1" height="1"></p>', false],
  ['an emoji', '<img alt="🐾" src="x">', false],
  ['words alone', '<p>a</p>', false],
])('%s is told of where it is left out: %#', (_, pasted, missesPictures) => {
  expect(cleanPastedHtml(pasted)).toMatchObject({ missesPictures, pictures: [] });
});

test('a picture that comes written out is handed over as a file', async () => {
  const { html, pictures, missesPictures } = cleanPastedHtml(
    `<p>Sit</p><img src="data:image/png;base64,${btoa('PNG')}">`,
  );
  expect({ html, missesPictures, types: pictures.map(({ type }) => type) }).toEqual({
    html: '<p>Sit</p>',
    missesPictures: false,
    types: ['image/png'],
  });
  expect(await pictures[0]?.text()).toBe('PNG');
});

test.each(['', location.origin])('a picture of ours stays, under its own address (from “%s”)', (host) => {
  const address = `/pictures/${'a1'.repeat(13)}.jpg`;
  const { html, missesPictures } = cleanPastedHtml(`<p>Sit <img src="${host}${address}" alt="Mat"></p>`);
  expect(html).toContain(`<img src="${address}" alt="Mat">`);
  expect(missesPictures).toBe(false);
});

test('a picture under an address like ours elsewhere is left out', () => {
  const pasted = `<p>Sit <img src="https://elsewhere.example/pictures/${'a1'.repeat(13)}.jpg"></p>`;
  expect(cleanPastedHtml(pasted)).toMatchObject({ html: '<p>Sit </p>', missesPictures: true });
});

test.each([
  ['lines in lines', '<div>', '</div>'],
  ['quotations', '<blockquote><p>Then</p>', '</blockquote>'],
  ['lists that say they are ours', '<ul data-pm-slice=""><li>', '</li></ul>'],
])('%s a thousand levels deep come flat, with their words', (_, open, close) => {
  const pasted = `${open.repeat(1_000)}<div>Sit</div><div></div><div>Stay</div>${close.repeat(1_000)}`;
  const { html } = cleanPastedHtml(pasted);
  expect(isTooDeep(html)).toBe(false);
  expect(html).toMatch(/Sit.*Stay/s);
});

test('a mail whose tables stand in tables is not cut down for it', () => {
  const levels = (depth: number, inner: string) =>
    `${'<table><tbody><tr><td>'.repeat(depth)}${inner}${'</td></tr></tbody></table>'.repeat(depth)}`;
  expect(clean(levels(12, '<p>Sit <s>down</s></p>'))).toBe('<p>Sit <s>down</s></p>');
});

test('what was copied here stays as it is', () => {
  const html = '<p data-pm-slice="0 0 []">a&nbsp;<span data-keep="">his</span></p>';
  expect(cleanPastedHtml(html).html).toBe(html);
});
