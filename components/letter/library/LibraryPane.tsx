import { memo, useMemo, useState, type KeyboardEvent } from 'react';
import { ChoiceButton } from '@/components/on-demand/ChoiceButton';
import { LessonSets } from '@/components/lesson-sets/LessonSets';
import { countOf } from '@/components/snippets/snippet-count';
import { useFavoriteIds } from '@/components/snippets/favorites/use-favorite-ids';
import { useSavedFilters } from '@/components/snippets/saved-filters/use-saved-filters';
import { tagCounts } from '@/components/snippets/filters/tag-counts';
import { findBest, useFoundSnippets } from '@/components/snippets/filters/use-found-snippets';
import { useSearchMarks } from '@/components/snippets/use-search-marks';
import { SearchField } from '@/components/ui/fields/SearchField';
import { Segment } from '@/components/ui/fields/Segment';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Letter } from '@/lib/domain/letter/letter';
import type { NamedLetter } from '@/lib/domain/letter/lesson-set-content';
import { isSameFilter, keptFilter } from '@/lib/domain/snippets/saved-filter';
import {
  areOfTwoLibraries,
  noFilters,
  passesFilters,
  versionFilterName,
  type SnippetFilters,
} from '@/lib/domain/snippets/snippet-filters';
import { snippetOrderNames, snippetOrders, type UsedAt } from '@/lib/domain/snippets/snippet-order';
import type { ChosenLibrary } from './use-chosen-library';
import { NothingToPick } from './NothingToPick';
import { LibraryList } from './LibraryList';
import styles from './LibraryPane.module.css';
import { LibraryTags } from './LibraryTags';
import { SavedFilterChip } from './SavedFilterChip';
import { libraryListId, searchId } from '@/components/letter/element-ids';

interface Props {
  library: ChosenLibrary;
  /** As they were when the page was opened, so that copying a letter does not shuffle the list. */
  ranks: UsedAt;
  /** The place of each chosen snippet in the letter. */
  numbers: ReadonlyMap<string, number>;
  /** Of the dog that is written about. */
  sex: Sex;
  /** How many letters were begun here; each begins with the whole list, from its top. */
  lettersBegun: number;
  uid: string;
  letterNow: () => NamedLetter;
  onReplace: (letter: Letter) => void;
  onToggle: (snippet: Snippet) => void;
  onDone: () => void;
}

const searchField = () => document.querySelector<HTMLInputElement>(`#${searchId}`);
const orders = snippetOrders.map((value) => ({
  value,
  label: value === 'used' ? 'Most used' : snippetOrderNames[value],
}));

