import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { FieldArt } from '@/components/page/FieldArt';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import styles from './SnippetsPage.module.css';

export function SnippetsNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <EmptyState
        picture={<Dog />}
        title="Your snippets could not be loaded"
        text="They are safe where they are. Check your connection, then try again."
        action={
          <Button variant="contained" size="large" onClick={onRetry}>
            Try again
          </Button>
        }
      />
      <FieldArt />
    </div>
  );
}
