import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '@/components/page/LoadFailure';
import { useIsNarrow } from '@/lib/client/browser/use-is-narrow';
import { Button } from '@/components/ui/buttons/Button';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { ApiError } from '@/lib/client/wire/call-errors';
import {
  forgetGrantedLibrary,
  type GrantedLibrary,
  grantedLibraryQuery,
  grantedSnippetQuery,
  grantedTrashQuery,
} from '@/lib/client/queries/support/granted-library-queries';
import { grantsQuery } from '@/lib/client/queries/support/support-queries';
import type { SupportGrant } from '@/lib/contracts/support';
import { GrantedLibraryBanner } from './GrantedLibraryBanner';
import { GrantEnded } from './GrantEnded';
import styles from './GrantedLibraryPage.module.css';
import { GrantedSnippet } from './GrantedSnippet';
import { GrantedTrash } from './GrantedTrash';
import { isGrantOf } from './granted-library-address';

/** In the place of a snippet’s id. */
const trash = Symbol('trash');

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 403;

/** What support staff were let in to: the list, and the one that is opened. Nothing of it can be changed here. */
export function GrantedLibraryPage({ library }: { library: GrantedLibrary }) {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const { data: grants } = useQuery(grantsQuery(uid));
  const [hasEnded, setEnded] = useState(false);
  const list = useQuery({ ...grantedLibraryQuery(library), enabled: !hasEnded });
  const [chosen, setChosen] = useState<string | typeof trash | null>(null);
  const id = typeof chosen === 'string' ? chosen : null;
  const opened = useQuery({ ...grantedSnippetQuery(library, id ?? ''), enabled: id !== null && !hasEnded });
  const deleted = useInfiniteQuery({
    ...grantedTrashQuery(library),
    enabled: chosen === trash && !hasEnded,
  });
  // Who let them in is still named when the grant is gone.
  const [grant, setGrant] = useState<SupportGrant | null>(null);

  const found = grants?.find((each) => isGrantOf(each, library));
  if (found !== undefined && found !== grant) setGrant(found);
  if (!hasEnded && [list, opened, deleted].some(({ error }) => isRefused(error))) setEnded(true);
  useEffect(() => {
    if (hasEnded) forgetGrantedLibrary(client, library);
  }, [hasEnded, client, library]);

  // On phones list and text stand in each other's place, and the focus goes along.
  const text = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const isNarrow = useIsNarrow();
  const open = (what: typeof chosen, button: HTMLButtonElement) => {
    back.current = button;
    setChosen(what);
  };
  useEffect(() => {
    if (isNarrow) (chosen === null ? back : text).current?.focus();
  }, [isNarrow, chosen]);

  if (hasEnded) return <GrantEnded grant={grant} />;
  return (
    <div className={styles.page}>
      <GrantedLibraryBanner grant={grant} library={library} />
      <div className={styles.panes} data-open={chosen !== null}>
        <nav aria-label="Snippets" className={styles.list}>
          {list.data === undefined && list.error === null && (
            <SkeletonRows label="Loading the snippets" rows={8} />
          )}
          {list.data === undefined && list.error !== null && (
            <LoadFailure what="The snippets" error={list.error} onRetry={() => void list.refetch()} />
          )}
          {list.data?.length === 0 && <p className={styles.empty}>There are no snippets here.</p>}
          {list.data !== undefined && list.data.length > 0 && (
            <ul>
              {list.data.map(({ id: each, title }) => (
                <li key={each}>
                  <button
                    type="button"
                    className={styles.item}
                    aria-current={each === chosen ? 'true' : undefined}
                    onClick={(event) => open(each, event.currentTarget)}
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {list.data !== undefined && (
            <button
              type="button"
              className={`${styles.item} ${styles.trash}`}
              aria-current={chosen === trash ? 'true' : undefined}
              onClick={(event) => open(trash, event.currentTarget)}
            >
              Trash
            </button>
          )}
        </nav>
        <div ref={text} tabIndex={-1} className={styles.text}>
          {chosen !== null && (
            <Button variant="text" className={styles.back} onClick={() => setChosen(null)}>
              All snippets
            </Button>
          )}
          {chosen === null ? (
            <p className={styles.empty}>Choose a snippet to read it. Each one you open is recorded.</p>
          ) : chosen === trash ? (
            <GrantedTrash deleted={deleted} />
          ) : opened.data !== undefined ? (
            <GrantedSnippet key={chosen} library={library} snippet={opened.data} />
          ) : opened.error === null ? (
            <SkeletonRows label="Loading the snippet" rows={4} />
          ) : (
            <LoadFailure what="The snippet" error={opened.error} onRetry={() => void opened.refetch()} />
          )}
        </div>
      </div>
    </div>
  );
}
