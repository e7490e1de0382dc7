import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/buttons/Button';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { snippetLimits } from '@/lib/contracts/snippet-fields';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import type { RichText } from '@/lib/domain/text/rich-text';
import { editableHtml } from '@/lib/domain/text/rich-text-html';
import { LookThroughEmailDialog } from './LookThroughEmailDialog';
import styles from './OldEmailDialog.module.css';
import { PasteEmail } from './PasteEmail';
import { typedEmail } from './pasted-email';

interface Props {
  /** Whose variables are known. */
  library: Library;
  onMake: (snippet: EditedSnippet) => void;
  onClose: () => void;
}

/** From an email that was sent once to a snippet: paste it, look through what becomes a variable, go on in the editor. */
export function OldEmailDialog({ library, onMake, onClose }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [email, setEmail] = useState<RichText | null>(null);
  const read = (found: RichText) => {
    const isTooLong = editableHtml(found).length > snippetLimits.html;
    setProblem(isTooLong ? 'This is too long for a snippet. Paste only the part you use again.' : null);
    if (!isTooLong) setEmail(found);
  };
  return (
    <Dialog
      open
      // A click beside it would lose what was looked through.
      onClose={(_, reason) => (reason === 'escapeKeyDown' || email === null) && onClose()}
      maxWidth="md"
      aria-labelledby="old-email-title"
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <DialogTitle id="old-email-title">From an old email</DialogTitle>
      {email === null ? (
        <>
          <DialogContent className={styles.content ?? ''}>
            <PasteEmail
              text={text}
              problem={problem}
              onChange={(next) => {
                setText(next);
                setProblem(null);
              }}
              onPaste={read}
            />
          </DialogContent>
          <DialogActions>
            <Button variant="text" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="contained" disabled={text.trim() === ''} onClick={() => read(typedEmail(text))}>
              Find the names
            </Button>
          </DialogActions>
        </>
      ) : (
        <LookThroughEmailDialog
          richText={email}
          library={library}
          onMake={onMake}
          onBack={() => setEmail(null)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
