import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, noQuery } from './primitives';

const path = '/api/favorites';

export const mostFavorites = 500;

export const favoriteSchema = z.object({ id: z.string() });
export type Favorite = z.infer<typeof favoriteSchema>;

/** The snippets that the caller has marked, of whatever library, in the order in which they were; one that is deleted since stays named. */
export const listFavorites = operation('GET', path, { query: noQuery, reply: z.array(favoriteSchema) });

/** Marks a snippet; refused with 409 where there are as many as there can be. */
export const addFavorite = operation('PUT', path, {
  query: noQuery,
  body: z.strictObject({ id: idSchema }),
  reply: favoriteSchema,
});

export const removeFavorite = operation('DELETE', path, { query: z.strictObject({ id: idSchema }) });
