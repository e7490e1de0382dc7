import { decodeEntities } from './html-text.ts';

/** Tags within a word; every other one parts words. */
const inline = /<\/?(?:a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi;

function withoutComments(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = html.indexOf('<!--', at);
    const end = start < 0 ? -1 : html.indexOf('-->', start + 4);
    if (end < 0) return [...parts, html.slice(at)].join(' ');
    parts.push(html.slice(at, start));
    at = end + 3;
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text as Unicode parts them, "he/she" being two; markup is not counted. */
export function countWords(html: string): number {
  const text = decodeEntities(
    withoutComments(html)
      .replace(inline, '')
      .replace(/<[^<>]*>/g, ' '),
  );
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}

/** Far more than a word takes with its markup, so that only what is hardly text comes to more tokens than words. */
const charactersAToken = 50;

/** What swapping a text costs: a token for each word, and one for so many characters where it has few words. */
export function tokensFor(html: string): number {
  return Math.max(countWords(html), Math.floor(html.length / charactersAToken));
}
