import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { planAddress, useFailureNotice } from '@/components/notices/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { call } from '@/lib/client/wire/call';
import { useRetryKeys } from '@/lib/client/wire/use-retry-keys';
import { importInBatches } from '@/lib/client/queries/snippets/snippet-import';
import { refreshLibrary } from '@/lib/client/queries/snippets/snippet-changes';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Organization } from '@/lib/contracts/organization-fields';
import { getUsage } from '@/lib/contracts/usage';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { countOf } from '@/components/snippets/snippet-count';
import { starterDraft } from '@/components/snippets/starter/starter-draft';
import { useAddStarterKinds } from '@/components/snippets/starter/use-add-starter-kinds';

export interface StarterSnippets {
  /** Into the user's private library or, given one, into an organization's. */
  readonly add: (organization?: Organization) => Promise<void>;
  readonly isAdding: boolean;
}

/** Copies the starter library, its essentials where the plan limits snippets; the texts are loaded only now. */
export function useAddStarterSnippets(): StarterSnippets {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const { push } = useRouter();
  const client = useQueryClient();
  const addKinds = useAddStarterKinds();
  const { keyOf, settle } = useRetryKeys();
  const [isAdding, setAdding] = useState(false);

  const add = async (organization?: Organization) => {
    setAdding(true);
    const ofOrganization = organization !== undefined;
    try {
      const library: Library = { uid, orgId: organization?.id ?? null };
      const [{ starterLibrary, starterEssentials }, isLimited] = await Promise.all([
        import('@/lib/starter/library'),
        organization ? !isRunning(organization.mostRecentSubscriptionStatus?.status) : isPrivateLimited(),
      ]);
      const chosen = isLimited ? starterEssentials : starterLibrary;
      const drafts = chosen.map(starterDraft);
      const about = `${drafts.length} snippets, ${library.orgId}`;
      const where = organization ? ` to ${organization.name}` : '';
      await addKinds(library, chosen);
      const { created, error } = await importInBatches(library, drafts, keyOf(about));
      if (error === null) settle(about);
      await refreshLibrary(client, library);
      if (error !== null) tellFailure(error, { ofOrganization });
      else if (!isLimited) notify({ text: `${countOf(created)} added${where}` });
      else {
        notify({
          text: `${countOf(created)} added${where}. All ${starterLibrary.length} fit on a plan without a limit.`,
          action: {
            label: 'See plans',
            onClick: () => void push(planAddress(ofOrganization)),
          },
        });
      }
    } catch (error) {
      tellFailure(error, { ofOrganization });
    } finally {
      setAdding(false);
    }
  };
  return { add, isAdding };
}

const isPrivateLimited = async () => (await call(getUsage)).snippets.limit !== null;
