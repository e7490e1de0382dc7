import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/floating/Dialog';
import { LazyRichTextEditor } from '@/components/editor/LazyRichTextEditor';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useSaveAccount } from '@/lib/client/account-queries';
import styles from './Signature.module.css';

interface Props {
  uid: string;
  signature: string;
  onClose: () => void;
}

export function SignatureDialog({ uid, signature, onClose }: Props) {
  const { notify } = useNotifications();
  const { mutate, isPending, error } = useSaveAccount(uid);
  const [html, setHtml] = useState(signature);
  const save = () =>
    mutate(
      { signature: html },
      {
        onSuccess: () => {
          notify({ text: html === '' ? 'Signature removed' : 'Signature saved' });
          onClose();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="signature-title">
      <DialogTitle id="signature-title">Your signature</DialogTitle>
      <DialogContent>
        <DialogContentText>It closes every letter you write. Kept with your account.</DialogContentText>
        <LazyRichTextEditor
          keeps={false}
          html={html}
          onChange={setHtml}
          variables={[]}
          label="Signature"
          placeholder="Best wishes, and your name"
          className={styles.editor}
        />
        {error !== null && (
          <p role="alert" className={styles.error}>
            Your signature was not saved. {error.message}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={isPending} onClick={save}>
          {isPending ? 'Saving' : 'Save'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
