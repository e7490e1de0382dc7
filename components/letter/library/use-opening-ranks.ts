import { useState } from 'react';
import { useSnippetUses } from '@/lib/client/queries/snippet-uses';
import type { UsedAt } from '@/lib/domain/snippets/snippet-order';

const areNone = (ranks: UsedAt) => Object.keys(ranks).length === 0;

/**
 * What the list is ordered by: as it was when the page was opened, so that copying an email shuffles nothing. A device that knew of
 * no use takes what the account tells a moment later, unless something is chosen by then.
 */
export function useOpeningRanks(uid: string, opened: UsedAt, isAnyChosen: boolean): UsedAt {
  const [ranks, setRanks] = useState(opened);
  const { ranks: known } = useSnippetUses(uid);
  if (areNone(ranks) && !areNone(known) && !isAnyChosen) setRanks(known);
  return ranks;
}
