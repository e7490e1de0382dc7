import { expect, test } from 'vitest';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { textOf } from '@/lib/domain/text/rich-text-plain';

const values = { dog: 'Bella', client: 'Jordan', notes: 'Sits well.\n\nPulls a little.' };

test.each([
  [
    'an email of a few paragraphs',
    '<p>Hi {{client}},</p><p>Thank you for our <strong>first lesson</strong> with {{dog}}.</p><p>Best,<br>Sam</p>',
    'Hi Jordan,\n\nThank you for our first lesson with Bella.\n\nBest,\nSam',
  ],
  [
    'a value of two paragraphs, in an item too',
    '<p>{{notes}}</p><ul><li>{{notes}}</li></ul>',
    'Sits well.\n\nPulls a little.\n\n- Sits well.\n\n  Pulls a little.',
  ],
  [
    'homework that goes on after a sentence',
    '<ol><li><p>Sit</p><ul><li><p>at the door</p></li></ul></li><li><p>Down</p></li></ol><p>Then:</p><ol start="3"><li><p>Walk</p></li></ol>',
    '1. Sit\n   - at the door\n2. Down\n\nThen:\n\n3. Walk',
  ],
  [
    'numbers of one and two digits',
    '<ol start="9"><li>nine<br>still nine</li><li>ten<br>still ten<ol><li>a</li></ol></li></ol>',
    '9. nine\n   still nine\n10. ten\n    still ten\n    1. a',
  ],
  [
    'items of several paragraphs, with a quotation, and with nothing',
    '<ul><li><p>One</p><p>more</p></li><li><p>Two</p><blockquote><p>quoted</p></blockquote></li><li><p></p></li></ul>',
    '- One\n\n  more\n- Two\n\n  > quoted\n-',
  ],
  [
    'what follows a list within an item',
    '<ul><li><p>One</p><ul><li>a</li></ul><p>more</p></li></ul>',
    '- One\n  - a\n\n  more',
  ],
  ['one list after another', '<ul><li>a</li></ul><ol><li>b</li></ol>', '- a\n\n1. b'],
  [
    'a quotation with all it may hold',
    '<blockquote><p>One</p><ul><li>a</li></ul><blockquote><p>inner</p></blockquote></blockquote><p>Mine.</p>',
    '> One\n>\n> - a\n>\n> > inner\n\nMine.',
  ],
  [
    'struck words without the blanks around them',
    '<p>Now <s>$50 </s>$40 or<s> $45 </s>each<s> </s>time</p>',
    'Now ~~$50~~ $40 or ~~$45~~ each time',
  ],
  [
    'struck words of several looks',
    '<p><s>one </s><strong><s>two</s></strong><s> three</s> four</p>',
    '~~one two three~~ four',
  ],
  ['struck lines, each by itself', '<p><s>a<br>b</s></p>', '~~a~~\n~~b~~'],
  [
    'a struck link, and a link of which a part is struck',
    '<p><s>Tuesday, <a href="https://x.test/t">see here</a></s> or <a href="https://x.test/t">on <s>Friday</s> Monday</a></p>',
    '~~Tuesday, see here (https://x.test/t)~~ or on ~~Friday~~ Monday (https://x.test/t)',
  ],
  [
    'a link of several looks once, and a blank at its end behind it',
    '<p><strong><a href="https://x.test/a">the </a></strong><a href="https://x.test/a">plan </a>today</p>',
    'the plan (https://x.test/a) today',
  ],
  [
    'an address of the web that is written shorter',
    '<p><a href="https://www.goodpaws.test/">goodpaws.test</a>, <a href="http://goodpaws.test">www.goodpaws.test</a></p>',
    'goodpaws.test, www.goodpaws.test',
  ],
  [
    'an address with parentheses',
    '<p>See <a href="https://dogs.test/wiki/Sit_(dog)">this page</a>.</p>',
    'See this page <https://dogs.test/wiki/Sit_(dog)>.',
  ],
  [
    'mail addresses without what else the link says',
    '<p><a href="mailto:sam@dogs.test?subject=Hi%20Sam">sam@dogs.test</a> or <a href="mailto:sam%2Bdogs@dogs.test?subject=Hi">write me</a></p>',
    'sam@dogs.test or write me (sam+dogs@dogs.test)',
  ],
  [
    'telephone numbers as people write them',
    '<p><a href="tel:+15550101234">(555) 010-1234</a>, <a href="tel:+49301234567">030 1234567</a>, <a href="tel:+15550101234">call me</a></p>',
    '(555) 010-1234, 030 1234567, call me (+15550101234)',
  ],
  ['a link of a blank', '<p>One<a href="https://x.test"> </a>two</p>', 'One two'],
])('plain text reads well: %s', (_, html, text) => {
  expect(textOf(parseRichText(html), values)).toBe(text);
});
