import { useRouter } from 'next/router';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { editAddress } from '@/components/snippets/snippet-addresses';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useRestoreSnippets } from '@/lib/client/queries/snippets/trash-changes';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { restoredWords } from './trash-words';

interface TrashActions {
  /** `onDone` once they are out of the trash. */
  readonly restore: (ids: readonly string[], onDone: () => void) => void;
  readonly isRestoring: boolean;
}

/** Brings snippets back and says what became of them; one alone can be opened from there. */
export function useTrashActions(library: Library): TrashActions {
  const { push } = useRouter();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const { mutateAsync, isPending } = useRestoreSnippets(library);
  return {
    isRestoring: isPending,
    restore: (ids, onDone) => {
      mutateAsync(ids).then(
        (answer) => {
          const [only] = answer.restored;
          notify({
            text: restoredWords(answer),
            severity: answer.gone.length === 0 ? 'success' : 'warning',
            ...(only &&
              answer.restored.length === 1 && {
                action: { label: 'Open', onClick: () => void push(editAddress(only)) },
              }),
          });
          onDone();
        },
        (error: unknown) => tellFailure(error, { ofOrganization: library.orgId !== null }),
      );
    },
  };
}
