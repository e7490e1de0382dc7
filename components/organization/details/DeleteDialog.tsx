import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useDeleteOrganization } from '@/lib/client/queries/organizations/organization-queries';
import { libraryQuery } from '@/lib/client/queries/snippets/snippet-queries';
import type { Organization } from '@/lib/contracts/organization-fields';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { seatsOf } from '@/lib/domain/organizations/seat-words';
import styles from '@/components/organization/DangerButton.module.css';
import { ManageBilling } from '@/components/organization/licenses/ManageBilling';

interface Props {
  organization: Organization;
  onClose: () => void;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function snippetsLost(count: number | undefined, isAlone: boolean): string {
  if (count === 0) return 'It has no shared snippets.';
  const lost =
    count === undefined ? 'All shared snippets are' : `${counted(count, 'shared snippet')} will be`;
  return isAlone ? `${lost} gone.` : `${lost} gone for everyone.`;
}

/** Names what will be gone, and wants the name typed; while a subscription runs it says what comes first. */
export function DeleteDialog({ organization, onClose }: Props) {
  const { id, name, mostRecentSubscriptionStatus: subscription } = organization;
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const { data: held } = useQuery(libraryQuery({ uid, orgId: id }));
  const count = held?.isWhole ? held.snippets.length : undefined;
  const { mutateAsync, isPending, error } = useDeleteOrganization(id);
  const [typed, setTyped] = useState('');
  const { active, pending } = seatsOf(organization);
  const isPaid = isRunning(subscription?.status);

  const remove = async (event: SubmitEvent) => {
    event.preventDefault();
    if (typed !== name || isPending) return;
    let isDone: boolean;
    try {
      ({ isDone } = await mutateAsync(name));
    } catch {
      return;
    }
    notify({ text: isDone ? `${name} deleted` : `${name} is being deleted` });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="delete-title">
      <form onSubmit={(event) => void remove(event)}>
        <DialogTitle id="delete-title">Delete {name}?</DialogTitle>
        <DialogContent className={styles.content}>
          {isPaid ? (
            <p>
              The subscription is still running. Cancel it first, so that nothing more is charged. Once it has
              ended, you can delete the organization here.
            </p>
          ) : (
            <>
              <ul className={styles.list}>
                <li>{snippetsLost(count, active === 1)}</li>
                <li>
                  {active === 1
                    ? 'You are its only member.'
                    : `${counted(active, 'member')} will lose access, including you.`}
                </li>
                {pending > 0 && <li>{counted(pending, 'invitation')} will no longer work.</li>}
                <li>Everyone keeps their own snippets.</li>
                <li>This cannot be undone.</li>
              </ul>
              <Field
                label={`Type “${name}” to confirm`}
                autoFocus
                autoComplete="off"
                value={typed}
                onChange={setTyped}
              />
            </>
          )}
          {error !== null && (
            <p role="alert" className={styles.error}>
              {errorSentence(error)}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {isPaid ? 'Close' : 'Cancel'}
          </Button>
          {isPaid ? (
            <ManageBilling orgId={id} />
          ) : (
            <Button
              type="submit"
              variant="contained"
              className={styles.filled}
              disabled={typed !== name || isPending}
            >
              Delete for everyone
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
