import { countOf } from '@/components/snippets/snippet-count';
import type { Restored } from '@/lib/client/queries/snippets/trash-changes';
import type { TrashedSnippet } from '@/lib/contracts/trash';
import { momentWords } from '@/lib/domain/app/day-words';

/** “Deleted Nov 21, 10:12 AM by Lena Novak”; in a library of one’s own it says no name. */
export function deletedWords(
  { snippet, deletedAt, deletedBy }: TrashedSnippet,
  uid: string,
  now: number,
): string {
  const when = `Deleted ${momentWords(deletedAt, now)}`;
  if (snippet.orgId === undefined) return when;
  return `${when} by ${deletedBy.uid === uid ? 'you' : (deletedBy.name ?? 'a former member')}`;
}

/** What became of snippets that were to be restored. */
export function restoredWords({ restored, gone }: Restored): string {
  const [only] = restored;
  const done =
    restored.length === 1 && only ? `“${only.title}” restored` : `${countOf(restored.length)} restored`;
  if (gone.length === 0) return done;
  const notThere = `${countOf(gone.length)} ${gone.length === 1 ? 'is' : 'are'} no longer in the trash.`;
  return restored.length === 0 ? notThere : `${done}. ${notThere}`;
}
