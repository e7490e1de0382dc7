import Link from 'next/link';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRouter } from 'next/router';
import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from './PageBoundary.module.css';

/** A page that cannot be drawn leaves everything around it standing, and gives way to the next one. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { asPath } = useRouter();
  return (
    <ErrorBoundary of={asPath} fallback={(tryAgain) => <BrokenPage onRetry={tryAgain} />}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus();
  }, []);
  return (
    <div role="alert" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        <VisuallyHidden>Something went wrong</VisuallyHidden>
      </h1>
      <EmptyState
        picture={<Dog />}
        title="This page could not be shown"
        text="This is our fault. Emails and drafts you were writing are kept on this device."
        action={
          <Button variant="contained" size="large" onClick={onRetry}>
            Try again
          </Button>
        }
        more={
          <>
            Or go to{' '}
            <Link href="/" className={styles.link}>
              Home
            </Link>{' '}
            or{' '}
            <Link href="/snippets" className={styles.link}>
              your snippets
            </Link>
            .
          </>
        }
      />
    </div>
  );
}
