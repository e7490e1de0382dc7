import { inCaseOf } from './letter-case.ts';
import type { Text } from './text.ts';

/** A stretch of the html and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Writes `word` in the place of a token; entities for its apostrophe and tags inside of it stay. */
export function wordEdits(text: Text, index: number, word: string): Edit[] {
  const raw = text.raw(index);
  const written = inCaseOf(raw, word);
  const pieces = text.scan.odd.get(index)?.pieces;
  const start = text.start(index);
  const end = text.end(index);
  if (!pieces) return [{ start, end, text: written }];
  const [first] = pieces;
  if (!first) return [];
  const apostrophe = raw.search(/['’]/);
  if (apostrophe > 0) {
    // "isn&rsquo;t": what follows the apostrophe is the same in both.
    return [{ start: first[0], end: first[1], text: written.slice(0, written.indexOf("'")) }];
  }
  const edits: Edit[] = [];
  let used = 0;
  for (const [number, [from, to]] of pieces.entries()) {
    const rest = number === pieces.length - 1;
    const part = rest ? written.slice(used) : written.slice(used, used + (to - from));
    used += to - from;
    edits.push({ start: from, end: to, text: part });
  }
  return edits;
}

/** Puts other letters behind the apostrophe of a clitic. */
export function cliticEdit(text: Text, index: number, letters: string): Edit {
  const raw = text.html.slice(text.start(index), text.end(index));
  const old = /[A-Za-z]+$/.exec(raw)?.[0] ?? '';
  const end = text.end(index);
  const upper =
    old !== '' &&
    old === old.toUpperCase() &&
    text.raw(index - 1).length > 1 &&
    text.raw(index - 1) === text.raw(index - 1).toUpperCase();
  return { start: end - old.length, end, text: upper ? letters.toUpperCase() : letters };
}
