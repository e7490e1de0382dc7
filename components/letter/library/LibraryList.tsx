import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SearchMarks } from '@/components/snippets/use-search-marks';
import { useVirtualRowsInPane } from '@/lib/client/browser/use-virtual-rows-in-pane';
import { SnippetPeek } from '@/components/snippets/peek/SnippetPeek';
import { usePeek } from '@/components/snippets/peek/use-peek';
import { libraryListId } from '@/components/letter/element-ids';
import { LibraryRow } from './LibraryRow';
import styles from './LibraryList.module.css';

const rowHeight = 53;

interface Props {
  snippets: readonly Snippet[];
  numbers: ReadonlyMap<string, number>;
  /** Of the dog that is written about. */
  sex: Sex;
  active: number;
  /** null: nothing is marked. */
  marks: SearchMarks | null;
  /** The ids of those that are marked as favorites. */
  favorites: ReadonlySet<string>;
  /** Given where there are snippets of another library beside its own. */
  organizationName: string | null;
  onActive: (index: number) => void;
  onToggle: (snippet: Snippet) => void;
}

const optionId = (index: number) => `library-row-${index}`;

/** The snippets to choose from; a number stands beside those that are in the letter. */
export const LibraryList = memo(function LibraryList(props: Props) {
  const { snippets, numbers, sex, active, marks, favorites, organizationName, onActive, onToggle } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const { first, end } = useVirtualRowsInPane(scrollRef, snippets.length, rowHeight);
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  const current = Math.min(active, snippets.length - 1);
  const peek = usePeek();

  useEffect(() => {
    const pane = scrollRef.current;
    if (pane === null) return;
    const top = current * rowHeight;
    if (top < pane.scrollTop) pane.scrollTop = top;
    else if (top + rowHeight > pane.scrollTop + pane.clientHeight) {
      pane.scrollTop = top + rowHeight - pane.clientHeight;
    }
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const snippet = snippets[current];
    const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: snippets.length - 1 }[
      event.key
    ];
    if (target !== undefined) {
      onActive(Math.max(0, Math.min(target, snippets.length - 1)));
      peek.close();
    } else if (event.key === 'Enter' && snippet) onToggle(snippet);
    else if (event.key === ' ' && snippet) {
      const row = document.getElementById(optionId(current));
      if (row) peek.toggle(snippet, row);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <div
        ref={scrollRef}
        id={libraryListId}
        className={styles.list}
        role="listbox"
        aria-label="Snippets"
        aria-multiselectable
        tabIndex={0}
        aria-activedescendant={current >= first && current < end ? optionId(current) : undefined}
        onKeyDown={onKeyDown}
        onBlur={peek.close}
        onScroll={peek.close}
      >
        <div role="presentation" className={styles.rows} style={{ height: snippets.length * rowHeight }}>
          {shown.map((index) => {
            const snippet = snippets[index];
            return (
              snippet && (
                <ErrorBoundary
                  key={snippet.id}
                  of={snippet}
                  fallback={() => <BrokenRow title={snippet.title} top={index * rowHeight} />}
                >
                  <LibraryRow
                    snippet={snippet}
                    index={index}
                    count={snippets.length}
                    top={index * rowHeight}
                    number={numbers.get(snippet.id) ?? null}
                    isActive={index === current}
                    marks={marks}
                    isFavorite={favorites.has(snippet.id)}
                    organizationName={organizationName}
                    onRest={peek.rest}
                    onLeave={peek.leave}
                    onToggle={(chosen) => {
                      peek.close();
                      onActive(index);
                      onToggle(chosen);
                    }}
                  />
                </ErrorBoundary>
              )
            );
          })}
        </div>
      </div>
      <SnippetPeek peek={peek} sex={sex} side="right" />
    </>
  );
});

function BrokenRow({ title, top }: { title: string; top: number }) {
  return (
    <div
      role="option"
      aria-selected={false}
      aria-disabled
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span className={styles.number} />
      <span className={styles.title}>{title}</span>
      <span />
      <span className={styles.line}>This snippet could not be shown.</span>
    </div>
  );
}
