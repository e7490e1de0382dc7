import { decide, type Decision } from './decisions.ts';
import { documentOf, type Document } from './document.ts';
import type { Mark } from './marks.ts';
import { nextTurn } from './next-turn.ts';
import type { Sex } from './sex.ts';

export interface Swapped {
  readonly html: string;
  readonly marks: readonly Mark[];
}

/** Rewrites what an html says of a dog from one sex to another; everything else in it stays as it is. */
export function swap(html: string, from: Sex, to: Sex): Swapped {
  const pieces: string[] = [];
  const marks: Mark[] = [];
  for (const piece of piecesOf(html, from, to)) {
    pieces.push(piece.html);
    marks.push(...piece.marks);
  }
  return { html: pieces.join(''), marks };
}

/** The same piece by piece; the event loop gets its turns in between, and an abort ends it before the next piece. */
export async function* swapStream(
  html: string,
  from: Sex,
  to: Sex,
  { signal }: { readonly signal?: AbortSignal } = {},
): AsyncGenerator<string, void, undefined> {
  signal?.throwIfAborted();
  let sinceTurn = turnAfter;
  for (const { html: piece } of piecesOf(html, from, to)) {
    yield piece;
    sinceTurn += piece.length;
    if (sinceTurn >= turnAfter) {
      await nextTurn();
      sinceTurn = 0;
    }
    signal?.throwIfAborted();
  }
}

/** Pieces after the first hold at least so many characters, where the text has them. */
const enough = 2_000;

/** Characters between two turns of the event loop: a fraction of a millisecond's work. */
const turnAfter = 10_000;

function* piecesOf(html: string, from: Sex, to: Sex): Generator<Swapped, void, undefined> {
  if (from === to || html === '') {
    if (html !== '') yield { html, marks: [] };
    return;
  }
  const document = documentOf(html, from, to);
  const { sentences } = document;
  let at = 0;
  let written = 0;
  let first = 0;
  while (first < sentences.length || at < html.length) {
    const [last, end] = pieceEnd(document, first, at);
    const piece = patched(html, at, end, written, decisionsIn(document, first, last));
    written += piece.html.length;
    at = end;
    first = last;
    yield piece;
  }
}

/** The sentence behind the piece that starts with `first`, and the offset at which the piece ends. */
function pieceEnd({ text, sentences, html }: Document, first: number, at: number): readonly [number, number] {
  let last = first;
  for (;;) {
    last += 1;
    const next = sentences[last];
    if (!next) return [sentences.length, html.length];
    const end = text.start(next.first);
    const isEdge = next.block !== sentences[last - 1]?.block;
    if (end - at >= enough || (at === 0 && isEdge)) return [last, end];
  }
}

function decisionsIn(document: Document, first: number, last: number): Decision[] {
  const decisions: Decision[] = [];
  for (let number = first; number < last; number += 1) {
    const sentence = document.sentences[number];
    if (sentence) decide(document, sentence, decisions);
  }
  return decisions.sort((a, b) => a.start - b.start || a.end - b.end);
}

function patched(
  html: string,
  start: number,
  end: number,
  offset: number,
  decisions: readonly Decision[],
): Swapped {
  const parts: string[] = [];
  const marks: Mark[] = [];
  let at = start;
  let length = offset;
  for (const { start: from, end: to, text, doubt } of decisions) {
    if (from < at) continue;
    parts.push(html.slice(at, from), text);
    length += from - at;
    if (doubt) marks.push({ start: length, end: length + text.length, chosen: text, ...doubt });
    length += text.length;
    at = to;
  }
  parts.push(html.slice(at, end));
  return { html: parts.join(''), marks };
}
