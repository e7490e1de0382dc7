import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '@/components/page/LoadFailure';
import { TrashRow } from '@/components/snippets/trash/TrashRow';
import { Button } from '@/components/ui/buttons/Button';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNow } from '@/lib/client/browser/use-now';
import type { ReplyOf } from '@/lib/contracts/operation';
import type { listTrash } from '@/lib/contracts/trash';
import styles from './GrantedLibraryPage.module.css';

interface Props {
  deleted: UseInfiniteQueryResult<InfiniteData<ReplyOf<typeof listTrash>>>;
}

/** What was deleted from the library that is read. */
export function GrantedTrash({ deleted }: Props) {
  const { uid } = useSignedInUser();
  const now = useNow();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = deleted;
  if (data === undefined) {
    if (error !== null) return <LoadFailure what="The trash" error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows label="Loading the trash" rows={4} />;
  }
  const rows = data.pages.flatMap((page) => page.snippets);
  if (rows.length === 0) return <p className={styles.empty}>The trash is empty.</p>;
  return (
    <>
      <ul className={styles.list} aria-label="Deleted snippets">
        {rows.map((trashed) => (
          <TrashRow key={trashed.snippet.id} trashed={trashed} uid={uid} now={now} actions={null} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="text" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading' : 'Show earlier'}
        </Button>
      )}
    </>
  );
}
