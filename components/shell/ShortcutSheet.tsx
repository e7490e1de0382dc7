import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { IconButton } from '@/components/ui/IconButton';
import { Kbd } from '@/components/ui/Kbd';
import { isMac } from '@/lib/client/modifier-key';
import { useShortcutList } from '@/lib/client/shortcuts';
import { namesOfKeys, spokenKeys } from '@/lib/domain/shortcut-keys';
import styles from './ShortcutSheet.module.css';

/** All shortcuts that work on the page it was opened over. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const current = useShortcutList();
  // What worked when it opened: the sheet itself must not change its own list.
  const [shortcuts] = useState(current);
  const onMac = isMac();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title" className={styles.head}>
        Keyboard shortcuts
        <IconButton aria-label="Close" onClick={onClose} autoFocus>
          <IconX size={16} stroke={1.6} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <dl className={styles.list}>
          {shortcuts.map(({ keys, label }) => (
            <div key={keys} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <Kbd keys={namesOfKeys(keys, onMac).join(' ')} label={spokenKeys(keys, onMac)} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.hint}>They are off while you type in a field.</p>
      </DialogContent>
    </Dialog>
  );
}
