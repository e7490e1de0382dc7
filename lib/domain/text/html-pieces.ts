/** A piece of an html as browsers read it; depths are counted from 1. */
export type HtmlPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'open'; readonly tag: string; readonly attributes: string; readonly depth: number }
  /** A tag without content: a line break, a picture. */
  | { readonly type: 'empty'; readonly tag: string; readonly attributes: string }
  /** The end of an element, closed or ended by what follows; one that stays open to the end of the html has none. */
  | { readonly type: 'close'; readonly tag: string; readonly depth: number };

const names = (list: string) => new Set(list.split(' '));

const empty = names('area base basefont br col embed frame hr img input link meta param source track wbr');
/** Their content is code: no tags, and no text. */
const code = names('script style');

const paragraph = names('p');
const headings = names('h1 h2 h3 h4 h5 h6 p');
const cells = names('td th');
const terms = names('dd dt');
/** What ends where another element begins, closed or not: a paragraph at the next one, an item at the next item. */
const endedBy = new Map<string, ReadonlySet<string>>([
  ...[...headings].map((tag) => [tag, headings] as const),
  ...[
    ...names(
      'address article aside blockquote details div dl fieldset figcaption figure footer form header hr',
    ),
    ...names('main nav ol p pre section table ul'),
  ].map((tag) => [tag, paragraph] as const),
  ...[...cells].map((tag) => [tag, cells] as const),
  ...[...terms].map((tag) => [tag, terms] as const),
  ['li', names('li')],
  ['a', names('a')],
  ['option', names('option')],
  ['tr', names('td th tr')],
]);

/**
 * Reads any html in one pass, in time linear in its length whatever it holds. Comments are left out; what stands behind a
 * tag that never ends is text.
 */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  const open: string[] = [];
  const openCount = new Map<string, number>();
  const lastEnd = html.lastIndexOf('>');
  let textStart = 0;
  let at = 0;
  let hasComments = true;

  const close = (): HtmlPiece => {
    const tag = open.pop() ?? '';
    openCount.set(tag, (openCount.get(tag) ?? 1) - 1);
    return { type: 'close', tag, depth: open.length + 1 };
  };

  for (;;) {
    const start = html.indexOf('<', at);
    if (start === -1 || start > lastEnd) break;
    at = start + 1;
    let end = -1;
    const nameEnd = endOf(name, html, at);
    if (nameEnd > at) {
      end = tagEnd(html, nameEnd);
      if (end === -1) break;
    } else if (html.startsWith('<!--', start)) {
      end = hasComments ? commentEnd(html, start) : -1;
      hasComments &&= end !== -1;
      if (end === -1) continue;
    } else if (/[!?/]/.test(html.charAt(at))) end = html.indexOf('>', at) + 1;
    else continue;
    if (start > textStart) yield { type: 'text', text: html.slice(textStart, start) };
    textStart = at = end;
    if (nameEnd === start + 1) continue;

    const closes = html.charAt(start + 1) === '/';
    const tag = html.slice(start + (closes ? 2 : 1), nameEnd).toLowerCase();
    if (closes) {
      // Looked for only where it is there: tags that close nothing must not walk over all that is open.
      if ((openCount.get(tag) ?? 0) === 0) continue;
      const depth = open.lastIndexOf(tag) + 1;
      while (open.length >= depth) yield close();
      continue;
    }
    const ended = endedBy.get(tag);
    while (ended?.has(open.at(-1) ?? '') === true) yield close();
    const attributes = html.slice(nameEnd, end - 1);
    if (empty.has(tag)) yield { type: 'empty', tag, attributes };
    else if (code.has(tag)) textStart = at = codeEnd(html, tag, end);
    else {
      open.push(tag);
      openCount.set(tag, (openCount.get(tag) ?? 0) + 1);
      yield { type: 'open', tag, attributes, depth: open.length };
    }
  }
  if (textStart < html.length) yield { type: 'text', text: html.slice(textStart) };
}

const name = /\/?[a-z][^\s/>]*/iy;
const gap = /[\s/]*/y;
const attribute = /[^\s/>][^\s/>=]*/y;
const equals = /\s*=\s*/y;
const bareValue = /[^\s>]*/y;

/** Behind what the pattern finds at a place; the place itself where it finds nothing. */
function endOf(pattern: RegExp, html: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(html) ? pattern.lastIndex : at;
}

/** Behind the `>` of a tag, from behind its name on; -1 where it never ends. */
function tagEnd(html: string, from: number): number {
  let at = from;
  for (;;) {
    if (html.charAt(at) === '>') return at + 1;
    at = endOf(gap, html, at);
    if (at >= html.length) return -1;
    if (html.charAt(at) === '>') return at + 1;
    at = endOf(attribute, html, at);
    const beforeValue = endOf(equals, html, at);
    if (beforeValue === at) continue;
    at = beforeValue;
    const quote = html.charAt(at);
    if (quote === '"' || quote === "'") {
      at = html.indexOf(quote, at + 1) + 1;
      if (at === 0) return -1;
    } else at = endOf(bareValue, html, at);
  }
}

/** Behind a comment, which browsers also end at `--!>`, `<!-->` and `<!--->`; -1 where it never ends. */
function commentEnd(html: string, start: number): number {
  const end = /--!?>/g;
  end.lastIndex = start + 2;
  return end.exec(html) === null ? -1 : end.lastIndex;
}

/** Behind the closing tag of an element that holds code; the end of the html where it is never closed. */
function codeEnd(html: string, tag: string, from: number): number {
  const closing = new RegExp(`</${tag}(?=[\\s/>])[^>]*>?`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html) === null ? html.length : closing.lastIndex;
}
