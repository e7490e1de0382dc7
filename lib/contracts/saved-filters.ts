import * as z from 'zod/mini';
import { operation } from './operation';
import { noQuery, sexes } from './primitives';

export const savedFiltersPath = '/api/saved-filters';

export const savedFilterLimits = { filters: 50, name: 60, query: 200 } as const;

/** `male`: has the male version; `-male`: lacks it. */
export const versionFilterSchema = z.enum([...sexes, '-male', '-female', '-neutral']);
export const libraryFilterSchema = z.enum(['all', 'mine', 'organization']);

export const savedFilterSchema = z.object({
  id: z.string(),
  name: z.string(),
  filter: z.object({
    query: z.string(),
    tags: z.array(z.string()),
    versions: z.array(versionFilterSchema),
    isStale: z.boolean(),
    isFavorite: z.boolean(),
    library: libraryFilterSchema,
  }),
});
export type SavedFilter = z.infer<typeof savedFilterSchema>;
export type SavedFilterContent = Omit<SavedFilter, 'id'>;

/** The caller's own, in the order that they gave them. */
export const listSavedFilters = operation('GET', savedFiltersPath, {
  query: noQuery,
  reply: z.array(savedFilterSchema),
});
