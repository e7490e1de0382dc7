import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { invitationAddress } from '@/lib/domain/organizations/invitation-link';
import { isMember } from '@/lib/domain/organizations/organizations';
import styles from './Home.module.css';

/** The first invitation that waits, with the way to its answer. */
export function InvitationLine() {
  const { email, uid } = useSignedInUser();
  const [invitation] = useOrganization().pending;
  if (!invitation) return null;
  const { invitedBy } = invitation.members.find((member) => isMember(member, { uid, email })) ?? {};
  const inviter = invitedBy?.displayName ?? invitedBy?.email;
  return (
    <aside aria-label="Invitation" className={styles.invitation}>
      <p>
        {inviter === undefined ? 'You are invited' : `${inviter} invites you`} to{' '}
        <strong>{invitation.name}</strong>.
      </p>
      <Button href={invitationAddress('', invitation.id, email)}>See the invitation</Button>
    </aside>
  );
}
