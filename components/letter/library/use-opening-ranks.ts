import { useState } from 'react';
import { libraryListId } from '@/components/letter/element-ids';
import { useSnippetUses } from '@/lib/client/queries/account/snippet-uses';
import type { UsedAt } from '@/lib/domain/snippets/snippet-order';

const areNone = (ranks: UsedAt) => Object.keys(ranks).length === 0;

/** Somebody points at a row, or goes through them by keyboard. */
const isListAtHand = () => document.getElementById(libraryListId)?.matches(':hover, :focus') === true;

/**
 * What the list is ordered by: as it was when the page was opened, so that copying an email shuffles nothing. A device that knew of
 * no use takes what the account tells a moment later, unless something is chosen by then, or about to be.
 */
export function useOpeningRanks(uid: string, opened: UsedAt, isAnyChosen: boolean): UsedAt {
  const [ranks, setRanks] = useState(opened);
  const { ranks: known } = useSnippetUses(uid);
  if (areNone(ranks) && !areNone(known) && !isAnyChosen && !isListAtHand()) setRanks(known);
  return ranks;
}
