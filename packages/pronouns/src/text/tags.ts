import { Char, classOf, Code, isAsciiLetter, isWordAt } from './characters.ts';

const names = (list: string) => new Set(list.split(' '));

export const blockTags = names(
  'address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 head header hr html li main nav ol option p pre section summary table tbody td tfoot th thead title tr ul',
);
/** Tags whose content is no text. */
export const rawTags = names('script style textarea iframe noscript svg math template');
/** Tags that are never closed. */
export const emptyTags = names('br hr img input wbr area base col embed link meta source track');

const inlineTags = names(
  'b i em strong u s span a mark small sub sup font del ins code q cite abbr label big tt strike audio button canvas ' +
    'center data dfn dialog i kbd map meter object output picture progress ruby rp rt samp select optgroup slot ' +
    'time var video bdi bdo body',
);

/** Behind the name of a tag. */
export function nameEndAt(html: string, at: number): number {
  let end = at;
  while (end < html.length) {
    const kind = classOf(html.charCodeAt(end));
    if (kind !== Char.letter && kind !== Char.digit && html.charCodeAt(end) !== Code.hyphen) break;
    end += 1;
  }
  return end;
}

/** "<He said" is no tag: names that html does not know have to look like one by what follows. */
export function isTag(html: string, nameEnd: number, name: string): boolean {
  if (
    blockTags.has(name) ||
    inlineTags.has(name) ||
    rawTags.has(name) ||
    emptyTags.has(name) ||
    name.includes('-')
  )
    return true;
  const next = html.charCodeAt(nameEnd);
  if (next === Code.greater || next === Code.slash || next === Code.colon) return true;
  return attribute.test(html.slice(nameEnd, nameEnd + 80));
}

const attribute = /^\s+[a-zA-Z_:@.-]{1,60}\s?(?:=|\/?>)/;

/** Behind the `>` of a tag, quoted attributes stepped over; the end of the text where it never closes. */
export function tagEnd(html: string, from: number): number {
  let at = from;
  let value = false;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (code === Code.greater) return at + 1;
    if (value && (code === Code.quote || code === Code.apostrophe)) {
      const close = html.indexOf(code === Code.quote ? '"' : "'", at + 1);
      if (close < 0) return html.length;
      at = close;
    }
    if (code === Code.equals) value = true;
    else if (code > 32) value = false;
    at += 1;
  }
  return html.length;
}

/** Behind the next `what`; the end of the text where there is none. */
export function after(html: string, what: string, from: number): number {
  const found = html.indexOf(what, from);
  return found < 0 ? html.length : found + what.length;
}

/** Where the closing tag of an element begins whose content is no text. */
export function rawEnd(html: string, name: string, from: number): number {
  let at = from;
  for (;;) {
    const close = html.indexOf('</', at);
    if (close < 0) return html.length;
    const end = close + 2 + name.length;
    if (html.slice(close + 2, end).toLowerCase() === name && !isWordAt(html, end)) return close;
    at = close + 2;
  }
}

/** Where the content of an element ends: at its own closing tag, those of nested ones of the name stepped over. */
export function elementEnd(html: string, name: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return html.length;
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open + 4);
      continue;
    }
    const closes = html.charCodeAt(open + 1) === Code.slash;
    const nameStart = open + (closes ? 2 : 1);
    if (!isAsciiLetter(html.charCodeAt(nameStart))) {
      at = open + 1;
      continue;
    }
    const nameEnd = nameEndAt(html, nameStart);
    const end = tagEnd(html, nameEnd);
    if (nameEnd - nameStart === name.length && html.slice(nameStart, nameEnd).toLowerCase() === name) {
      if (closes) depth -= 1;
      else if (html.charCodeAt(end - 2) !== Code.slash) depth += 1;
      if (depth === 0) return open;
    }
    at = end;
  }
  return html.length;
}

/** Whether an attribute of this name stands outside of any quoted value. */
export function hasAttribute(attributes: string, name: string): boolean {
  const bare = attributes.includes(name) ? attributes.replace(/"[^"]*"|'[^']*'/g, '""') : '';
  return new RegExp(`(?:^|[\\s"'/])${name}(?=[\\s=/>]|$)`, 'i').test(bare);
}

/** Behind the inline tags at `at` that carry no attribute of ours; `at` where there are none. */
export function inlineTagsEnd(html: string, at: number): number {
  let end = at;
  for (let tags = 0; tags < 8 && html.charCodeAt(end) === Code.less; tags += 1) {
    const nameStart = end + (html.charCodeAt(end + 1) === Code.slash ? 2 : 1);
    if (!isAsciiLetter(html.charCodeAt(nameStart))) break;
    const nameEnd = nameEndAt(html, nameStart);
    if (!inlineTags.has(html.slice(nameStart, nameEnd).toLowerCase())) break;
    const next = html.charCodeAt(nameEnd) === Code.greater ? nameEnd + 1 : tagEnd(html, nameEnd);
    if (next - nameEnd > 500 || html.slice(nameEnd, next).includes('data-')) break;
    end = next;
  }
  return end;
}
