import { describe, expect, it, test } from 'vitest';
import { fillLine } from '@/lib/domain/letter/letter-variables';
import { filledAddress, withPlainVariables } from '@/lib/domain/text/link-variables';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { editableHtml, htmlOf } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import { hasSameMarkup } from '@/lib/domain/text/swap-check';
import {
  keptFallback,
  normalizeVariables,
  splitAtVariables,
  variableNames,
} from '@/lib/domain/text/variables';
import { wordChanges } from '@/lib/domain/text/word-diff';

const sixty = 'x'.repeat(60);

describe('how a fallback is kept', () => {
  it.each([
    ['{{Dog | your  dog }}', '{{dog|your dog}}'],
    ['{{dog|your\u00a0dog}}', '{{dog|your dog}}'],
    ['{{dog|your&nbsp;\n dog}}', '{{dog|your dog}}'],
    ['{{dog|Tom &amp; &quot;co&quot;}}', '{{dog|Tom &amp; &quot;co&quot;}}'],
    ['{{dog|a &lt; b}}', '{{dog|a &lt; b}}'],
    ['{{dog|one|two}}', '{{dog|one|two}}'],
    ['{{dog|Your DOG’s 1st!}}', '{{dog|Your DOG’s 1st!}}'],
    [`{{dog|${sixty}}}`, `{{dog|${sixty}}}`],
    [`{{dog|${'&amp;'.repeat(60)}}}`, `{{dog|${'&amp;'.repeat(60)}}}`],
  ])('%s → %s', (html, kept) => {
    expect(normalizeVariables(html)).toBe(kept);
    expect(normalizeVariables(kept)).toBe(kept);
    expect(variableNames(html)).toEqual(['dog']);
  });

  it.each(['{{dog|}}', '{{ dog | }}', '{{dog|&nbsp;}}', '{{dog|\u200b}}'])('%s has none', (html) => {
    expect(normalizeVariables(html)).toBe('{{dog}}');
  });

  it.each([
    `{{dog|${sixty}x}}`,
    '{{dog|<b>your dog</b>}}',
    '{{dog|</p><p>}}',
    '{{dog|a<br>b}}',
    '{{dog|&#123;x&#125;}}',
    '{{dog|{{cat}',
    '{{1|x}}',
    '{{|x}}',
    "{{name || 'there'}}",
    '{{name | default: "there"}}',
  ])('%s stays text', (html) => {
    expect(normalizeVariables(html)).toBe(html);
    expect(variableNames(html)).toEqual([]);
  });

  it('may hold a sign that html has for itself where there is no html', () => {
    expect(splitAtVariables('{{dog|a<b}}')).toEqual([{ name: 'dog', fallback: 'a<b' }]);
    expect(splitAtVariables('{{dog|a\nb}}')).toEqual(['{{dog|a\nb}}']);
    expect(keptFallback(' a  & b ')).toBe('a & b');
  });

  it('does not slow down a long row of open braces and bars', () => {
    expect(variableNames('{{a|'.repeat(25_000))).toEqual([]);
  });
});

describe('what is read', () => {
  const html =
    '<p>Hi <strong>{{dog|Tom &amp; <3}}</strong>{{dog|Tom &amp; co}}, {{dog}}’s, {{dog|your dog}}’s</p>';
  const text = parseRichText(html);

  it('is the value where there is one, else what each place says', () => {
    expect(textOf(text, { dog: 'Bella' })).toContain('Bella, Bella’s, Bella’s');
    expect(textOf(text, { dog: ' ' })).toContain('Tom & co, {{dog}}’s, your dog’s');
    expect(htmlOf(text, {})).toContain('Tom &amp; co, {{dog}}’s, your dog’s');
  });

  it('is the braces where nothing is to be filled in', () => {
    expect(textOf(text, null)).toContain('{{dog|Tom & co}}, {{dog}}’s, {{dog|your dog}}’s');
    expect(htmlOf(text, null)).toContain('{{dog|Tom &amp; co}}, {{dog}}’s, {{dog|your dog}}’s');
  });

  it('is kept as it was', () => {
    const kept = '<p>Hi {{dog|Tom &amp; &quot;co&quot;}} and {{client}}</p>';
    expect(editableHtml(parseRichText(kept))).toBe(kept);
  });

  it('stands in a subject too', () => {
    expect(fillLine('{{dog|your dog}}: {{ Day | soon }} {{place}}', { day: 'Monday' })).toBe(
      'your dog: Monday {{place}}',
    );
  });

  it('is encoded in the address of a link', () => {
    const address = withPlainVariables('https://a.test/?d=%7B%7BDog%7Cyour%20dog%7D%7D&c={{client|a%26b}}');
    expect(address).toBe('https://a.test/?d={{dog|your dog}}&c={{client|a&b}}');
    expect(filledAddress(address, { client: 'Jo' })).toBe('https://a.test/?d=your%20dog&c=Jo');
    expect(filledAddress(address, null)).toBe(address);
  });
});

test('a swap may not touch a fallback', () => {
  expect(hasSameMarkup('<p>He {{dog|your dog}}</p>', '<p>She {{dog|your dog}}</p>')).toBe(true);
  expect(hasSameMarkup('<p>He {{dog|his dog}}</p>', '<p>She {{dog|her dog}}</p>')).toBe(false);
});

test('versions are compared with the variable as one word', () => {
  expect(wordChanges('Hi {{dog|your dog}}.', 'Hi {{dog|the puppy}}.')).toEqual([
    { before: { start: 3, end: 19 }, after: { start: 3, end: 20 } },
  ]);
});
