import { useRouter } from 'next/router';
import { useCallback, useMemo, useState } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useOnceFound } from '@/lib/client/search/use-library-search';
import { useSnippetUses } from '@/lib/client/queries/account/snippet-uses';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { relativeTime } from '@/lib/domain/app/relative-time';
import { changedOriginals } from '@/lib/domain/snippets/changed-originals';
import { settledRows, type Horizon } from '@/lib/domain/snippets/arriving-rows';
import { noFilters, type SnippetFilters } from '@/lib/domain/snippets/snippet-filters';
import { lastUsed, type UsedAt } from '@/lib/domain/snippets/snippet-order';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useFavorites } from '@/components/snippets/favorites/use-favorites';
import { FilterBar } from '@/components/snippets/filters/FilterBar';
import type { Panel } from '@/components/snippets/actions/SnippetActions';
import { editAddress } from '@/components/snippets/snippet-addresses';
import type { Unsent } from './SnippetRow';
import { SnippetTable } from './SnippetTable';
import styles from './SnippetsPage.module.css';
import { focusFirstRow, focusSearch } from './table-keys';
import { FilterColumn } from '@/components/snippets/saved-filters/FilterColumn';
import { FilterNavButton } from '@/components/snippets/saved-filters/FilterNavButton';
import { useFilterNav } from '@/components/snippets/saved-filters/use-filter-nav';
import { tagCounts } from '@/components/snippets/filters/tag-counts';
import { useDeleteSnippets } from '@/components/snippets/actions/use-delete-snippets';
import { useFoundSnippets, type FoundSnippets } from '@/components/snippets/filters/use-found-snippets';
import { useSearchMarks } from '@/components/snippets/use-search-marks';
import { missingVersions, useMakeVersions } from '@/components/snippets/versions/use-make-versions';
import { useMayWrite } from '@/components/snippets/use-may-write';
import { useNow } from '@/lib/client/browser/use-now';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import { useSelection } from './use-selection';
import { useSnippetFilters } from '@/components/snippets/filters/use-snippet-filters';

const SnippetActions = onDemand(() =>
  import('@/components/snippets/actions/SnippetActions').then((module) => module.SnippetActions),
);

const SelectionBar = onDemand(() =>
  import('@/components/snippets/actions/SelectionBar').then((module) => module.SelectionBar),
);
const NoMatch = onDemand(() => import('./NoMatch').then((module) => module.NoMatch));
const EmptyShared = onDemand(() => import('./EmptyShared').then((module) => module.EmptyShared));
const EmptyMine = onDemand(() => import('./EmptyMine').then((module) => module.EmptyMine));

/** What the column of times tells. */
interface Times {
  readonly label: string;
  readonly hint?: string;
  readonly of: (snippet: Snippet, usedAt: UsedAt) => number | null;
}
const used: Times = { label: 'Used', hint: 'Last used in an email', of: lastUsed };
const added: Times = { label: 'Added', of: ({ createdAt }) => Date.parse(createdAt) };
const modified: Times = { label: 'Modified', of: ({ updatedAt }) => Date.parse(updatedAt) };

interface Props {
  snippets: readonly Snippet[];
  unsentOf: (snippet: Snippet) => Unsent | null;
  /** What can be said of the list before it is here stands already, so that nothing moves when it comes. */
  isLoading: boolean;
  /** Up to where all have arrived while the rest is loading; null: nowhere. */
  horizon: Horizon | null;
}

