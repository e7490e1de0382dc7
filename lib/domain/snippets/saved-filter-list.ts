import type { SavedFilter } from '@/lib/contracts/saved-filters';
import { Refusal } from '@/lib/domain/organizations/refusal';

type Filters = readonly SavedFilter[];

const sameName = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;

/** The filter of that name, whatever its case. */
export const filterNamed = (filters: Filters, name: string) =>
  filters.find((each) => sameName(each.name, name.trim()));

export const withoutFilter = (filters: Filters, id: string): Filters =>
  filters.some((each) => each.id === id) ? filters.filter((each) => each.id !== id) : filters;

/** With the filter behind `place` others; without a place, where it stands already, or last. */
export function withFilter(filters: Filters, filter: SavedFilter, place?: number): Filters {
  const stands = filters.findIndex(({ id }) => id === filter.id);
  const at = place ?? (stands < 0 ? filters.length : stands);
  const others = filters.filter(({ id }) => id !== filter.id);
  return [...others.slice(0, at), filter, ...others.slice(at)];
}

const withNamed = (filters: Filters, filter: SavedFilter, place?: number): Filters | Refusal =>
  filterNamed(withoutFilter(filters, filter.id), filter.name)
    ? new Refusal('conflict', 'You already have a saved filter with this name.')
    : withFilter(filters, filter, place);

/** At most `most` of them. */
export const addFilter = (filters: Filters, filter: SavedFilter, most: number, place?: number) =>
  filters.length < most
    ? withNamed(filters, filter, place)
    : new Refusal('conflict', `You have ${most} saved filters, the most you can have.`);

export const changeFilter = (filters: Filters, filter: SavedFilter, place?: number) =>
  filters.some(({ id }) => id === filter.id)
    ? withNamed(filters, filter, place)
    : new Refusal('not_found', 'There is no such saved filter.');
