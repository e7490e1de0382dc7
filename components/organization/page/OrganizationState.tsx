import { PageHeader } from '@/components/page/PageHeader';
import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import styles from './OrganizationPage.module.css';

export function OrganizationLoading() {
  return (
    <>
      <PageHeader title="Organization" isNamedInBar />
      <div className={styles.columns}>
        <div className={styles.card}>
          <SkeletonRows label="Loading your organization" rows={8} />
        </div>
        <div className={styles.card} aria-hidden="true">
          <SkeletonRows label="" rows={5} />
        </div>
      </div>
    </>
  );
}

export function OrganizationFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <>
      <PageHeader title="Organization" isNamedInBar />
      <EmptyState
        picture={<Dog />}
        title="Your organization could not be loaded"
        text={text}
        action={
          <Button variant="contained" size="large" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </>
  );
}

export function OrganizationOffline() {
  return (
    <>
      <PageHeader title="Organization" isNamedInBar />
      <EmptyState
        picture={<Dog />}
        title="You’re offline"
        text="Members, licenses and billing need the network. They are here as soon as it is back."
      />
    </>
  );
}
