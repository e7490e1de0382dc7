import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { LoadFailure } from '@/components/page/LoadFailure';
import { Differences } from '@/components/snippets/differences/Differences';
import { Button } from '@/components/ui/buttons/Button';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useIsNarrow } from '@/lib/client/browser/use-is-narrow';
import { useNow } from '@/lib/client/browser/use-now';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { ReplyOf } from '@/lib/contracts/operation';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { listHistory, SnippetState } from '@/lib/contracts/snippet-history';
import { momentWords } from '@/lib/domain/app/day-words';
import { editedFrom } from '@/lib/domain/snippets/edited-snippet';
import styles from './HistoryView.module.css';
import { changesOfSaves } from './saves';

interface Props {
  history: UseInfiniteQueryResult<InfiniteData<ReplyOf<typeof listHistory>>>;
  current: Snippet;
  /** Who saved a state, and last of all what is there now; null: it goes without saying. */
  nameOf: (state: SnippetState | null) => string | null;
  /** The state on screen; null where the list stands alone. */
  chosen: SnippetState | null;
  onChoose: (state: SnippetState | null) => void;
}

const names = { before: 'Then', after: 'Now' };

/** The saves of a snippet, and how what it said then differs from what it says now. */
export function HistoryView({ history, current, nameOf, chosen, onChoose }: Props) {
  const now = useNow();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = history;
  const states = useMemo(() => data?.pages.flatMap((page) => page.states) ?? [], [data]);
  const changes = useMemo(() => changesOfSaves(current, states), [current, states]);
  const nowReads = useMemo(() => editedFrom(current), [current]);
  const thenRead = useMemo(() => chosen && editedFrom(chosen), [chosen]);

  // On phones list and text stand in each other's place, and the focus goes along.
  const isNarrow = useIsNarrow();
  const text = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasChosen = useRef(chosen !== null);
  useEffect(() => {
    const isChosen = chosen !== null;
    if (isNarrow && isChosen !== wasChosen.current) (isChosen ? text : opener).current?.focus();
    wasChosen.current = isChosen;
  }, [isNarrow, chosen]);

  if (data === undefined) {
    if (error !== null)
      return <LoadFailure what="The history" error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows label="Loading the history" rows={5} />;
  }
  if (states.length === 0) {
    return (
      <p className={styles.none}>
        This snippet has not been changed yet. Each time it is saved anew, what it said before is kept here,
        for the last 50 saves.
      </p>
    );
  }
  return (
    <div className={styles.view} data-open={chosen !== null}>
      <div className={styles.saves}>
        <ol aria-label="Saves">
          <li className={styles.now}>
            <span className={styles.when}>Now</span>
            <span className={styles.what}>{wordsOf(nameOf(null), changes[0])}</span>
          </li>
          {states.map((state, at) => (
            <li key={state.revision}>
              <button
                type="button"
                className={styles.save}
                aria-current={state.revision === chosen?.revision ? 'true' : undefined}
                onClick={(event) => {
                  opener.current = event.currentTarget;
                  onChoose(state);
                }}
              >
                <span className={styles.when}>{momentWords(state.savedAt, now)}</span>{' '}
                <span className={styles.what}>{wordsOf(nameOf(state), changes[at + 1])}</span>
              </button>
            </li>
          ))}
        </ol>
        {error !== null && (
          <p role="alert" className={styles.error}>
            {errorSentence(error)}
          </p>
        )}
        {hasNextPage && (
          <Button variant="text" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading' : 'Show earlier'}
          </Button>
        )}
      </div>
      <div ref={text} tabIndex={-1} className={styles.text}>
        {chosen === null && <p className={styles.none}>Choose a save to see what the snippet said then.</p>}
        {chosen && thenRead && (
          <>
            <Button variant="text" className={styles.back} onClick={() => onChoose(null)}>
              All saves
            </Button>
            <h2 className={styles.heading}>What it said on {momentWords(chosen.savedAt, now)}</h2>
            <Differences before={thenRead} after={nowReads} names={names} same="It reads the same as now." />
          </>
        )}
      </div>
    </div>
  );
}

const wordsOf = (name: string | null, change: string | undefined) =>
  [...(name === null ? [] : [name]), ...(change ? [change] : [])].join(' · ');