/** The list itself: filters, table and what can be done with its rows. */
export function SnippetLibrary({ snippets, unsentOf, isLoading, horizon }: Props) {
  const router = useRouter();
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const { current: organization, expectedId } = useOrganization();
  const [filters, changeFilters] = useSnippetFilters();
  const { usedAt, ranks } = useSnippetUses(uid);
  const favorites = useFavorites();
  const found = useFoundSnippets(snippets, filters, usedAt, favorites.ids, ranks);
  const enterList = useOnceFound(filters.query, found.isCurrent, focusFirstRow);
  const marks = useSearchMarks(found.search);
  const rows = useMemo(
    () => (isLoading ? rowsSoFar(found, filters, usedAt, horizon) : found.snippets),
    [isLoading, found, filters, usedAt, horizon],
  );
  const selection = useSelection(rows);
  const [panel, setPanel] = useState<Panel | null>(null);
  const deleteSnippets = useDeleteSnippets();
  const mayWrite = useMayWrite();
  const { progress, make, stop } = useMakeVersions();
  const now = useNow();
  const changed = useMemo(() => changedOriginals(snippets), [snippets]);
  const tags = useMemo(() => tagCounts(snippets), [snippets]);

  const open = useCallback(
    (snippet: Snippet) => void router.push(editAddress(snippet)),
    // The router object is another one after each navigation; its push is not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [router.push],
  );
  const openMenu = useCallback(
    (snippet: Snippet, anchor: HTMLElement) => setPanel({ kind: 'row', snippet, anchor, isOpen: true }),
    [],
  );
  const remove = useStableCallback((chosen: readonly Snippet[]) => {
    const deletable = chosen.filter(mayWrite);
    if (deletable.length === 0) return;
    selection.clear();
    deleteSnippets(deletable);
  });

  // A tag taken off can hide all that was selected: nothing is left to act upon then.
  if (panel?.isOpen && panel.kind !== 'row' && selection.selected.length === 0) {
    setPanel({ ...panel, isOpen: false });
  }

  // A library that holds nothing is not one in which nothing was found.
  const holdsMine = snippets.some(({ orgId }) => orgId === undefined);
  const holdsShared = snippets.some(({ orgId }) => orgId !== undefined);
  const empty =
    organization && filters.library === 'organization' && !holdsShared
      ? 'organization'
      : organization && filters.library === 'mine' && !holdsMine
        ? 'mine'
        : null;
  const chooseWhatMoves = () => {
    changeFilters({ ...noFilters, order: filters.order, library: 'mine' });
    if (organization && mayWrite({ orgId: organization.id }))
      notify({
        severity: 'info',
        text: `Select the snippets that ${organization.name} should have, then choose “Move or copy…”.`,
      });
  };

  // What was never used stands by when it was added, and is told by that.
  const isEverUsed = useMemo(
    () => snippets.some((one) => lastUsed(one, usedAt) !== null),
    [snippets, usedAt],
  );
  const times = filters.order !== 'used' ? modified : isEverUsed ? used : added;
  const timeOf = useCallback(
    (snippet: Snippet) => {
      const time = times.of(snippet, usedAt);
      return time === null ? 'Never' : relativeTime(time, now);
    },
    [times, usedAt, now],
  );
  const organizationName = organization?.name ?? (expectedId === null ? null : '');
  const content = useFilterNav({
    snippets,
    filters,
    favorites: favorites.ids,
    hasOrganization: organizationName !== null,
    isLoading,
  });
  const ways = {
    content,
    order: filters.order,
    organizationName: organization?.name ?? null,
  };

  return (
    <>
      <div className={styles.filters}>
        <FilterBar
          filters={filters}
          onChange={changeFilters}
          onEnterList={enterList}
          tags={tags}
          savedFilters={<FilterNavButton {...ways} />}
          organizationName={organizationName}
          offersOriginals={changed.size > 0 || filters.isOriginalChanged}
          isLoading={isLoading || found.isAwaited}
          shown={found.snippets.length}
          total={snippets.length}
          isApproximate={found.isApproximate}
        />
      </div>
      <div className={styles.library}>
        <FilterColumn {...ways} />
        <div className={styles.list}>
          {(isLoading || found.isAwaited) && rows.length === 0 ? (
            <Skeleton />
          ) : !isLoading && empty === 'organization' && organization ? (
            <EmptyShared organization={organization} onMove={chooseWhatMoves} />
          ) : !isLoading && empty === 'mine' && organization ? (
            <EmptyMine
              organizationName={organization.name}
              onShowShared={() =>
                changeFilters({ ...noFilters, order: filters.order, library: 'organization' })
              }
            />
          ) : rows.length === 0 ? (
            <NoMatch
              filters={{ ...filters, query: found.search?.query ?? '' }}
              onClear={() => {
                changeFilters({ ...noFilters, order: filters.order });
                focusSearch();
              }}
            />
          ) : (
            <SnippetTable
              snippets={rows}
              isWhole={!isLoading}
              selection={selection}
              marks={marks}
              organizationName={organization?.name ?? null}
              timeLabel={times.label}
              timeHint={times.hint}
              timeOf={timeOf}
              unsentOf={unsentOf}
              favorites={favorites.ids}
              changedOriginals={changed}
              onFavorite={favorites.toggle}
              onOpen={open}
              onMenu={openMenu}
              onDelete={remove}
              bulkBar={
                selection.selected.length > 0 && (
                  <SelectionBar
                    selected={selection.selected}
                    total={isLoading ? null : rows.length}
                    progress={progress}
                    onMake={(chosen) => {
                      if (progress === null) void make(chosen, missingVersions);
                    }}
                    onStop={stop}
                    onPanel={setPanel}
                    onDelete={remove}
                    onSelectAll={selection.selectAll}
                    onClear={selection.clear}
                  />
                )
              }
            />
          )}
          {isLoading && rows.length > 0 && <Skeleton />}
        </div>
      </div>
      {panel !== null && (
        <SnippetActions
          panel={panel}
          anchor={panel.isOpen ? panel.anchor : null}
          selected={selection.selected}
          tags={tags.map(({ name }) => name)}
          onClose={() => setPanel((current) => current && { ...current, isOpen: false })}
          onDelete={(snippet) => remove([snippet])}
          favorites={favorites.ids}
          onFavorite={favorites.toggle}
        />
      )}
    </>
  );
}

const Skeleton = () => (
  <div className={styles.skeleton}>
    <SkeletonRows label="Loading snippets" rows={12} />
  </div>
);

/** Of what has arrived, what stays where it is; the best hits are not known before all are here. */
function rowsSoFar(
  { snippets }: FoundSnippets,
  { query, order }: SnippetFilters,
  usedAt: UsedAt,
  horizon: Horizon | null,
): readonly Snippet[] {
  return horizon === null || query !== '' ? [] : settledRows(snippets, order, usedAt, horizon);
}
