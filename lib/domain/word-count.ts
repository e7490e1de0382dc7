import { decodeEntities } from './html-text';

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

/** The words of a text: runs without blanks that hold a letter or a digit, markup not counted. */
export function countWords(html: string): number {
  const text = decodeEntities(
    withoutComments(html)
      .replace(inline, '')
      .replace(/<[^<>]*>/g, ' '),
  );
  return text.split(/[\s\u00a0]+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
