import { IconAlertTriangle, IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SearchField } from '@/components/ui/fields/SearchField';
import { Segment } from '@/components/ui/fields/Segment';
import {
  versionFilterName,
  versionFilters,
  type LibraryFilter,
  type SnippetFilters,
} from '@/lib/domain/snippets/snippet-filters';
import { snippetOrderNames, snippetOrders } from '@/lib/domain/snippets/snippet-order';
import { ChoiceButton } from '@/components/on-demand/ChoiceButton';
import styles from './FilterBar.module.css';
import { FilterButton } from './FilterButton';
import { countOf } from '@/components/snippets/snippet-count';

interface Props {
  filters: SnippetFilters;
  onChange: (changes: Partial<SnippetFilters>) => void;
  /** The way from the search into what it found. */
  onEnterList: () => void;
  /** The way to what is saved, where that does not stand beside the list. */
  savedFilters: ReactNode;
  /** All tags in use, with how many snippets carry each. */
  tags: readonly { readonly name: string; readonly count: number }[];
  /** '': there is one, its name is on its way. */
  organizationName: string | null;
  /** Some copy's original has changed, or this is filtered by. */
  offersOriginals: boolean;
  isLoading: boolean;
  shown: number;
  total: number;
  isApproximate: boolean;
}

export function FilterBar({
  filters,
  onChange,
  onEnterList,
  savedFilters,
  tags,
  organizationName,
  offersOriginals,
  isLoading,
  shown,
  total,
  isApproximate,
}: Props) {
  return (
    <div className={styles.bar} role="search" aria-label="Snippets">
      <SearchField
        label="Search title, text, tags, variables"
        placeholder="Search title, text, tags, variables"
        value={filters.query}
        onChange={(query) => onChange({ query })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          onEnterList();
        }}
        className={styles.search}
      />
      {organizationName !== null && (
        <Segment<LibraryFilter>
          label="Library"
          className={organizationName === '' ? `${styles.libraries} ${styles.unnamed}` : styles.libraries}
          value={filters.library}
          onChange={(library) => onChange({ library })}
          options={[
            { value: 'all', label: 'All' },
            { value: 'mine', label: 'Mine' },
            { value: 'organization', label: organizationName },
          ]}
        />
      )}
      <div className={styles.filters}>
        <FilterButton
          label="Tag"
          options={tags.map(({ name, count }) => ({
            value: name,
            label: name,
            ...(!isLoading && { count }),
          }))}
          chosen={filters.tags}
          onChange={(chosen) => onChange({ tags: chosen })}
          empty={isLoading ? 'The tags are still loading.' : 'No snippet has a tag yet.'}
        />
        <FilterButton
          label="Version"
          options={versionFilters.map((value) => ({ value, label: versionFilterName(value) }))}
          chosen={filters.versions}
          onChange={(versions) => onChange({ versions })}
        />
        <button
          type="button"
          aria-label="Favorites"
          className={styles.filter}
          aria-pressed={filters.isFavorite}
          onClick={() => onChange({ isFavorite: !filters.isFavorite })}
        >
          <span className={styles.long}>Favorites</span>
          <IconStar size={16} stroke={1.6} className={styles.short} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.filter}
          aria-pressed={filters.isStale}
          onClick={() => onChange({ isStale: !filters.isStale })}
        >
          Out of date
        </button>
        {offersOriginals && (
          <button
            type="button"
            className={styles.filter}
            aria-pressed={filters.isOriginalChanged}
            onClick={() => onChange({ isOriginalChanged: !filters.isOriginalChanged })}
          >
            Original changed
          </button>
        )}
      </div>
      <div className={styles.end}>
        <p className={styles.count} role="status">
          {isApproximate && shown > 0 && (
            <span className={styles.approximate}>
              <IconAlertTriangle size={16} stroke={1.6} aria-hidden /> No exact match, showing similar words
            </span>
          )}
          {!isLoading && (
            <span className={styles.number}>
              {shown === total ? countOf(total) : `${shown.toLocaleString()} of ${countOf(total)}`}
            </span>
          )}
        </p>
        {savedFilters}
        <ChoiceButton
          label="Sort"
          className={styles.order}
          options={snippetOrders.map((value) => ({ value, label: snippetOrderNames[value] }))}
          value={filters.order}
          onChange={(order) => onChange({ order })}
        />
      </div>
    </div>
  );
}
