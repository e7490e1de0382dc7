import { diffArrays } from 'diff';

/** A stretch of words that reads otherwise: offsets in both texts, without the blanks around it. */
export interface WordChange {
  readonly before: Stretch;
  readonly after: Stretch;
}

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A variable, a word with its inner apostrophes and hyphens, blanks, or a single sign. */
const token = /\{\{[^{}]*\}\}|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|\s+|[^]/gu;

const tokensOf = (text: string) => text.match(token) ?? [];

/** Beyond so many words gone or come the time grows with their square, and nobody follows word by word: one change then. */
const mostEdits = 3_000;

/** What differs between two texts, word by word, in order. */
export function wordChanges(before: string, after: string): WordChange[] {
  const parts = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: mostEdits });
  if (parts === undefined)
    return [{ before: { start: 0, end: before.length }, after: { start: 0, end: after.length } }];
  const changes: WordChange[] = [];
  let start = { before: 0, after: 0 };
  let open = false;
  const at = { before: 0, after: 0 };
  const close = () => {
    if (open) {
      changes.push({
        before: { start: start.before, end: at.before },
        after: { start: start.after, end: at.after },
      });
    }
    open = false;
  };
  for (const { value, added, removed } of parts) {
    const { length } = value.join('');
    if (!added && !removed) {
      close();
      at.before += length;
      at.after += length;
      continue;
    }
    if (!open) start = { ...at };
    open = true;
    if (removed) at.before += length;
    else at.after += length;
  }
  close();
  return changes;
}

/** Where a stretch of the text before stands now; undefined where it was changed. */
export function whereNow(changes: readonly WordChange[], { start, end }: Stretch): Stretch | undefined {
  let shift = 0;
  for (const { before, after } of changes) {
    if (before.start >= end) break;
    if (before.end > start) return undefined;
    shift = after.end - before.end;
  }
  return { start: start + shift, end: end + shift };
}
