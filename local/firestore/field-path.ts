import type { DocumentData } from 'firebase-admin/firestore';

/** The names in a path as the client writes it: `a.b` is two of them, `` `a.b` `` is one. */
export function namesIn(fieldPath: string): string[] {
  const parts = fieldPath.match(/`(?:[^`\\]|\\.)*`|[^.]+/gsu) ?? [];
  return parts.map((part) => (part.startsWith('`') ? part.slice(1, -1).replace(/\\(.)/gsu, '$1') : part));
}

/** Firestore keeps such names for itself. */
export const isReserved = (name: string) => /^__.*__$/su.test(name);

/** What stands at a path; undefined where nothing does. A path leads through maps only, never into a list or a value. */
export function valueAt(data: DocumentData, names: readonly string[]): unknown {
  let value: unknown = data;
  for (const name of names) {
    if (!isMap(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

function isMap(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
