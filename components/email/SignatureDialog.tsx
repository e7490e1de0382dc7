import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { SignatureField } from '@/components/shell/SignatureField';
import { Button } from '@/components/ui/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useSaveAccount } from '@/lib/client/account-queries';
import { errorSentence } from '@/lib/client/error-sentence';

interface Props {
  uid: string;
  signature: string;
  onClose: () => void;
}

export function SignatureDialog({ uid, signature, onClose }: Props) {
  const { notify } = useNotifications();
  const { mutate, isPending, error } = useSaveAccount(uid);
  const [html, setHtml] = useState(signature);
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
    >
      <p>It closes every letter you write. Kept with your account.</p>
      <SignatureField html={html} onChange={setHtml} label="Signature" autoFocus />
    </FormDialog>
  );
}
