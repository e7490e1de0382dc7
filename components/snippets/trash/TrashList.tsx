import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { LoadFailure } from '@/components/page/LoadFailure';
import { RowCheckbox } from '@/components/snippets/RowCheckbox';
import { useSelection } from '@/components/snippets/library/use-selection';
import { useMayWrite } from '@/components/snippets/use-may-write';
import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useNow } from '@/lib/client/browser/use-now';
import { useHiddenSnippets } from '@/lib/client/queries/snippets/hidden-snippets';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { trashQuery } from '@/lib/client/queries/snippets/trash-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import styles from './Trash.module.css';
import { TrashRow } from './TrashRow';
import { useNextRow } from './use-next-row';
import { useTrashActions } from './use-trash-actions';

const DeleteForGoodDialog = onDemand(() =>
  import('./DeleteForGoodDialog').then((module) => module.DeleteForGoodDialog),
);

interface Props {
  library: Library;
  /** Of whom it is, where it is not one's own. */
  organizationName: string | null;
}

/** What was deleted from a library, the last one first, and the ways back. */
export function TrashList({ library, organizationName }: Props) {
  const now = useNow();
  // What is being deleted this moment is in the trash only then.
  const isDeleting = [...useHiddenSnippets().values()].some((each) => each.library.orgId === library.orgId);
  const trash = useInfiniteQuery({ ...trashQuery(library), enabled: !isDeleting });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = trash;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.snippets) ?? [], [data]);
  const snippets = useMemo(() => rows.map(({ snippet }) => snippet), [rows]);
  const ids = useMemo(() => snippets.map(({ id }) => id), [snippets]);
  const selection = useSelection(snippets);
  const mayWrite = useMayWrite()(library.orgId === null ? {} : { orgId: library.orgId });
  const { restore, isRestoring } = useTrashActions(library);
  const list = useRef<HTMLUListElement>(null);
  const goOn = useNextRow(list, ids);
  /** What is asked about; null is all there is. */
  const [asked, setAsked] = useState<readonly Snippet[] | null | undefined>(undefined);

  const bringBack = (chosen: readonly Snippet[]) => {
    const leaving = chosen.map(({ id }) => id);
    goOn(leaving);
    restore(leaving, selection.clear);
  };
  const ask = (chosen: readonly Snippet[]) => {
    goOn(chosen.map(({ id }) => id));
    setAsked(chosen);
  };
  const { selected } = selection;

  if (data === undefined) {
    if (error !== null) return <LoadFailure what="The trash" error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows label="Loading the trash" rows={6} />;
  }
  if (rows.length === 0 && !hasNextPage) {
    return (
      <EmptyState
        picture={<Dog />}
        title="The trash is empty"
        text="A snippet that is deleted stays here for 30 days, and can be restored."
        action={
          <Button href="/snippets" variant="contained" size="large">
            Go to your snippets
          </Button>
        }
        help={{ href: '/help#deleting', text: 'How does the trash work?' }}
      />
    );
  }
  return (
    <>
      <div className={styles.list}>
        {mayWrite && (
          <div className={styles.head} role="toolbar" aria-label="Selected snippets">
            <div className={styles.check}>
              <RowCheckbox
                label={selected.length === 0 ? 'Select all' : 'Clear the selection'}
                checked={selected.length === rows.length}
                indeterminate={selected.length > 0 && selected.length < rows.length}
                onToggle={selected.length === 0 ? selection.selectAll : selection.clear}
              />
            </div>
            <span className={styles.count} role="status">
              {selected.length > 0 && `${selected.length.toLocaleString()} selected`}
            </span>
            {selected.length > 0 ? (
              <>
                <Button variant="text" disabled={isRestoring} onClick={() => bringBack(selected)}>
                  Restore
                </Button>
                <Button variant="text" onClick={() => ask(selected)}>
                  Delete for good…
                </Button>
              </>
            ) : (
              <Button variant="text" onClick={() => setAsked(null)}>
                Empty trash…
              </Button>
            )}
          </div>
        )}
        <ul ref={list} aria-label="Deleted snippets">
          {rows.map((trashed) => (
            <TrashRow
              key={trashed.snippet.id}
              trashed={trashed}
              uid={library.uid}
              now={now}
              actions={
                mayWrite
                  ? {
                      isSelected: selection.ids.has(trashed.snippet.id),
                      isBusy: isRestoring,
                      onToggle: (isRange) => selection.toggle(trashed.snippet.id, isRange),
                      onRestore: () => bringBack([trashed.snippet]),
                      onDelete: () => ask([trashed.snippet]),
                    }
                  : null
              }
            />
          ))}
        </ul>
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {errorSentence(error)}
        </p>
      )}
      {hasNextPage && (
        <Button className={styles.more} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading' : 'Show earlier'}
        </Button>
      )}
      {asked !== undefined && (
        <DeleteForGoodDialog
          library={library}
          snippets={asked}
          organizationName={organizationName}
          onDeleted={selection.clear}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
