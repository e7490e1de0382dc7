import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import type { SnippetOrder } from '@/lib/domain/snippets/snippet-order';
import styles from './FilterNav.module.css';
import { FilterNavLink } from './FilterNavLink';
import { SavedFilterRow } from './SavedFilterRow';
import type { Naming } from './naming';
import type { FilterNavContent } from './use-filter-nav';
import type { SavedFilterActions } from './use-saved-filter-actions';

interface Props {
  content: FilterNavContent;
  actions: SavedFilterActions;
  /** Of the list: choosing a filter leaves it as it is. */
  order: SnippetOrder;
  onName: (naming: Naming) => void;
  /** A filter was chosen. */
  onGo?: () => void;
}

/** The ways to look at the list, each a link: all of it, favorites, what is saved, and the tags in use most. */
export function FilterNav({ content, actions, order, onName, onGo }: Props) {
  const { always, saved, tags, current, isNew, isKnown, hasFailed, retry } = content;
  const list = useRef<HTMLUListElement>(null);
  const first = useRef<HTMLAnchorElement>(null);
  const deletedAt = useRef<number | null>(null);
  const ids = saved.map(({ saved: { id } }) => id).join(' ');
  useEffect(() => {
    const at = deletedAt.current;
    deletedAt.current = null;
    // The focus went with the row that was deleted: the one in its place takes it.
    if (at === null || !isFocusLost()) return;
    const rows = list.current?.querySelectorAll('a') ?? [];
    (rows[Math.min(at, rows.length - 1)] ?? first.current)?.focus();
  }, [ids]);
  const link = { order, onGo };
  return (
    <nav className={styles.nav} aria-label="Filters">
      <ul>
        {always.map((entry, at) => (
          <li key={entry.name}>
            <FilterNavLink ref={at === 0 ? first : undefined} entry={entry} {...link} />
          </li>
        ))}
      </ul>
      <div className={styles.heading}>
        <h2>Saved filters</h2>
        {isNew && (
          <button
            type="button"
            className={styles.save}
            onClick={() => onName({ kind: 'new', filter: current })}
          >
            <IconPlus size={12} stroke={2} aria-hidden />
            Save this filter…
          </button>
        )}
      </div>
      {hasFailed && (
        <p className={styles.words}>
          Your saved filters could not be loaded.{' '}
          <button type="button" className={styles.save} onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {isKnown && saved.length === 0 && (
        <p className={styles.words}>Filter the list, then save the filter to have it here.</p>
      )}
      <ul ref={list}>
        {saved.map((entry, at) => (
          <SavedFilterRow
            key={entry.saved.id}
            entry={entry}
            place={at}
            count={saved.length}
            canReplace={isNew}
            current={current}
            actions={actions}
            onRemove={() => {
              deletedAt.current = at;
              actions.remove(entry.saved, at);
            }}
            onRename={() => onName({ kind: 'rename', saved: entry.saved })}
            {...link}
          />
        ))}
      </ul>
      {tags.length > 0 && (
        <>
          <div className={styles.heading}>
            <h2>Tags</h2>
          </div>
          <ul>
            {tags.map((entry) => (
              <li key={entry.name}>
                <FilterNavLink entry={entry} {...link} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
