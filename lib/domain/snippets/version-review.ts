import { excerptAround } from '@/lib/domain/text/excerpt';
import { plainOffset, plainTextOf } from '@/lib/domain/text/plain-text-offsets';
import { whereNow, wordChanges, type Stretch, type WordChange } from '@/lib/domain/text/word-diff';

/** What the engine was not sure of: offsets in the html that it made. */
export interface Doubt {
  readonly start: number;
  readonly end: number;
  readonly chosen: string;
  readonly alternative: string;
  /** In a sentence for people. */
  readonly why: string;
}

/** A word of the text on screen for a person to decide. */
export interface OpenDoubt extends Stretch {
  readonly chosen: string;
  readonly alternative: string;
  readonly why: string;
  /** The words around it. */
  readonly excerpt: string;
  /** Where the word that it was made from stands in the source's text. */
  readonly source: Stretch & { readonly word: string };
  /** The same for as long as the source reads the same around it, whatever changes elsewhere. */
  readonly key: string;
}

export interface VersionReview {
  /** What reads otherwise than in the source: offsets in the texts, and the words. */
  readonly changes: readonly (WordChange & { readonly removed: string; readonly added: string })[];
  readonly doubts: readonly OpenDoubt[];
  /** What was compared, without its markup. */
  readonly texts: { readonly source: string; readonly current: string };
}

interface Texts {
  readonly source: string;
  /** What the engine makes of the source now, and what it doubts. */
  readonly made: { readonly html: string; readonly marks: readonly Doubt[] };
  /** The version as it stands on screen. */
  readonly current: string;
}

/** How many characters on each side of a word make it the same one still. */
const surroundings = 40;

/** Compares a version with what it was made from; a word that a hand has changed since is no longer in doubt. */
export function reviewVersion({ source, made, current }: Texts): VersionReview {
  const from = plainTextOf(source).text;
  const result = plainTextOf(made.html);
  const now = plainTextOf(current).text;
  const changes = wordChanges(from, now).map((change) => ({
    ...change,
    removed: from.slice(change.before.start, change.before.end),
    added: now.slice(change.after.start, change.after.end),
  }));
  const bySwap = wordChanges(from, result.text);
  const byHand = wordChanges(result.text, now);
  const seen = new Map<string, number>();
  const doubts = made.marks.flatMap((mark): OpenDoubt[] => {
    const place = { start: plainOffset(result, mark.start), end: plainOffset(result, mark.end) };
    const origin = whereFrom(bySwap, place);
    const around = from.slice(Math.max(0, origin.start - surroundings), origin.end + surroundings);
    const time = (seen.get(around) ?? 0) + 1;
    seen.set(around, time);
    const at = whereNow(byHand, place);
    if (!at) return [];
    const word = from.slice(origin.start, origin.end);
    const { chosen, alternative, why } = mark;
    const excerpt = excerptAround(now, at.start, at.end);
    const key = `${time}:${chosen}:${around}`;
    return [{ ...at, chosen, alternative, why, excerpt, source: { ...origin, word }, key }];
  });
  return { changes, doubts, texts: { source: from, current: now } };
}

/** Where a stretch of the text after a change came from. */
function whereFrom(changes: readonly WordChange[], { start, end }: Stretch): Stretch {
  let shift = 0;
  for (const { before, after } of changes) {
    if (after.start < end && after.end > start) return before;
    if (after.start >= end) break;
    shift = before.end - after.end;
  }
  return { start: start + shift, end: end + shift };
}

/** How often each word was put in the place of another, the most frequent first. */
export function countChanges({
  changes,
}: VersionReview): { removed: string; added: string; count: number }[] {
  const counts = new Map<string, { removed: string; added: string; count: number }>();
  for (const change of changes) {
    const removed = change.removed.trim().toLowerCase();
    const added = change.added.trim().toLowerCase();
    const counted = counts.get(`${removed} ${added}`) ?? { removed, added, count: 0 };
    counts.set(`${removed} ${added}`, { ...counted, count: counted.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
