import { decodeEntities, escapeHtml } from './html-text';

/** The text of a sanitised html, each paragraph and each <br> on a line of its own, and where it stands in the html. */
export interface PlainText {
  readonly text: string;
  /** Offset in the html of each character of the text, and of the html's end. */
  readonly at: readonly number[];
}

const piece = /<[^<>]*>|&#?\w{1,10};|[^]/g;

export function plainTextOf(html: string): PlainText {
  const at: number[] = [];
  let text = '';
  let hasParagraph = false;
  const add = (characters: string, offset: number) => {
    text += characters;
    for (let i = 0; i < characters.length; i += 1) at.push(offset);
  };
  for (const { 0: found, index } of html.matchAll(piece)) {
    if (found.length === 1) add(found, index);
    else if (found.startsWith('&')) add(decodeEntities(found), index);
    else if (/^<br\b/i.test(found)) add('\n', index);
    else if (/^<p\b/i.test(found)) {
      if (hasParagraph) add('\n', index);
      hasParagraph = true;
    }
  }
  at.push(html.length);
  return { text, at };
}

/** The offset in the text of what stands at an offset in the html. */
export function plainOffset({ at }: PlainText, htmlOffset: number): number {
  const found = at.findIndex((offset) => offset >= htmlOffset);
  return found < 0 ? at.length - 1 : found;
}

/** A stretch of the text as it stands in the html; null where markup begins or ends within it. */
function stretchIn(html: string, start: number, end: number): { from: number; stretch: string } | null {
  const { at } = plainTextOf(html);
  const from = at[start] ?? html.length;
  const last = at[end - 1] ?? html.length;
  const stretch = html.slice(from).match(new RegExp(`^(?:&#?\\w{1,10};|[^<]){${end - start}}`))?.[0];
  return stretch === undefined || last < from ? null : { from, stretch };
}

/** The html with another word in the place of a stretch of its text, marked as not about the dog; unchanged as below. */
export function replaceWithKept(
  html: string,
  { start, end }: { readonly start: number; readonly end: number },
  word: string,
): string {
  const found = stretchIn(html, start, end);
  if (!found) return html;
  const { from, stretch } = found;
  return `${html.slice(0, from)}<span data-keep>${escapeHtml(word)}</span>${html.slice(from + stretch.length)}`;
}

/** The html with a stretch of its text marked as not about the dog; unchanged where markup begins or ends within it. */
export function keepStretch(html: string, start: number, end: number): string {
  const found = stretchIn(html, start, end);
  if (!found) return html;
  const { from, stretch } = found;
  return `${html.slice(0, from)}<span data-keep>${stretch}</span>${html.slice(from + stretch.length)}`;
}
