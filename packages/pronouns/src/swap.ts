import { nextTurn } from './next-turn.ts';
import type { Swapped } from './patched.ts';
import { piecesOf, rewritten } from './rewriting.ts';
import type { Sex } from './words/sex.ts';
import { pluralThey as readThey } from './they/plural-they.ts';

/** Rewrites what an html says of a dog from one sex to another; everything else in it stays as it is. */
export const swap = (html: string, from: Sex, to: Sex): Swapped => rewritten({ html, from, to, readThey });

/** Characters between two turns of the event loop: a fraction of a millisecond's work. */
const turnAfter = 10_000;

/** The same piece by piece; the event loop gets its turns in between, and an abort ends it before the next piece. */
export async function* swapStream(
  html: string,
  from: Sex,
  to: Sex,
  { signal }: { readonly signal?: AbortSignal } = {},
): AsyncGenerator<string, void, undefined> {
  signal?.throwIfAborted();
  let sinceTurn = turnAfter;
  for (const { html: piece } of piecesOf({ html, from, to, readThey })) {
    yield piece;
    sinceTurn += piece.length;
    if (sinceTurn >= turnAfter) {
      await nextTurn();
      sinceTurn = 0;
    }
    signal?.throwIfAborted();
  }
}
