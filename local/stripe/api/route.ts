import type * as z from 'zod/mini';
import { listOf, type List } from '../objects/wire.ts';
import type { Context } from '../engine/context.ts';

export interface Route {
  readonly method: string;
  /** Its first group is the id that the call is about. */
  readonly path: RegExp;
  readonly params: unknown;
  readonly answer: (context: Context, params: unknown, id: string) => unknown;
}

/** A call: `path` as Stripe's reference writes it, with `:id` where the id is. */
export function on<Schema extends z.ZodMiniType>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  params: Schema,
  answer: (context: Context, params: z.infer<Schema>, id: string) => unknown,
): Route {
  const pattern = new RegExp(`^${path.replace(':id', '([^/]+)')}$`);
  return { method, path: pattern, params, answer: answer as Route['answer'] };
}

/** The page of a list that was asked for. */
export function page<T extends { readonly id: string }>(
  url: string,
  all: readonly T[],
  { limit = 10, starting_after: after }: { limit?: number | undefined; starting_after?: string | undefined },
): List<T> {
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return listOf(url, all.slice(start, start + limit), all.length > start + limit);
}
