import { describe, expect, it } from 'vitest';
import { keepStretch, plainOffset, plainTextOf } from '@/lib/domain/text/plain-text-offsets';
import { hasSameMarkup } from '@/lib/domain/text/swap-check';
import { sourcesFor } from '@/lib/domain/snippets/version-source';
import { countChanges, reviewVersion } from '@/lib/domain/snippets/version-review';
import { whereNow, wordChanges } from '@/lib/domain/text/word-diff';

describe('plainTextOf', () => {
  const html = '<p>A &amp; <b>b</b></p><ul><li><p>c<br>d</p></li></ul>';

  it('has a line for each paragraph and each break', () =>
    expect(plainTextOf(html).text).toBe('A & b\nc\nd'));

  it('knows where in the html each character stands', () => {
    const plain = plainTextOf(html);
    expect(plain.at.slice(0, -1).map((offset) => html[offset])).toEqual(Array.from('A & b<c<d'));
    expect(plainOffset(plain, html.indexOf('c<br'))).toBe(6);
    expect(plainOffset(plain, html.length)).toBe(9);
  });

  it('lets a stretch be kept, unless markup begins or ends in it', () => {
    expect(keepStretch('<p>A &amp; <b>his</b></p>', 4, 7)).toBe(
      '<p>A &amp; <b><span data-keep>his</span></b></p>',
    );
    expect(keepStretch('<p>&amp; so</p>', 0, 1)).toBe('<p><span data-keep>&amp;</span> so</p>');
    expect(keepStretch('<p>h<b>is</b></p>', 0, 3)).toBe('<p>h<b>is</b></p>');
  });
});

describe('wordChanges', () => {
  it.each([
    ['he sat', 'she sat', [['he', 'she']]],
    [
      'he’s a boy, he is',
      'she’s a girl, she is',
      [
        ['he’s', 'she’s'],
        ['boy', 'girl'],
        ['he', 'she'],
      ],
    ],
    ['{{dog}} and he', '{{dog}} and she', [['he', 'she']]],
    ['same', 'same', []],
    ['one two', 'one', [[' two', '']]],
  ])('from %j to %j', (before, after, expected) => {
    const found = wordChanges(before, after).map((change) => [
      before.slice(change.before.start, change.before.end),
      after.slice(change.after.start, change.after.end),
    ]);
    expect(found).toEqual(expected);
  });

  it('tells where a stretch stands now, and that it was changed', () => {
    const changes = wordChanges('he sat by his bowl', 'Bella sat by his bowl');
    expect(whereNow(changes, { start: 10, end: 13 })).toEqual({ start: 13, end: 16 });
    expect(whereNow(changes, { start: 0, end: 2 })).toBeUndefined();
  });
});

describe('reviewVersion', () => {
  const source = '<p>Ask your son to hold his treats. He waits.</p>';
  const html = '<p>Ask your son to hold her treats. She waits.</p>';
  const start = html.indexOf('her');
  const mark = { start, end: start + 3, chosen: 'her', alternative: 'his', why: 'Whose treats?' };
  const review = (current: string) => reviewVersion({ source, made: { html, marks: [mark] }, current });

  it('shows what was changed, and what is in doubt', () => {
    const { changes, doubts } = review(html);
    expect(changes.map(({ removed, added }) => `${removed}>${added}`)).toEqual(['his>her', 'He>She']);
    expect(doubts).toMatchObject([{ start: 21, end: 24, chosen: 'her', source: { start: 21, word: 'his' } }]);
  });

  it('follows a word that moved, and lets go of one that a hand has changed', () => {
    expect(review(html.replace('Ask', 'Please ask')).doubts).toMatchObject([{ start: 28 }]);
    expect(review(html.replace('her treats', 'the treats')).doubts).toEqual([]);
    expect(review(html.replace('her treats', '<span data-keep>his</span> treats')).doubts).toEqual([]);
  });

  it('knows a word again by what stands around it, and two of the same apart', () => {
    const keys = (sentence: string, count: number) => {
      const marks = Array.from({ length: count }, (_, index) => {
        const at = sentence.indexOf('her') + index * (sentence.length / count);
        return { ...mark, start: at, end: at + 3 };
      });
      const made = { html: sentence, marks };
      const from = sentence.replaceAll('her', 'his');
      return reviewVersion({ source: from, made, current: sentence }).doubts.map(({ key }) => key);
    };
    const far = 'Nothing close to it was changed. '.repeat(2);
    const [key] = keys(`${far}Hold her treats.`, 1);
    expect(keys(`Please read this first. ${far}Hold her treats.`, 1)).toEqual([key]);
    expect(keys(`${far}Hold her toys.`, 1)).not.toEqual([key]);
    expect(new Set(keys(`${far}Hold her treats. ${far}`.repeat(2), 2)).size).toBe(2);
  });

  it('counts the words', () => {
    const twice = reviewVersion({
      source: '<p>He he him</p>',
      made: { html: '', marks: [] },
      current: '<p>She she her</p>',
    });
    expect(countChanges(twice)[0]).toEqual({ removed: 'he', added: 'she', count: 2 });
  });
});

describe('hasSameMarkup', () => {
  it.each([
    ['<p>He {{dog}}</p>', '<p>She {{dog}}</p>', true],
    ['<p>He {{dog}}</p>', '<p>She {{Hund}}</p>', false],
    ['<p>He</p>', '<p><b>She</b></p>', false],
    ['<p>He</p>', 'She', false],
  ])('of %j and %j is %s', (a, b, same) => expect(hasSameMarkup(a, b)).toBe(same));
});

describe('sourcesFor', () => {
  const written = { origin: 'written' as const };
  const fromMale = { origin: 'generated' as const, source: 'male' as const };
  it.each([
    [{ male: written }, 'female', ['male']],
    [{ male: written, neutral: written }, 'female', ['male', 'neutral']],
    [{ female: fromMale, male: written, neutral: written }, 'neutral', ['male', 'female']],
    [
      { female: { ...fromMale, source: 'neutral' as const }, male: written, neutral: written },
      'female',
      ['neutral', 'male'],
    ],
    [{}, 'male', []],
  ] as const)('%j for %s are %j', (versions, sex, sources) =>
    expect(sourcesFor(versions, sex)).toEqual(sources),
  );
});

describe('wordChanges', () => {
  const words = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${at}`).join(' ');

  it('takes two long texts that have nothing in common as one change', () => {
    const [before, after] = [words('a', 3_000), words('b', 2_500)];
    expect(wordChanges(before, after)).toEqual([
      { before: { start: 0, end: before.length }, after: { start: 0, end: after.length } },
    ]);
  });

  it('goes word by word through a long text that was changed here and there', () => {
    const before = words('a', 9_000);
    expect(wordChanges(before, before.replaceAll(/a(\d+)0 /g, 'b$10 '))).toHaveLength(899);
  });
});
