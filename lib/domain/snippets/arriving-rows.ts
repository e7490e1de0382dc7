import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { HeldLibrary } from './held-library';
import { lastUsed, type SnippetOrder, type UsedAt } from './snippet-order';

/** Where what has arrived ends: a snippet that is still on its way was changed no later, and of one time has a lower id. */
export interface Horizon {
  readonly updatedAt: string;
  readonly id: string;
}

/** Null where all is there; where nothing is, everything is still to come. */
export function horizonOf(libraries: readonly (HeldLibrary | undefined)[]): Horizon | null {
  const ends = libraries.flatMap((held) => (held?.isWhole ? [] : [held?.snippets.at(-1) ?? never]));
  return ends.toSorted((a, b) => (isBeyond(a.updatedAt, a.id, b) ? 1 : -1)).at(-1) ?? null;
}

const never: Horizon = { updatedAt: '9999', id: '' };

/** The rows at the top of an ordered list that stay where they are whatever else arrives. */
export function settledRows(
  ordered: readonly Snippet[],
  order: SnippetOrder,
  usedAt: UsedAt,
  horizon: Horizon,
): readonly Snippet[] {
  // What is on its way may come before any title, or was used later than what is here.
  if (order === 'title') return [];
  const here = new Set(ordered.map(({ id }) => id));
  if (order === 'used' && Object.keys(usedAt).some((id) => !here.has(id))) return [];
  const end = ordered.findIndex((snippet) => {
    if (order === 'used' && lastUsed(snippet, usedAt) !== null) return false;
    // Nothing is changed before it is made.
    return !isBeyond(order === 'used' ? snippet.createdAt : snippet.updatedAt, snippet.id, horizon);
  });
  return end < 0 ? ordered : ordered.slice(0, end);
}

const isBeyond = (time: string, id: string, horizon: Horizon) =>
  time > horizon.updatedAt || (time === horizon.updatedAt && id >= horizon.id);
