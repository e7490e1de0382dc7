import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { call } from '@/lib/client/wire/call';
import { useRetryKeys } from '@/lib/client/wire/use-retry-keys';
import { putSnippet } from '@/lib/client/queries/snippets/snippet-changes';
import { snippetLimits, type Snippet } from '@/lib/contracts/snippet-fields';
import { createSnippet } from '@/lib/contracts/snippets';
import { copyDraftOf } from '@/lib/domain/snippets/snippet-draft';
import { editAddress } from '@/components/snippets/snippet-addresses';

/** Puts a copy beside the snippet, in the same library. */
export function useDuplicateSnippet(): (snippet: Snippet) => Promise<Snippet | null> {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const client = useQueryClient();
  const router = useRouter();
  const { keyOf, settle } = useRetryKeys();

  return async (snippet) => {
    const { orgId } = snippet;
    const about = `${snippet.id} ${snippet.revision}`;
    try {
      const copy = await call(createSnippet, {
        query: orgId === undefined ? {} : { orgId },
        body: copyDraftOf(snippet, snippetLimits.title),
        idempotencyKey: keyOf(about),
      });
      settle(about);
      putSnippet(client, { uid, orgId: orgId ?? null }, copy);
      notify({
        text: `“${copy.title}” added`,
        action: { label: 'Open', onClick: () => void router.push(editAddress(copy)) },
      });
      return copy;
    } catch (error) {
      tellFailure(error, { ofOrganization: orgId !== undefined });
      return null;
    }
  };
}
