import { Char, classOf, Code, isAsciiLetterOrDigit } from './characters.ts';

/** What the named entities of ordinary letters read as; '' for those that are not seen. */
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  rsquo: "'",
  lsquo: "'",
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  ldquo: '"',
  rdquo: '"',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  shy: '',
  zwj: '',
  zwnj: '',
};

/** The entity that begins at `at` and what it reads as, '&' for one that is not known; undefined for a bare ampersand. */
export function entityAt(html: string, at: number): { char: string; end: number } | undefined {
  const limit = Math.min(html.length, at + 34);
  let end = at + 1;
  while (end < limit) {
    const code = html.charCodeAt(end);
    if (code === Code.semicolon) break;
    if (code !== Code.hash && !isAsciiLetterOrDigit(code)) return undefined;
    end += 1;
  }
  if (html.charCodeAt(end) !== Code.semicolon || end === at + 1) return undefined;
  const name = html.slice(at + 1, end);
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
    if (!(code > 0 && code <= 0x10_ff_ff)) return { char: '&', end: end + 1 };
    if (code === 0xad || code === 0x200d || code === 0x200c) return { char: '', end: end + 1 };
    const kind = classOf(code > 0xffff ? 0xd800 : code);
    const char = kind === Char.apostrophe ? "'" : kind === Char.space ? ' ' : String.fromCodePoint(code);
    return { char, end: end + 1 };
  }
  const known = entities[name];
  if (known !== undefined) return { char: known, end: end + 1 };
  return {
    char: /(?:acute|grave|circ|uml|tilde|cedil|ring|slash|lig|caron)$/.test(name) ? 'é' : '&',
    end: end + 1,
  };
}
