import { useRouter } from 'next/router';
import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import styles from './HelpState.module.css';

export function HelpLoading() {
  return (
    <div className={styles.waiting}>
      <SkeletonRows label="Loading help" rows={12} />
    </div>
  );
}

/** The texts are a chunk of the app: the browser asks for one again only with the page. */
export function HelpUnavailable() {
  const router = useRouter();
  return (
    <EmptyState
      picture={<Dog />}
      title="Help could not be loaded"
      text="Check your connection, then try again."
      action={
        <Button variant="contained" size="large" onClick={() => router.reload()}>
          Try again
        </Button>
      }
    />
  );
}
