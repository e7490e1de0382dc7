import Router, { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useOrganizationCheckout } from '@/lib/client/queries/organizations/license-queries';
import { useCreateOrganization } from '@/lib/client/queries/organizations/organization-queries';
import type { BodyInput } from '@/lib/contracts/operation';
import type { createOrganization } from '@/lib/contracts/organizations';

type Draft = BodyInput<typeof createOrganization>;

/** Creates an organization and leads to its checkout; where that cannot be opened, to the organization. */
export function useCreateWithPlan() {
  const router = useRouter();
  const { notify } = useNotifications();
  const { whileCreating, select, isCreating } = useOrganization();
  const { mutateAsync: create } = useCreateOrganization();
  const { mutateAsync: checkOut, isPending: isLeaving } = useOrganizationCheckout();
  const [error, setError] = useState<string>();
  // However often the same is sent, it is created once.
  const sent = useRef({ draft: '', key: '' });

  const createWithPlan = async (draft: Draft, licenses: number) => {
    setError(undefined);
    const text = JSON.stringify(draft);
    if (sent.current.draft !== text) sent.current = { draft: text, key: crypto.randomUUID() };
    let orgId: string;
    try {
      const { key } = sent.current;
      orgId = (await whileCreating(() => create({ draft, key }))).id;
    } catch (cause) {
      setError(errorSentence(cause));
      return;
    }
    select(orgId);
    leadBackToOrganization();
    try {
      await checkOut({ orgId, licenses });
    } catch (cause) {
      notify({
        severity: 'error',
        text: `Checkout could not be opened. Your organization is ready: choose its plan here. ${errorSentence(cause)}`,
      });
      await router.replace('/organization');
    }
  };
  return { create: createWithPlan, isCreating: isCreating || isLeaving, error };
}

/** The browser's way back from the checkout leads to what was created, and not to the form that would create another. */
function leadBackToOrganization(): void {
  window.history.replaceState(window.history.state, '', '/organization');
  const onShown = ({ persisted }: PageTransitionEvent) => {
    // The page is as it was left, with the form on it.
    if (persisted && Router.query['new'] === '1') void Router.replace('/organization');
  };
  window.addEventListener('pageshow', onShown, { once: true });
}
