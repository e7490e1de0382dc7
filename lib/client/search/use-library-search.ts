import { useEffect, useRef, useState } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { searchWords } from '@/lib/domain/snippets/search-words';
import { handOver, searchLibrary, type Findings } from './library-search';

/** The last answer that is here. */
export interface LibrarySearch {
  /** What was searched for. */
  readonly query: string;
  /** null where nothing is searched. */
  readonly findings: Findings | null;
  /** Whether it is the answer to what was typed; false for the moment in which that is on its way. */
  readonly isCurrent: boolean;
}

/** Fewer are read while somebody comes to the search. */
const manySnippets = 1_000;
/** Longer than the page takes to show a library. */
const restMs = 200;
const retryMs = 2_000;

/** Searches a library while somebody types; null until the first answer to a query that was there from the start. */
export function useLibrarySearch(snippets: readonly Snippet[], query: string): LibrarySearch | null {
  const isBlank = searchWords(query).length === 0;
  const [answer, setAnswer] = useState<{
    query: string;
    snippets: readonly Snippet[];
    findings: Findings;
  } | null>(null);
  const [isFirst, setFirst] = useState(!isBlank);
  const [attempt, setAttempt] = useState(0);
  // What was found before must not come back with the next letter.
  if (isBlank && answer !== null) setAnswer(null);
  if (isBlank && isFirst) setFirst(false);

  useEffect(() => {
    if (!isBlank) return undefined;
    const prepare = () => void handOver(snippets).catch(() => undefined);
    const timer = snippets.length < manySnippets ? undefined : setTimeout(prepare, restMs);
    document.addEventListener('focusin', prepare, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', prepare);
    };
  }, [snippets, isBlank]);

  useEffect(() => {
    if (isBlank) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    searchLibrary(snippets, query).then(
      (findings) => {
        if (isLeft || findings === null) return;
        setAnswer({ query, snippets, findings });
        setFirst(false);
      },
      // It could not be loaded: what is shown stays until it can.
      () => {
        if (!isLeft) timer = setTimeout(() => setAttempt((count) => count + 1), retryMs);
      },
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [snippets, query, isBlank, attempt]);

  if (isBlank) return { query, findings: null, isCurrent: true };
  if (answer === null) return isFirst ? null : { query: '', findings: null, isCurrent: false };
  return { ...answer, isCurrent: answer.query === query && answer.snippets === snippets };
}

/**
 * Acts on what a query found: at once where that is shown, else as soon as it is, and not at all when something else
 * is typed before.
 */
export function useOnceFound(query: string, isCurrent: boolean, act: () => void): () => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const isWanted = wanted.current === query;
    if (isWanted && !isCurrent) return;
    wanted.current = null;
    // Not within the drawing of what was found: what is done may draw at once itself.
    if (isWanted) queueMicrotask(act);
  });
  return () => {
    if (isCurrent) act();
    else wanted.current = query;
  };
}