/** The snippets to write a letter from. */
export const LibraryPane = memo(function LibraryPane(props: Props) {
  const { library, ranks, numbers, sex, lettersBegun, uid, letterNow, onReplace, onToggle, onDone } = props;
  const { snippets, organization } = library;
  const [filters, setFilters] = useState(noFilters);
  const [active, setActive] = useState(0);
  const favorites = useFavoriteIds();
  const { snippets: found, search, isCurrent } = useFoundSnippets(snippets, filters, ranks, favorites);
  const marks = useSearchMarks(search);
  const tags = useMemo(
    () =>
      mostUsed(
        snippets.filter((snippet) =>
          passesFilters(snippet, { ...noFilters, library: filters.library }, favorites),
        ),
      ),
    [snippets, filters.library, favorites],
  );

  const { saved, isAwaited } = useSavedFilters();
  const current = keptFilter(filters);
  const chosen = saved.find(({ filter }) => isSameFilter(filter, current));

  /** What narrows the list comes with it: nothing that waits is moved. */
  const isKnown = library.status !== 'loading';
  const emptyShelf = wordsOfEmptyShelf(snippets, filters, organization?.name);
  const change = (changes: Partial<SnippetFilters>) => {
    setFilters((known) => ({ ...known, ...changes }));
    setActive(0);
  };
  const [searchedFor, setSearchedFor] = useState(lettersBegun);
  if (searchedFor !== lettersBegun) {
    setSearchedFor(lettersBegun);
    change({ query: '' });
  }
  const toggleTag = (tag: string) =>
    change({
      tags: filters.tags.includes(tag)
        ? filters.tags.filter((other) => other !== tag)
        : [...filters.tags, tag],
    });

  const pick = (best: Snippet | undefined) => {
    if (best) onToggle(best);
  };
  const pickBest = () => {
    if (isCurrent) pick(found[0]);
    else findBest(snippets, filters, ranks, favorites).then(pick, () => undefined);
    // The next search is typed at once, whether the answer to this one is here or not.
    if (!isCurrent || found.length > 0) searchField()?.select();
  };
  const onSearchKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' && found.length > 0) document.getElementById(libraryListId)?.focus();
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) pickBest();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <SearchField
          id={searchId}
          label="Search snippets"
          placeholder="Search title, text, tag"
          value={filters.query}
          onChange={(query) => change({ query })}
          onKeyDown={onSearchKey}
        />
        {isKnown && organization !== null && (
          <Segment
            label="Library"
            options={[
              { value: 'all', label: 'All' },
              { value: 'mine', label: 'Mine' },
              { value: 'organization', label: <span className={styles.cut}>{organization.name}</span> },
            ]}
            value={filters.library}
            onChange={(shelf) => change({ library: shelf })}
            className={styles.shelf}
          />
        )}
        {isKnown && (
          <LibraryTags
            tags={tags}
            chosen={filters.tags}
            onToggle={toggleTag}
            isFavorite={filters.isFavorite}
            onFavorite={
              filters.isFavorite || hasAny(snippets, favorites)
                ? () => change({ isFavorite: !filters.isFavorite })
                : null
            }
            saved={
              saved.length === 0
                ? null
                : {
                    isChosen: chosen !== undefined,
                    length: Math.min(mostOfName, (chosen?.name ?? 'Saved').length) + chevronLength,
                    chip: (
                      <SavedFilterChip
                        saved={saved}
                        chosen={chosen}
                        current={current}
                        snippets={snippets}
                        favorites={favorites}
                        onChoose={change}
                      />
                    ),
                  }
            }
            isAwaited={isAwaited}
            others={chosen ? [] : othersOf(filters, change)}
          />
        )}
      </div>
      {!isKnown ? (
        <SkeletonRows label="Loading snippets" rows={12} />
      ) : library.status === 'failed' ? (
        <NothingToPick kind="failed" onAct={library.retry} />
      ) : snippets.length === 0 ? (
        <NothingToPick kind="empty" />
      ) : (
        <>
          <div className={styles.count}>
            <span role="status">
              {found.length === snippets.length
                ? countOf(snippets.length)
                : `${found.length.toLocaleString()} of ${countOf(snippets.length)}`}
            </span>
            <LessonSets
              uid={uid}
              snippets={snippets}
              letterNow={letterNow}
              onReplace={onReplace}
              className={styles.sort}
            />
            <ChoiceButton
              label="Sort"
              options={orders}
              value={filters.order}
              onChange={(order) => change({ order })}
              className={styles.sort}
            />
          </div>
          {found.length === 0 ? (
            <NothingToPick
              kind="no-match"
              filters={{ ...filters, query: search?.query ?? '' }}
              emptyShelf={emptyShelf}
              onAct={() => change(noFilters)}
            />
          ) : (
            <LibraryList
              key={lettersBegun}
              snippets={found}
              numbers={numbers}
              sex={sex}
              active={active}
              marks={marks}
              favorites={favorites}
              organizationName={organization && areOfTwoLibraries(found) ? organization.name : null}
              onActive={setActive}
              onToggle={onToggle}
            />
          )}
          <button type="button" className={styles.onward} onClick={onDone}>
            Go to details
          </button>
        </>
      )}
    </div>
  );
});

/** Of the name of a saved filter, about as many characters as its chip shows; and what its chevron takes. */
const mostOfName = 12;
const chevronLength = 4;

/** What a saved filter has brought that this pane has no button of its own for. */
const othersOf = (
  { versions, isStale }: SnippetFilters,
  change: (changes: Partial<SnippetFilters>) => void,
) => [
  ...versions.map((version) => ({
    name: versionFilterName(version),
    onRemove: () => change({ versions: versions.filter((other) => other !== version) }),
  })),
  ...(isStale ? [{ name: 'Out of date', onRemove: () => change({ isStale: false }) }] : []),
];

const hasAny = (snippets: readonly Snippet[], ids: ReadonlySet<string>) =>
  ids.size > 0 && snippets.some(({ id }) => ids.has(id));

/** A library that holds nothing is not one in which nothing was found. */
function wordsOfEmptyShelf(
  snippets: readonly Snippet[],
  { library }: SnippetFilters,
  organizationName: string | undefined,
): string | null {
  if (library === 'all' || organizationName === undefined) return null;
  const isMine = library === 'mine';
  if (snippets.some(({ orgId }) => (orgId === undefined) === isMine)) return null;
  return isMine ? 'You have no snippets of your own yet.' : `${organizationName} has no snippets yet.`;
}

function mostUsed(snippets: readonly Snippet[]): string[] {
  return tagCounts(snippets)
    .toSorted((a, b) => b.count - a.count)
    .map(({ name }) => name);
}
