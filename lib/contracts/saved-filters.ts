import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, noQuery, sexes } from './primitives';
import { snippetLimits, tagTooLong } from './snippet-fields';

const path = '/api/saved-filters';

export const savedFilterLimits = { filters: 50, name: 60, query: 200 } as const;

/** `male`: has the male version; `-male`: lacks it. */
const versionFilterSchema = z.enum([...sexes, '-male', '-female', '-neutral']);
const libraryFilterSchema = z.enum(['all', 'mine', 'organization']);

const filterSchema = z.strictObject({
  query: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        savedFilterLimits.query,
        `A search that is saved can have at most ${savedFilterLimits.query} characters.`,
      ),
    ),
  /** A snippet must carry all of them. */
  tags: z
    .array(
      z.string().check(z.minLength(1, 'A tag needs a name.'), z.maxLength(snippetLimits.tag, tagTooLong)),
    )
    .check(
      z.maxLength(
        snippetLimits.tags,
        `A filter can have at most ${snippetLimits.tags} tags, as many as a snippet can.`,
      ),
    ),
  versions: z.array(versionFilterSchema).check(z.maxLength(6, 'A filter names each version once.')),
  isStale: z.boolean(),
  isFavorite: z.boolean(),
  /** `organization` is whichever one the caller has chosen when they use it. */
  library: libraryFilterSchema,
});

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

const content = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'A filter needs a name.'),
      z.maxLength(savedFilterLimits.name, `A name can have at most ${savedFilterLimits.name} characters.`),
    ),
  filter: filterSchema.check(
    z.refine(
      ({ query, tags, versions, isStale, isFavorite, library }) =>
        query !== '' || tags.length + versions.length > 0 || isStale || isFavorite || library !== 'all',
      'A filter needs something to filter by.',
    ),
  ),
  /** How many stand before it; left out, a new one stands last, and another stays where it is. */
  place: z.optional(z.int().check(z.minimum(0), z.maximum(savedFilterLimits.filters))),
};

/** The caller's own, in the order that they gave them. */
export const listSavedFilters = operation('GET', path, { query: noQuery, reply: z.array(savedFilterSchema) });

/** Refused with 409 where another one has the name, whatever its case, or there are as many as there can be. */
export const createSavedFilter = operation('POST', path, {
  query: noQuery,
  body: z.strictObject(content),
  reply: savedFilterSchema,
  status: 201,
});

/** Puts name and filter in the place of what it was, and itself where `place` says. */
export const updateSavedFilter = operation('PUT', path, {
  query: noQuery,
  body: z.strictObject({ id: idSchema, ...content }),
  reply: savedFilterSchema,
});

/** 204 also where there is none. */
export const deleteSavedFilter = operation('DELETE', path, { query: z.strictObject({ id: idSchema }) });
