import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SubmitEvent } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { NeedsNetwork } from '@/components/page/NeedsNetwork';
import { Button } from '@/components/ui/buttons/Button';
import { TextArea } from '@/components/ui/fields/TextArea';
import { useNotifications } from '@/contexts/NotificationsContext';
import type { Organization } from '@/lib/contracts/organization-fields';
import { mostInNote } from '@/lib/contracts/invitations';
import { readAddresses, sortInvitees } from '@/lib/domain/organizations/invited-addresses';
import { seatsOf } from '@/lib/domain/organizations/seat-words';
import styles from './InviteDialog.module.css';
import { InviteResults } from './InviteResults';
import { InviteSummary } from './InviteSummary';
import { RoleRadios } from './RoleRadios';
import type { Inviting } from './use-send-invitations';

interface Props {
  organization: Organization;
  inviting: Inviting;
  onClose: () => void;
  /** More people than seats: leads to the price of so many licenses; the list stays. */
  onLicenses: (licenses: number) => void;
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Invites as many as are pasted, and tells before and after what becomes of each. */
export function InviteDialog({ organization, inviting, onClose, onLicenses }: Props) {
  const { notify } = useNotifications();
  const { text, setText, role, setRole, note, setNote, results, progress } = inviting;
  const { used, free } = seatsOf(organization);
  const { addresses, invalid } = readAddresses(text);
  const invitees = sortInvitees(addresses, organization.members);
  const count = invitees.fresh.length;
  const missing = free === undefined ? 0 : Math.max(0, count - free);
  const isNoteTooLong = note.trim().length > mostInNote;
  const isSending = progress !== null;
  const isDone = results.length > 0 && text.trim() === '';

  const close = () => {
    if (isSending) return;
    inviting.forget();
    onClose();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending || count === 0 || isNoteTooLong) return;
    if (missing > 0) {
      onLicenses(used + count);
      return;
    }
    if (await inviting.send(invitees.fresh, invalid)) {
      notify({ text: `${people(count)} invited` });
      inviting.forget();
      onClose();
    }
  };
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="invite-title">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="invite-title">Invite people</DialogTitle>
        <DialogContent className={styles.content}>
          <NeedsNetwork>Inviting people needs the network; what you typed stays here.</NeedsNetwork>
          <InviteResults orgId={organization.id} results={results} />
          {!isDone && (
            <>
              <TextArea
                label="Email addresses"
                hint="As many as you like, separated by commas, spaces or new lines. Names next to them are ignored."
                autoFocus
                spellCheck={false}
                readOnly={isSending}
                value={text}
                onChange={setText}
              />
              <RoleRadios value={role} onChange={setRole} isDisabled={isSending} />
              <TextArea
                label="Add a note (optional)"
                hint="Your own words, in the email and in the app, for everyone you invite now. Links in it cannot be clicked."
                size="small"
                readOnly={isSending}
                error={
                  isNoteTooLong
                    ? `A note can have at most ${mostInNote} characters; this one has ${note.trim().length}.`
                    : undefined
                }
                value={note}
                onChange={setNote}
              />
              <InviteSummary invitees={invitees} invalid={invalid} free={free} missing={missing} />
            </>
          )}
          <p role="status" className={styles.told}>
            {isSending && `Inviting ${progress.done + 1} of ${progress.of}…`}
          </p>
        </DialogContent>
        <DialogActions>
          {isDone ? (
            <Button variant="contained" autoFocus onClick={close}>
              Done
            </Button>
          ) : (
            <>
              <Button variant="text" disabled={isSending} onClick={close}>
                {results.length > 0 ? 'Done' : 'Cancel'}
              </Button>
              <Button variant="contained" type="submit" disabled={isSending || count === 0 || isNoteTooLong}>
                {missing > 0
                  ? `See the price for ${missing === 1 ? '1 more license' : `${missing} more licenses`}`
                  : `Invite ${count === 0 ? 'people' : people(count)}`}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
