import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { outcomeOf, type InvitationLink } from '@/lib/domain/invitation-link';

const sentences = {
  unverified:
    'Confirm your address first: open the link in your mail. The invitation can be answered from then on.',
  member: 'You belong to this organization already.',
  gone: 'This invitation is no longer open. Ask whoever sent it for a new one.',
} as const;

interface FollowedLink {
  /** The organization whose invitation is to be shown. */
  readonly toShow: string | null;
  /** The address that was invited, where it is not the one signed in. */
  readonly wrongAccount: string | null;
  /** Takes the invitation out of the address. */
  readonly done: () => void;
}

/** Follows the link of an invitation: `/?invitation={orgId}&for={address}`. */
export function useInvitationLink(): FollowedLink {
  const router = useRouter();
  const user = useSignedInUser();
  const { status, pending, active } = useOrganization();
  const { notify } = useNotifications();
  const { invitation, for: invited } = router.query;
  const link = useMemo<InvitationLink | null>(
    () =>
      typeof invitation === 'string'
        ? { orgId: invitation, invited: typeof invited === 'string' ? invited : undefined }
        : null,
    [invitation, invited],
  );
  const outcome = link && outcomeOf(link, { user, isLoading: status === 'loading', pending, active });
  // Once shown it stays until it is closed: an answer changes what is known of it.
  const [shown, setShown] = useState<string | null>(null);
  const toShow = link && (outcome === 'open' || shown === link.orgId) ? link.orgId : null;
  if (shown !== toShow) setShown(toShow);

  const done = () => {
    const { invitation: _, for: __, ...query } = router.query;
    void router.replace({ pathname: router.pathname, query }, undefined, { shallow: true });
  };
  useEffect(() => {
    if (toShow !== null) return;
    if (outcome !== 'unverified' && outcome !== 'member' && outcome !== 'gone') return;
    notify({ severity: 'info', text: sentences[outcome] });
    done();
    // Once for each link that was followed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome]);

  return {
    toShow,
    wrongAccount: outcome === 'wrong-account' ? (link?.invited ?? null) : null,
    done,
  };
}
