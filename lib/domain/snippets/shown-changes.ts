import type { VersionReview } from './version-review';
import type { Stretch, WordChange } from '@/lib/domain/text/word-diff';

/** What is shown as changed: what is in doubt as a whole, everything else word by word. */
export function shownChanges({ changes, doubts, texts }: VersionReview): (Stretch & { removed: string })[] {
  return changesAsWholes(changes, doubts).map(({ before, after }) => ({
    ...after,
    removed: texts.source.slice(before.start, before.end),
  }));
}

/** The changes, those that touch one of these stretches of the text after taken as one change of all of it. */
function changesAsWholes(changes: readonly WordChange[], stretches: readonly Stretch[]): WordChange[] {
  const wholes: WordChange[] = [];
  for (const [number, { before, after }] of changes.entries()) {
    const touched = stretches.filter(({ start, end }) => start < after.end && end > after.start);
    const start = Math.min(after.start, ...touched.map((stretch) => stretch.start));
    const end = Math.max(after.end, ...touched.map((stretch) => stretch.end));
    const previous = changes[number - 1];
    const joined = previous && start < previous.after.end ? wholes.pop() : undefined;
    // Between two changes both texts read the same.
    wholes.push({
      before: {
        start: joined?.before.start ?? before.start - (after.start - start),
        end: before.end + (end - after.end),
      },
      after: { start: joined?.after.start ?? start, end },
    });
  }
  return wholes;
}
