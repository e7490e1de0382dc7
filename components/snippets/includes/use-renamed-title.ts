import { useNotifications } from '@/contexts/NotificationsContext';
import { useRenameEverywhere } from '@/components/snippets/variables/use-rename-everywhere';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { holdersOf } from '@/lib/domain/snippets/including';
import { renameInclude } from '@/lib/domain/snippets/rename-include';
import { canBeIncluded, titleKey } from '@/lib/domain/text/includes';
import { heldBy } from './holder-words';
import { useHeldLibrary } from './use-held-library';

/** Snippets that hold another one by its title get its new one, so that none loses it. */
export function useRenamedTitle(library: Library): (before: Snippet, after: Snippet) => void {
  const { notify } = useNotifications();
  const held = useHeldLibrary(library.uid);
  const renameEverywhere = useRenameEverywhere(library);
  return (before, after) => {
    if (titleKey(before.title) === titleKey(after.title)) return;
    const snippets = held(after.orgId);
    const isStillCalledSo = snippets.some(
      ({ id, title }) => id !== after.id && titleKey(title) === titleKey(before.title),
    );
    const holders = isStillCalledSo ? [] : holdersOf([before], snippets);
    if (holders.length === 0) return;
    if (canBeIncluded(after.title)) {
      void renameEverywhere(holders, before.title, (text) => renameInclude(text, before.title, after.title));
    } else {
      notify({
        severity: 'warning',
        text: `${heldBy(holders)} by its old title. A title with { }, < or > cannot stand there.`,
      });
    }
  };
}
