import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { outcomeOf, type InvitationLink } from '@/lib/domain/organizations/invitation-link';

const InvitationDialog = onDemand(() =>
  import('./InvitationDialog').then((module) => module.InvitationDialog),
);
const WrongAccountDialog = onDemand(() =>
  import('./WrongAccountDialog').then((module) => module.WrongAccountDialog),
);

const sentences = {
  unverified: 'Confirm your address first: open the link we emailed you. Then you can answer the invitation.',
  member: 'You already belong to this organization.',
  gone: 'This invitation is no longer open. Ask whoever sent it for a new one.',
} as const;

/** What follows from the link of an invitation: `/?invitation={orgId}&for={address}`. */
export function FollowedInvitation({ orgId, invited }: InvitationLink) {
  const router = useRouter();
  const user = useSignedInUser();
  const { status, pending, active } = useOrganization();
  const { notify } = useNotifications();
  const outcome = outcomeOf({ orgId, invited }, { user, isLoading: status === 'loading', pending, active });
  // Once shown it stays until it is closed: an answer changes what is known of it.
  const [isShown, setShown] = useState(false);
  if (outcome === 'open' && !isShown) setShown(true);

  const takeOutOfAddress = () => {
    const { invitation: _, for: __, ...query } = router.query;
    void router.replace({ pathname: router.pathname, query }, undefined, { shallow: true });
  };
  useEffect(() => {
    if (isShown) return;
    if (outcome !== 'unverified' && outcome !== 'member' && outcome !== 'gone') return;
    notify({ severity: 'info', text: sentences[outcome] });
    takeOutOfAddress();
    // Once for each link that was followed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome]);

  if (isShown) return <InvitationDialog first={orgId} onClose={takeOutOfAddress} />;
  if (outcome !== 'wrong-account' || invited === undefined) return null;
  return <WrongAccountDialog invited={invited} onClose={takeOutOfAddress} />;
}
