import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Operation } from '@/lib/contracts/operation';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const modules = await Promise.all(
  readdirSync('lib/contracts').map(async (file) => {
    const name = file.replace(/\.ts$/, '');
    return (await import(`../../lib/contracts/${name}.ts`)) as Record<string, unknown>;
  }),
);

/** Every operation of the contracts, by the name under which it is exported. */
export const operations = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (isOperation(value) ? [[name, value] as const] : []));

/** What a parameter can be: the first that its schema takes. */
const samples = ['abc', 'a@x.example', '1', '2026-11', 'true', 'accept', 'reject', 'email'];

/** An address at which the operation's query fits, with no more than it asks for. */
export function addressOf([name, { path, query }]: (typeof operations)[number]): string {
  if (!(query instanceof z.ZodMiniObject)) throw new Error(`The query of ${name} is not an object.`);
  const search = new URLSearchParams();
  for (const [parameter, schema] of Object.entries(query.shape)) {
    if (z.safeParse(schema, undefined).success) continue;
    const sample = samples.find((text) => z.safeParse(schema, text).success);
    if (sample === undefined) throw new Error(`There is no sample for ${parameter} in the query of ${name}.`);
    search.set(parameter, sample);
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
