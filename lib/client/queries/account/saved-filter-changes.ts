import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createSavedFilter,
  deleteSavedFilter,
  updateSavedFilter,
} from '@/lib/contracts/saved-filter-changes';
import type { SavedFilter, SavedFilterContent } from '@/lib/contracts/saved-filters';
import { call } from '@/lib/client/wire/call';
import { useRetryKeys } from '@/lib/client/wire/use-retry-keys';
import { withFilter, withoutFilter } from '@/lib/domain/snippets/saved-filter-list';
import { savedFiltersQuery } from './saved-filter-queries';

type Filters = readonly SavedFilter[];

/** Changes of one list reach the server in the order in which they were made. */
const inTurn = (uid: string) => ({ scope: { id: `saved-filters ${uid}` } });

function useShownFilters(uid: string) {
  const client = useQueryClient();
  const { queryKey } = savedFiltersQuery(uid);
  return {
    now: (): Filters => client.getQueryData<Filters>(queryKey) ?? [],
    change: (changed: (filters: Filters) => Filters) =>
      void client.setQueryData<Filters>(queryKey, (filters = []) => changed(filters)),
    /** An answer of before would take back what is shown. */
    hold: () => client.cancelQueries({ queryKey }),
  };
}

/** Saves a filter under a new name, last or where it stood before it was deleted. */
export function useSaveFilter(uid: string) {
  const shown = useShownFilters(uid);
  const { keyOf, settle } = useRetryKeys();
  return useMutation({
    ...inTurn(uid),
    mutationFn: async (body: SavedFilterContent & { place?: number }) => {
      const about = JSON.stringify(body);
      const saved = await call(createSavedFilter, { body, idempotencyKey: keyOf(about) });
      settle(about);
      return saved;
    },
    onMutate: shown.hold,
    onSuccess: (saved, { place }) => shown.change((filters) => withFilter(filters, saved, place)),
  });
}

/** Name, filter and place of one that is there. It is shown at once, and as it was again where that failed. */
export function useChangeFilter(uid: string) {
  const shown = useShownFilters(uid);
  return useMutation({
    ...inTurn(uid),
    mutationFn: (body: SavedFilter & { place?: number }) => call(updateSavedFilter, { body }),
    onMutate: async ({ place, ...filter }) => {
      await shown.hold();
      const before = shown.now();
      shown.change((filters) => withFilter(filters, filter, place));
      return placed(before, filter.id);
    },
    onError: (_error, _sent, before) => {
      if (before) shown.change((filters) => withFilter(filters, before.filter, before.place));
    },
  });
}

/** Takes one away, from where it is shown at once; it is back in its place where that failed. */
export function useDeleteFilter(uid: string) {
  const shown = useShownFilters(uid);
  return useMutation({
    ...inTurn(uid),
    mutationFn: (id: string) => call(deleteSavedFilter, { query: { id } }),
    onMutate: async (id) => {
      await shown.hold();
      const before = shown.now();
      shown.change((filters) => withoutFilter(filters, id));
      return placed(before, id);
    },
    onError: (_error, _id, before) => {
      if (before) shown.change((filters) => withFilter(filters, before.filter, before.place));
    },
  });
}

function placed(filters: Filters, id: string) {
  const place = filters.findIndex((each) => each.id === id);
  const filter = filters[place];
  return filter && { filter, place };
}
