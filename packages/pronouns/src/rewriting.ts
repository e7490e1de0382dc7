import { decide } from './decisions/decide.ts';
import type { Decision } from './decisions/decision.ts';
import { documentOf, type Document, type ReadThey } from './decisions/document.ts';
import type { Mark } from './marks.ts';
import { inOrder, patched, type Swapped } from './patched.ts';
import type { Sex } from './words/sex.ts';

/** A text and the way it goes. `readThey` tells whom each "they" means; only a neutral text asks for it. */
export interface Asked {
  readonly html: string;
  readonly from: Sex;
  readonly to: Sex;
  readonly readThey?: ReadThey | undefined;
}

/** The whole text at once. */
export function rewritten(asked: Asked): Swapped {
  const pieces: string[] = [];
  const marks: Mark[] = [];
  for (const piece of piecesOf(asked)) {
    pieces.push(piece.html);
    marks.push(...piece.marks);
  }
  return { html: pieces.join(''), marks };
}

/** Piece by piece, from its start to its end. */
export function* piecesOf({ html, from, to, readThey }: Asked): Generator<Swapped, void, undefined> {
  if (from === to || html === '') {
    if (html !== '') yield { html, marks: [] };
    return;
  }
  const document = documentOf(html, from, to, readThey);
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

/** Pieces after the first hold at least so many characters, where the text has them. */
const enough = 2_000;

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
  return inOrder(decisions);
}
