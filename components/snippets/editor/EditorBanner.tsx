import { IconHistory, IconUsers } from '@tabler/icons-react';
import { Button } from '@/components/ui/buttons/Button';
import type { KeptDraft } from '@/lib/client/device/snippet-drafts';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { relativeTime } from '@/lib/domain/app/relative-time';
import styles from '@/components/snippets/drafts/DraftNotice.module.css';
import { useNow } from '@/lib/client/browser/use-now';
import { useOtherWriter } from '@/components/snippets/conflict/use-other-writer';

interface Props {
  offered: KeptDraft | null;
  /** The snippet as it was saved meanwhile. */
  newer: Snippet | null;
  onRestore: () => void;
  onDiscard: () => void;
  onCompare: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** What the writer should know before going on: an unsaved draft of earlier, a newer text of someone else. */
export function EditorBanner({ offered, newer, onRestore, onDiscard, onCompare }: Props) {
  const now = useNow();
  const writer = useOtherWriter(newer);
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
            was last changed {relativeTime(offered.at, now)}. It is kept on this device, but it was never
            saved.
          </p>
          <div className={styles.actions}>
            <Button onClick={onRestore}>Restore</Button>
            <Button variant="text" onClick={onDiscard}>
              Discard
            </Button>
          </div>
        </div>
      )}
      {newer && (
        <div className={styles.banner}>
          <IconUsers {...icon} />
          <p>
            {writer === null
              ? 'This snippet was saved elsewhere in the meantime.'
              : `${writer} has saved this snippet in the meantime.`}{' '}
            Yours is not lost.
          </p>
          <Button onClick={onCompare}>Compare</Button>
        </div>
      )}
    </>
  );
}
