import { useQueryClient } from '@tanstack/react-query';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useRetryKeys } from '@/lib/client/wire/use-retry-keys';
import { importInBatches } from '@/lib/client/queries/snippets/snippet-import';
import { refreshLibrary, useMoveSnippets } from '@/lib/client/queries/snippets/snippet-changes';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { transferDraftOf } from '@/lib/domain/snippets/snippet-draft';
import type { Transfer } from '@/lib/domain/snippets/snippet-transfers';
import { countOf } from '@/components/snippets/snippet-count';

interface Organization {
  readonly id: string;
  readonly name: string;
}

/** Moves or copies snippets between the user's library and the organization's, and says how it went. */
export function useTransferSnippets(
  organization: Organization,
): (snippets: readonly Snippet[], transfer: Transfer, mayUndo: boolean) => Promise<void> {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const client = useQueryClient();
  const { mutateAsync: moveTo } = useMoveSnippets(uid);
  const { keyOf, settle } = useRetryKeys();

  const move = async (ids: readonly string[], orgId: string | null, place: string, mayUndo: boolean) => {
    const moved = await moveTo({ ids, orgId });
    const back = orgId === null ? organization.id : null;
    notify({
      text: `${countOf(moved)} moved to ${place}`,
      ...(mayUndo
        ? { action: { label: 'Undo', onClick: () => void moveTo({ ids, orgId: back }).catch(tellFailure) } }
        : {}),
    });
  };

  const copy = async (snippets: readonly Snippet[], orgId: string | null, place: string) => {
    const library = { uid, orgId };
    const about = JSON.stringify([orgId, snippets.map(({ id, revision }) => [id, revision])]);
    const { created, skipped, error } = await importInBatches(
      library,
      snippets.map(transferDraftOf),
      keyOf(about),
    );
    if (error === null) settle(about);
    await refreshLibrary(client, library);
    if (error !== null) {
      tellFailure(error, { ofOrganization: orgId !== null });
      return;
    }
    const left =
      skipped.length === 0 ? '' : ` ${countOf(skipped.length)} did not fit. ${skipped[0]?.reason ?? ''}`;
    notify({
      ...(left === '' ? {} : { severity: 'warning' }),
      text: `${countOf(created)} copied to ${place}.${left}`,
    });
  };

  return async (snippets, { kind, to }, mayUndo) => {
    const toOrganization = to === 'organization';
    const chosen = snippets.filter(({ orgId }) => (orgId === undefined) === toOrganization);
    const orgId = toOrganization ? organization.id : null;
    const place = toOrganization ? organization.name : 'your own snippets';
    try {
      if (kind === 'copy') await copy(chosen, orgId, place);
      else
        await move(
          chosen.map(({ id }) => id),
          orgId,
          place,
          mayUndo,
        );
    } catch (error) {
      tellFailure(error, { ofOrganization: toOrganization });
    }
  };
}
