import MenuItem from '@mui/material/MenuItem';
import { useMemo } from 'react';
import { Menu } from '@/components/floating/Menu';
import type { SavedFilter } from '@/lib/contracts/saved-filters';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { isSameFilter, keptFilter, type KeptFilter } from '@/lib/domain/snippets/saved-filter';
import { noFilters } from '@/lib/domain/snippets/snippet-filters';
import { FilterCount } from './FilterCount';
import styles from './SavedFiltersMenu.module.css';
import { useFilterCounts } from './use-filter-counts';

interface Props {
  /** null: closed. */
  anchor: HTMLElement | null;
  saved: readonly SavedFilter[];
  current: KeptFilter;
  snippets: readonly Snippet[];
  favorites: ReadonlySet<string>;
  onChoose: (filter: KeptFilter) => void;
  onClose: () => void;
}

const everything = { id: 'all', name: 'All snippets', filter: keptFilter(noFilters) };

/** One of what is saved, or all there is; each says how many snippets it shows. */
export function SavedFiltersMenu(props: Props) {
  const { anchor, saved, current, snippets, favorites, onChoose, onClose } = props;
  const choices = useMemo(() => [everything, ...saved], [saved]);
  const filters = useMemo(() => choices.map(({ filter }) => filter), [choices]);
  const counts = useFilterCounts(snippets, filters, favorites);
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Saved filters' }, paper: { className: styles.menu } }}
    >
      {choices.map(({ id, name, filter }, at) => {
        const isCurrent = isSameFilter(filter, current);
        return (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={isCurrent}
            selected={isCurrent}
            className={styles.item ?? ''}
            onClick={() => {
              onClose();
              onChoose(filter);
            }}
          >
            <span className={styles.name}>{name}</span>
            <FilterCount count={counts[at] ?? null} />
          </MenuItem>
        );
      })}
    </Menu>
  );
}
