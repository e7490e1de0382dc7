import {
  memo,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useVirtualRowsInPage } from '@/lib/client/browser/use-virtual-rows-in-page';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SearchMarks } from '@/components/snippets/use-search-marks';
import { areOfTwoLibraries } from '@/lib/domain/snippets/snippet-filters';
import { SnippetPeek } from '@/components/snippets/peek/SnippetPeek';
import { usePeek } from '@/components/snippets/peek/use-peek';
import { BrokenRow } from './BrokenRow';
import { RowCheckbox } from '@/components/snippets/RowCheckbox';
import { SnippetRow, type RowHandlers, type Unsent } from './SnippetRow';
import styles from './SnippetTable.module.css';
import { moveTo } from './table-keys';
import { useIsNarrow } from '@/lib/client/browser/use-is-narrow';
import type { Selection } from './use-selection';

interface Props {
  snippets: readonly Snippet[];
  /** false: more are on their way, so all of them cannot be selected yet. */
  isWhole: boolean;
  selection: Selection;
  /** null: nothing is marked. */
  marks: SearchMarks | null;
  /** Given where there is more than one library. */
  organizationName: string | null;
  /** What the column of times tells: when a snippet was used or modified. */
  timeLabel: string;
  timeHint: string | undefined;
  timeOf: (snippet: Snippet) => string;
  unsentOf: (snippet: Snippet) => Unsent | null;
  /** The ids of those that are marked. */
  favorites: ReadonlySet<string>;
  /** Ids of copies. */
  changedOriginals: ReadonlySet<string>;
  onFavorite: (snippet: Snippet) => void;
  onOpen: (snippet: Snippet) => void;
  onMenu: (snippet: Snippet, anchor: HTMLElement) => void;
  onDelete: (snippets: readonly Snippet[]) => void;
  /** Stands over the header's names while something is selected. */
  bulkBar: ReactNode;
}

