import { IconDots, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import type { SavedFilter } from '@/lib/contracts/saved-filters';
import type { SnippetOrder } from '@/lib/domain/snippets/snippet-order';
import styles from './FilterNav.module.css';
import { FilterNavLink } from './FilterNavLink';
import type { Naming } from './naming';
import type { FilterNavContent } from './use-filter-nav';

const load = () => import('./SavedFilterMenu');
const menuPreload = preloadOnHover(load);
const SavedFilterMenu = onDemand(() => load().then((module) => module.SavedFilterMenu));

interface Props {
  content: FilterNavContent;
  /** Of the list: choosing a filter leaves it as it is. */
  order: SnippetOrder;
  onName: (naming: Naming) => void;
  /** A filter was chosen. */
  onGo?: () => void;
}

/** The ways to look at the list, each a link: all of it, favorites, what is saved, and the tags in use most. */
export function FilterNav({ content, order, onName, onGo }: Props) {
  const { always, saved, tags, current, isNew, isKnown, hasFailed, retry } = content;
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<SavedFilter | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const place = saved.findIndex((entry) => entry.saved.id === opened?.id);
  // One that was just deleted has its menu until that is closed.
  const ofMenu = saved[place]?.saved ?? opened;
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
        {saved.map((entry) => (
          <li key={entry.saved.id} className={styles.row}>
            <FilterNavLink entry={entry} {...link} />
            <IconButton
              {...menuPreload}
              size="small"
              className={styles.more}
              aria-label={`More for “${entry.name}”`}
              aria-haspopup="menu"
              aria-expanded={anchor !== null && opened?.id === entry.saved.id}
              onClick={(event) => {
                setOpened(entry.saved);
                setAnchor(event.currentTarget);
              }}
            >
              <IconDots size={16} stroke={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {ofMenu && (
        <SavedFilterMenu
          anchor={anchor}
          saved={ofMenu}
          place={place}
          count={saved.length}
          current={isNew ? current : null}
          onRename={() => onName({ kind: 'rename', saved: ofMenu })}
          onRemove={() => {
            deletedAt.current = place;
          }}
          onClose={() => setAnchor(null)}
        />
      )}
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
