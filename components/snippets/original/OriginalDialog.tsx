import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMemo } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { Differences } from '@/components/snippets/differences/Differences';
import { Button } from '@/components/ui/buttons/Button';
import type { ReplyOf } from '@/lib/contracts/operation';
import type { getOriginal } from '@/lib/contracts/snippet-original';
import { conflictParts } from '@/lib/domain/snippets/conflict-parts';
import { editedFrom, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import styles from './OriginalDialog.module.css';

interface Props {
  original: ReplyOf<typeof getOriginal>;
  /** The copy as it stands in the editor. */
  copy: EditedSnippet;
  /** Who changed the original, where and when. */
  lead: string;
  isPending: boolean;
  onTakeOver: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** What changed in the original since it was copied, and whether that is wanted in the copy. */
export function OriginalDialog({ original, copy, lead, isPending, onTakeOver, onKeep, onClose }: Props) {
  const { then, now } = original;
  const before = useMemo(() => (then ? editedFrom(then) : copy), [then, copy]);
  const after = useMemo(() => editedFrom(now), [now]);
  const isOwn = useMemo(
    () => then !== undefined && conflictParts(copy, before).length > 0,
    [then, copy, before],
  );
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="original-title">
      <DialogTitle id="original-title">What changed in the original</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p>
          {lead}{' '}
          {then === undefined && 'How it read when you copied it is not kept: this compares it with yours.'}
          {isOwn && 'You have changed your copy too: taking the new text over replaces what you wrote.'}
        </p>
        <Differences
          before={before}
          after={after}
          names={{ before: then ? 'When you copied it' : 'Yours', after: 'Now' }}
          same="Its texts read the same."
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
        <Button variant="text" disabled={isPending} onClick={onKeep}>
          Keep mine
        </Button>
        <Button variant="contained" disabled={isPending} onClick={onTakeOver}>
          Take over the new text
        </Button>
      </DialogActions>
    </Dialog>
  );
}
