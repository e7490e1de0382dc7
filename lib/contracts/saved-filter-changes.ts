import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, noQuery } from './primitives';
import {
  libraryFilterSchema,
  savedFilterLimits,
  savedFilterSchema,
  savedFiltersPath as path,
  versionFilterSchema,
} from './saved-filters';
import { snippetLimits, tagTooLong } from './snippet-fields';

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
