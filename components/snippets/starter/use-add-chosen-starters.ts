import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { importInBatches } from '@/lib/client/queries/snippets/snippet-import';
import { refreshLibrary } from '@/lib/client/queries/snippets/snippet-changes';
import { useRetryKeys } from '@/lib/client/wire/use-retry-keys';
import type { Organization } from '@/lib/contracts/organization-fields';
import type { StarterSnippet } from '@/lib/starter/starter-snippet';
import { countOf } from '@/components/snippets/snippet-count';
import { starterDraft } from './starter-draft';
import { useAddStarterKinds } from './use-add-starter-kinds';

/** Adds some of the starter snippets to a library; answers whether all of them went in. */
export function useAddChosenStarters(organization: Organization | null) {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const client = useQueryClient();
  const addKinds = useAddStarterKinds();
  const { keyOf, settle } = useRetryKeys();
  const [isAdding, setAdding] = useState(false);

  const add = async (chosen: readonly StarterSnippet[]): Promise<boolean> => {
    setAdding(true);
    const library = { uid, orgId: organization?.id ?? null };
    const about = JSON.stringify([library.orgId, chosen.map(({ key }) => key)]);
    try {
      await addKinds(library, chosen);
      const { created, skipped, error } = await importInBatches(
        library,
        chosen.map(starterDraft),
        keyOf(about),
      );
      if (error === null) settle(about);
      await refreshLibrary(client, library);
      if (error !== null) {
        tellFailure(error, { ofOrganization: organization !== null });
        return false;
      }
      const where = organization ? ` to ${organization.name}` : '';
      const left =
        skipped.length === 0 ? '' : `. ${countOf(skipped.length)} did not fit. ${skipped[0]?.reason ?? ''}`;
      notify({
        ...(left === '' ? {} : { severity: 'warning' }),
        text: `${countOf(created)} added${where}${left}`,
      });
      return skipped.length === 0;
    } catch (error) {
      tellFailure(error, { ofOrganization: organization !== null });
      return false;
    } finally {
      setAdding(false);
    }
  };
  return { add, isAdding };
}
