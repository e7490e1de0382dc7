import { useQueryClient } from '@tanstack/react-query';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { renameEverywhere, type RenamedText } from '@/lib/client/queries/snippets/rename-everywhere';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { otherSnippets, renamingOutcome } from './renaming-words';

/** Renames in other snippets of a library, and says how that goes; `from` is what is renamed. */
export function useRenameEverywhere(
  library: Library,
): (others: readonly Snippet[], from: string, renamed: RenamedText) => Promise<void> {
  const client = useQueryClient();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();

  return async (others, from, renamedText) => {
    const about = `renaming ${from}`;
    notify({ about, severity: 'info', text: `Renaming in ${otherSnippets(others.length)}` });
    const outcome = await renameEverywhere(client, library, others, renamedText);
    const text = renamingOutcome(outcome);
    const { failure, renamed } = outcome;
    if (failure !== null) {
      const before = `Renamed in ${renamed} of ${otherSnippets(others.length)}. `;
      tellFailure(failure.error, {
        text: `${before}${errorSentence(failure.error)}`,
        ofOrganization: library.orgId !== null,
      });
    } else if (renamed < others.length) notify({ about, severity: 'warning', text });
    else notify({ about, text });
  };
}
