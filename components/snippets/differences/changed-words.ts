import type { ConflictPart, Side } from '@/lib/domain/snippets/conflict-parts';
import { wordChanges, type Stretch } from '@/lib/domain/text/word-diff';

/** What each side has that the other has not. */
export function changedWords({ mine, theirs }: ConflictPart): Record<Side, readonly Stretch[]> {
  const changes = wordChanges(mine, theirs);
  const isThere = ({ start, end }: Stretch) => end > start;
  return {
    mine: changes.map(({ before }) => before).filter(isThere),
    theirs: changes.map(({ after }) => after).filter(isThere),
  };
}
