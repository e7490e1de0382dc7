import type { SubmitEvent } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { SignatureField } from '@/components/preferences/SignatureField';
import { Button } from '@/components/ui/buttons/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useSaveAccount } from '@/lib/client/queries/account/account-changes';
import { errorSentence } from '@/lib/client/wire/error-sentence';

interface Props {
  uid: string;
  html: string;
  onChange: (html: string) => void;
  onClose: () => void;
  /** Closes it for now: what was typed stands there when it is opened again. */
  onDismiss: () => void;
}

export function SignatureDialog({ uid, html, onChange, onClose, onDismiss }: Props) {
  const { notify } = useNotifications();
  const { mutate, isPending, error } = useSaveAccount(uid);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    mutate(
      { signature: html },
      {
        onSuccess: () => {
          notify({ text: html === '' ? 'Signature removed' : 'Signature saved' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Your signature"
      isWide
      error={error === null ? undefined : `Your signature was not saved. ${errorSentence(error)}`}
      action={
        <Button variant="contained" type="submit" disabled={isPending}>
          {isPending ? 'Saving' : 'Save'}
        </Button>
      }
      onSubmit={save}
      onClose={onClose}
      onDismiss={onDismiss}
    >
      <p>Every email you write ends with it. It is kept with your account.</p>
      <SignatureField html={html} onChange={onChange} label="Signature" autoFocus />
    </FormDialog>
  );
}
