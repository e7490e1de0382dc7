import { IconHistory } from '@tabler/icons-react';
import { Button } from '@/components/ui/buttons/Button';
import { useNow } from '@/lib/client/browser/use-now';
import type { KeptDraft } from '@/lib/client/device/snippet-drafts';
import { relativeTime } from '@/lib/domain/app/relative-time';
import styles from './DraftNotice.module.css';

interface Props {
  draft: KeptDraft;
  onDiscard: () => void;
}

/** Where the list leads back to a new snippet that was left before it was saved. */
export function NewDraftNotice({ draft, onDiscard }: Props) {
  const now = useNow();
  const title = draft.edited.title.trim();
  return (
    <div className={styles.banner}>
      <IconHistory size={16} stroke={1.6} aria-hidden />
      <p>
        {title === '' ? (
          'A new snippet without a title'
        ) : (
          <>
            The new snippet “<strong>{title}</strong>”
          </>
        )}{' '}
        was never saved. Last changed {relativeTime(draft.at, now)}.
      </p>
      <div className={styles.actions}>
        <Button href="/snippets/create?draft">Continue</Button>
        <Button variant="text" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  );
}
