import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/buttons/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import {
  useLeaveOrganization,
  useRemoveMember,
} from '@/lib/client/queries/organizations/organization-queries';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import styles from '@/components/organization/DangerButton.module.css';
import { useScope } from '@/components/organization/use-scope';

interface Props {
  member: Member;
  organization: Pick<Organization, 'id' | 'name'>;
  /** Whether someone leaves by themself. */
  isSelf: boolean;
  onRemoved?: () => void;
  onClose: () => void;
}

interface Words {
  readonly title: string;
  /** What it means. */
  readonly sentences: readonly string[];
  readonly action: string;
  readonly done: string;
}

const leaving = (organization: string): Words => ({
  title: `Leave ${organization}?`,
  sentences: [
    'You can no longer read the organization’s snippets, and your seat is freed right away.',
    'What you wrote for the organization stays there.',
    'Your own snippets stay yours.',
    'To come back, you need a new invitation.',
  ],
  action: 'Leave',
  done: `You left ${organization}`,
});
const removing = (name: string, organization: string): Words => ({
  title: `Remove ${name} from ${organization}?`,
  sentences: [
    'Their seat is freed right away; the number of licenses stays the same.',
    'The organization’s snippets stay, including those they wrote. They can no longer read them.',
    'Their own snippets stay theirs.',
    'They will be told by email.',
  ],
  action: 'Remove',
  done: `${name} removed. The seat is free.`,
});
const revoking = (email: string): Words => ({
  title: `Revoke the invitation for ${email}?`,
  sentences: [
    'The link they were sent will no longer work.',
    'The seat it held is freed right away; the number of licenses stays the same.',
    'They will not be told by email. You can invite them again.',
  ],
  action: 'Revoke',
  done: `Invitation for ${email} revoked`,
});

/** Names what it means when someone is removed, invited no more or leaves, before it happens. */
export function RemoveDialog({ member, organization, isSelf, onRemoved, onClose }: Props) {
  const { notify } = useNotifications();
  const remove = useRemoveMember(useScope(organization.id));
  const leave = useLeaveOrganization(organization.id);
  const { mutateAsync, isPending, error } = isSelf ? leave : remove;
  const { title, sentences, action, done } = isSelf
    ? leaving(organization.name)
    : member.status === 0
      ? revoking(member.email)
      : removing(member.displayName ?? member.email, organization.name);

  // Not by the mutation's own callbacks: the row that opened this is gone by the time they would be called.
  const confirm = async () => {
    try {
      await mutateAsync(member.email);
    } catch {
      return;
    }
    notify({ text: done });
    onClose();
    onRemoved?.();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby="remove-title">
      <DialogTitle id="remove-title">{title}</DialogTitle>
      <DialogContent className={styles.content}>
        <ul className={styles.list}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {error !== null && (
          <p role="alert" className={styles.error}>
            {errorSentence(error)}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          className={styles.filled}
          disabled={isPending}
          onClick={() => void confirm()}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
