import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import type { SavedFilter } from '@/lib/contracts/saved-filters';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { KeptFilter } from '@/lib/domain/snippets/saved-filter';
import styles from './LibraryPane.module.css';

const load = () => import('@/components/snippets/saved-filters/SavedFiltersMenu');
const menuPreload = preloadOnHover(load);
const SavedFiltersMenu = onDemand(() => load().then((module) => module.SavedFiltersMenu));

interface Props {
  saved: readonly SavedFilter[];
  /** The one that is shown; undefined: none of them. */
  chosen: SavedFilter | undefined;
  current: KeptFilter;
  snippets: readonly Snippet[];
  favorites: ReadonlySet<string>;
  onChoose: (filter: KeptFilter) => void;
}

/** The user's saved filters, one chip among the tags. */
export function SavedFilterChip({ chosen, ...menu }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        {...menuPreload}
        className={styles.tag}
        data-on={chosen !== undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={chosen === undefined ? 'Saved filters' : `Saved filters: ${chosen.name}`}
        onClick={(event) => {
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <span className={styles.choice}>
          <span className={styles.cut}>{chosen?.name ?? 'Saved'}</span>
          <IconChevronDown size={12} stroke={1.8} aria-hidden />
        </span>
      </button>
      {wasOpened && <SavedFiltersMenu {...menu} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
