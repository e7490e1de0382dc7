import { IconHistory, IconUsers } from '@tabler/icons-react';
import { Button } from '@/components/ui/Button';
import type { KeptDraft } from '@/lib/client/snippet-drafts';
import { relativeTime } from '@/lib/domain/relative-time';
import styles from './EditorBanner.module.css';
import { useNow } from '@/components/ui/use-now';

interface Props {
  offered: KeptDraft | null;
  hasNewer: boolean;
  onRestore: () => void;
  onDiscard: () => void;
  onCompare: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** What the writer should know before going on: an unsaved draft of earlier, a newer text of someone else. */
export function EditorBanner({ offered, hasNewer, onRestore, onDiscard, onCompare }: Props) {
  const now = useNow();
  return (
    <>
      {offered && (
        <div className={styles.banner}>
          <IconHistory {...icon} />
          <p>
            {offered.edited.title.trim() === '' ? (
              'A draft without a title'
            ) : (
              <>
                The draft “<strong>{offered.edited.title.trim()}</strong>”
              </>
            )}{' '}
            from {relativeTime(offered.at, now)} was kept on this device and never saved.
          </p>
          <div className={styles.actions}>
            <Button onClick={onRestore}>Restore</Button>
            <Button variant="text" onClick={onDiscard}>
              Discard
            </Button>
          </div>
        </div>
      )}
      {hasNewer && (
        <div className={styles.banner}>
          <IconUsers {...icon} />
          <p>Someone else has saved this snippet in the meantime. Yours is not lost.</p>
          <Button onClick={onCompare}>Compare</Button>
        </div>
      )}
    </>
  );
}