/** Rows at the height of the design, of which only those in sight exist. */
export const SnippetTable = memo(function SnippetTable({
  snippets,
  isWhole,
  selection,
  marks,
  organizationName,
  timeLabel,
  timeHint,
  timeOf,
  unsentOf,
  favorites,
  changedOriginals,
  onFavorite,
  onOpen,
  onMenu,
  onDelete,
  bulkBar,
}: Props) {
  const rowHeight = useIsNarrow() ? 64 : 40;
  const body = useRef<HTMLDivElement>(null);
  const [lastActive, setLastActive] = useState<{ id: string; index: number } | null>(null);
  const wantsFocus = useRef(false);
  const peek = usePeek();
  const found = lastActive ? snippets.findIndex(({ id }) => id === lastActive.id) : -1;
  const active = found < 0 ? Math.min(lastActive?.index ?? 0, snippets.length - 1) : found;
  const activeId = snippets[active]?.id ?? null;

  const { indexes, scrollTo } = useVirtualRowsInPage(body, snippets.length, rowHeight, {
    covered: 112,
    always: active,
    isHurried: useDeferredValue(snippets) !== snippets,
  });

  const goTo = (index: number) => {
    const snippet = snippets[index];
    if (!snippet || index === active) return;
    wantsFocus.current = true;
    setLastActive({ id: snippet.id, index });
    scrollTo(index);
  };

  // After a key that moved, and after the row with the focus was deleted: the one in its place takes it.
  const isGone = lastActive !== null && found < 0;
  useLayoutEffect(() => {
    if (!wantsFocus.current && !(isGone && isFocusLost())) return;
    wantsFocus.current = false;
    const row = body.current?.querySelector<HTMLElement>(`[data-id="${activeId}"]`);
    row?.focus({ preventScroll: true });
  }, [activeId, isGone]);

  // The bar over the header goes with the last selected row, and with it the button that was pressed.
  const count = selection.selected.length;
  const hadBar = useRef(false);
  useLayoutEffect(() => {
    const isLost = hadBar.current && count === 0 && isFocusLost();
    hadBar.current = count > 0;
    if (isLost)
      body.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus({ preventScroll: true });
  }, [count]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const snippet = snippets[active];
    // The controls inside a row keep their own keys.
    const row = event.target as Element;
    if (!snippet || !row.matches('[role=row]')) return;
    // Space selects here, as in every table; V views, F marks.
    const letter = event.ctrlKey || event.metaKey || event.altKey ? null : event.key.toLowerCase();
    if (letter === 'v') {
      const text = row.querySelector<HTMLElement>('[data-peek]');
      if (text) peek.toggle(snippet, text);
      event.preventDefault();
      return;
    }
    peek.close();
    if (peek.peeked && event.key === 'Escape') return;
    const next = moveTo(
      event.key,
      active,
      snippets.length,
      Math.max(1, Math.floor(window.innerHeight / rowHeight) - 4),
    );
    if (next !== null) {
      if (event.shiftKey) {
        if (!selection.ids.has(snippet.id)) selection.toggle(snippet.id, false);
        const target = snippets[next];
        if (target) selection.toggle(target.id, true);
      }
      goTo(next);
    } else if (event.key === 'Enter') onOpen(snippet);
    else if (event.key === ' ') selection.toggle(snippet.id, event.shiftKey);
    else if (letter === 'f') onFavorite(snippet);
    else if (event.key === 'Delete') onDelete(selection.selected.length > 0 ? selection.selected : [snippet]);
    else if (event.key === 'Escape' && selection.ids.size > 0) selection.clear();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && isWhole) selection.selectAll();
    else return;
    event.preventDefault();
  };

  const handlers: RowHandlers = {
    toggle: selection.toggle,
    activate: useCallback(
      (id: string, index: number) =>
        setLastActive((current) => (current?.id === id ? current : { id, index })),
      [],
    ),
    open: onOpen,
    openMenu: onMenu,
    rest: peek.rest,
    leave: peek.leave,
  };

  const hasLibraries = organizationName !== null;
  const isMixed = hasLibraries && areOfTwoLibraries(snippets);
  const isAll = count > 0 && count === snippets.length;
  return (
    <div className={styles.table}>
      <div
        role="grid"
        aria-label="Snippets"
        aria-rowcount={isWhole ? snippets.length + 1 : -1}
        aria-colcount={hasLibraries ? 7 : 6}
        aria-multiselectable="true"
        className={hasLibraries ? styles.withLibrary : undefined}
        onKeyDown={onKeyDown}
        onBlur={peek.close}
        onPointerDown={peek.close}
      >
        <div className={styles.sticky} role="rowgroup">
          <div role="row" aria-rowindex={1} className={styles.head}>
            <div role="columnheader" className={styles.check}>
              {isWhole && (
                <RowCheckbox
                  label={isAll ? 'Clear the selection' : 'Select all'}
                  checked={isAll}
                  indeterminate={count > 0 && !isAll}
                  onToggle={isAll ? selection.clear : selection.selectAll}
                />
              )}
            </div>
            <span role="columnheader">Snippet</span>
            <span role="columnheader">Tags</span>
            <span role="columnheader">Versions</span>
            {hasLibraries && <span role="columnheader">Library</span>}
            <span role="columnheader" title={timeHint}>
              {timeLabel}
            </span>
            <span role="columnheader">
              <VisuallyHidden>Actions</VisuallyHidden>
            </span>
          </div>
        </div>
        <div
          role="rowgroup"
          ref={body}
          className={styles.body}
          style={{ height: snippets.length * rowHeight }}
        >
          {indexes.map((index) => {
            const snippet = snippets[index];
            return (
              snippet && (
                <ErrorBoundary
                  key={snippet.id}
                  of={snippet}
                  fallback={() => (
                    <BrokenRow
                      snippet={snippet}
                      rowIndex={index + 2}
                      isActive={index === active}
                      top={index * rowHeight}
                      onFocus={() => handlers.activate(snippet.id, index)}
                      onOpen={() => onOpen(snippet)}
                    />
                  )}
                >
                  <SnippetRow
                    {...handlers}
                    snippet={snippet}
                    rowIndex={index + 2}
                    isActive={index === active}
                    isSelected={selection.ids.has(snippet.id)}
                    organizationName={organizationName}
                    isMixed={isMixed}
                    time={timeOf(snippet)}
                    unsent={unsentOf(snippet)}
                    isFavorite={favorites.has(snippet.id)}
                    isOriginalChanged={changedOriginals.has(snippet.id)}
                    marks={marks}
                    top={index * rowHeight}
                  />
                </ErrorBoundary>
              )
            );
          })}
        </div>
      </div>
      <SnippetPeek peek={peek} side="below" />
      {count > 0 && <div className={styles.bulk}>{bulkBar}</div>}
    </div>
  );
});
