import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { NeedsNetwork } from '@/components/page/NeedsNetwork';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { useRespondToInvitation } from '@/lib/client/queries/organizations/organization-queries';
import { isMember } from '@/lib/domain/organizations/organizations';
import { asRole, rolePowers } from '@/lib/domain/organizations/role-words';
import styles from './InvitationDialog.module.css';

interface Props {
  /** The organization whose invitation comes first. */
  first?: string | null;
  onClose: () => void;
}

/** The invitations that wait, one after the other; what is put off waits on. */
export function InvitationDialog({ first = null, onClose }: Props) {
  const user = useSignedInUser();
  const { pending, select } = useOrganization();
  const { notify } = useNotifications();
  const isOnline = useIsOnline();
  // Those that waited when it opened: an answer takes one away, which must not change "n of total".
  const [invitations] = useState(() =>
    [...pending].sort((a, b) => Number(b.id === first) - Number(a.id === first)),
  );
  const [index, setIndex] = useState(0);
  const respond = useRespondToInvitation();
  const invitation = invitations[index];
  const member = invitation?.members.find((each) => isMember(each, user));
  if (!invitation || !member) return null;

  const { id: orgId, name } = invitation;
  const inviter = member.invitedBy?.displayName ?? member.invitedBy?.email;
  const next = () => {
    respond.reset();
    if (index + 1 < invitations.length) setIndex(index + 1);
    else onClose();
  };
  const answer = (action: 'accept' | 'reject') =>
    respond.mutate(
      { orgId, action },
      {
        onSuccess: () => {
          if (action === 'accept') select(orgId);
          notify({ text: action === 'accept' ? `You joined ${name}` : `Invitation to ${name} rejected` });
          next();
        },
      },
    );

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="invitation-title">
      <DialogTitle id="invitation-title">
        {`Organization Invitation (${index + 1} of ${invitations.length})`}
      </DialogTitle>
      <DialogContent className={styles.content}>
        <p>
          {inviter === undefined ? 'You have been invited' : `${inviter} has invited you`} to join{' '}
          <strong>{name}</strong> as {asRole[member.role]}. There you can {rolePowers[member.role]}.
        </p>
        {member.note !== undefined && (
          <figure className={styles.words}>
            <figcaption>{inviter === undefined ? 'A note for you:' : `${inviter} writes:`}</figcaption>
            <blockquote>{member.note}</blockquote>
          </figure>
        )}
        <p className={styles.note}>Your own snippets stay yours, and only you see them.</p>
        <NeedsNetwork>Answering needs the network; the invitation waits for you.</NeedsNetwork>
        {isOnline && respond.error !== null && (
          <p role="alert" className={styles.error}>
            {errorSentence(respond.error)}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" disabled={respond.isPending} onClick={next} className={styles.later}>
          Later
        </Button>
        <Button disabled={respond.isPending} onClick={() => answer('reject')}>
          Reject
        </Button>
        <Button variant="contained" autoFocus disabled={respond.isPending} onClick={() => answer('accept')}>
          Accept
        </Button>
      </DialogActions>
    </Dialog>
  );
}
