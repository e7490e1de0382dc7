import { describe, expect, it } from 'vitest';
import { countWords, tokensFor } from '@/lib/domain/text/word-count';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['<p></p>', 0],
    ['<p>He sat.</p><p>Good boy!</p>', 4],
    ['one<br>two', 2],
    ['<b>h</b>e sat', 2],
    ['He&nbsp;sat &amp; stayed – well', 4],
    ['He’s well-behaved, isn’t he', 5],
    ['he/she,'.repeat(1_000), 2_000],
    ['walks–sits–stays', 3],
    ['1,000 treats at 3.5 g', 5],
    ['-'.repeat(1_000), 0],
    ['<img alt="many words here"><!-- and here > --> he', 1],
    ['{{dog}} sat', 2],
    ['a <!-- b <!-- c --> d', 2],
  ])('finds in %j the words that are read', (html, words) => expect(countWords(html)).toBe(words));

  it.each(['<', '<!--', '<!-- -->', '&', '<p '])('is not slowed down by a text of %j', (piece) => {
    const hostile = piece.repeat(100_000 / piece.length);
    const start = performance.now();
    countWords(hostile);
    // A second for what takes milliseconds: only growth with the square of the length is that slow.
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('tokensFor', () => {
  it.each([
    ['', 0],
    ['<p></p>', 0],
    ['<p>He sat.</p>', 2],
    [`<ul>${'<li><p><strong>Sit</strong> and <em>stay</em>.</p></li>'.repeat(100)}</ul>`, 300],
  ])('takes a token for each word of %j', (html, tokens) => expect(tokensFor(html)).toBe(tokens));

  it.each(['-', '<b></b>', '— ', 'aaaaaaaaaa', '<!-- -->'])('has a price for a text of %j alone', (piece) => {
    const html = piece.repeat(100_000 / piece.length);
    expect(tokensFor(html)).toBeGreaterThanOrEqual(Math.floor(html.length / 50));
  });
});
