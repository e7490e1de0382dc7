import { IconCloudUp } from '@tabler/icons-react';
import { Button } from '@/components/ui/buttons/Button';
import styles from '@/components/snippets/drafts/DraftNotice.module.css';
import type { WaitingSave } from '@/lib/client/device/waiting-saves';

/** A new snippet is in no list before it is sent: here it stands meanwhile. */
export function NewWaitingNotice({ save }: { save: WaitingSave }) {
  return (
    <div className={styles.banner}>
      <IconCloudUp size={16} stroke={1.6} aria-hidden />
      <p>
        The new snippet “<strong>{save.edited.title.trim()}</strong>” is saved on this device, and joins the
        list when the network is back.
      </p>
      <div className={styles.actions}>
        <Button href={`/snippets/create?waiting=${save.key}`}>Open</Button>
      </div>
    </div>
  );
}
