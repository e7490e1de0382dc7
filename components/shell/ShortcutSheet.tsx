import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { IconX } from '@tabler/icons-react';
import { Dialog } from '@/components/floating/Dialog';
import { ShortcutTable } from '@/components/help/ShortcutTable';
import { IconButton } from '@/components/ui/buttons/IconButton';
import styles from './ShortcutSheet.module.css';

/** All shortcuts there are, place by place. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title" className={styles.head}>
        Keyboard shortcuts
        <IconButton aria-label="Close" onClick={onClose} autoFocus>
          <IconX size={16} stroke={1.6} />
        </IconButton>
      </DialogTitle>
      {/* Longer than most windows: the arrow keys scroll it. */}
      <DialogContent tabIndex={0} role="region" aria-labelledby="shortcuts-title">
        <div className={styles.groups}>
          <ShortcutTable level={3} />
        </div>
        <p className={styles.hint}>Single-key shortcuts are off while you type in a field.</p>
      </DialogContent>
    </Dialog>
  );
}
