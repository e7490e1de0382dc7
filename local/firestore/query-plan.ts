import type { MetaDocumentExists } from '@firebase-bridge/firestore-admin';
import { namesIn, valueAt } from './field-path.ts';
import { filterOf } from './query-filter.ts';
import { checkQuery } from './query-limits.ts';
import { notAsFirestore } from './store-errors.ts';
import {
  leavesOf,
  nameField,
  orders,
  type StructuredQuery,
  type WireCursor,
  type WireValue,
} from './structured-query.ts';
import {
  comparable,
  compareValues,
  DocumentName,
  isTooLong,
  longestIndexed,
  type Comparable,
} from './value-order.ts';

/** What a query finds, by Firestore's rules. */
export interface QueryPlan {
  readonly matches: (document: MetaDocumentExists) => boolean;
  /** Everything that matches as it is answered: ordered, between the cursors, no more than asked for. */
  readonly arrange: (found: readonly MetaDocumentExists[]) => MetaDocumentExists[];
}

/** Throws for a query that is not answered here as Firestore answers it; `decode` reads a value that travelled with it. */
export function planOf(query: StructuredQuery, decode: (value: WireValue) => unknown): QueryPlan {
  checkQuery(query);
  const read = readerOf();
  const passes = filterOf(query.where, read, decode);
  const order = orderOf(query);
  const cursor = ({ values }: WireCursor) => (values ?? []).map((value) => orderable(decode(value)));
  const [start, end] = [query.startAt && cursor(query.startAt), query.endAt && cursor(query.endAt)];
  const compare = (a: readonly Comparable[], b: readonly Comparable[]) => {
    // A cursor may have fewer values than there are orders: it stands beside all that are equal in these.
    const shorter = Math.min(a.length, b.length);
    for (let index = 0; index < shorter; index += 1) {
      const found = compareValues(a[index] ?? null, b[index] ?? null);
      if (found !== 0) return order[index]?.isDescending ? -found : found;
    }
    return 0;
  };
  const isWithin = (keys: readonly Comparable[]) => {
    const fromStart = start ? compare(keys, start) : 1;
    const fromEnd = end ? compare(keys, end) : -1;
    return (
      (fromStart > 0 || (fromStart === 0 && query.startAt?.before === true)) &&
      (fromEnd < 0 || (fromEnd === 0 && query.endAt?.before !== true))
    );
  };
  const required = order.map(({ fieldPath }) => fieldPath).filter((fieldPath) => fieldPath !== nameField);
  const offset = query.offset ?? 0;

  return {
    // Who is ordered by a field has it.
    matches: (document) =>
      passes(document) && required.every((fieldPath) => read(document, fieldPath) !== undefined),
    arrange: (found) =>
      found
        .map((document) => ({
          document,
          keys: order.map(({ fieldPath }) => orderable(read(document, fieldPath))),
        }))
        .filter(({ keys }) => isWithin(keys))
        .sort((a, b) => compare(a.keys, b.keys))
        .slice(offset, query.limit ? offset + query.limit.value : undefined)
        .map(({ document }) => document),
  };
}

/** Reads a document's fields by their paths, each of which is taken apart once. */
function readerOf() {
  const paths = new Map<string, readonly string[]>();
  return ({ path, data }: MetaDocumentExists, fieldPath: string): unknown => {
    if (fieldPath === nameField) return new DocumentName(path);
    const names = paths.get(fieldPath) ?? namesIn(fieldPath);
    paths.set(fieldPath, names);
    return valueAt(data, names);
  };
}

/** What the query says, then the fields of its inequalities, then the name, in the direction of what was said last. */
function orderOf({ where, orderBy }: StructuredQuery) {
  const said = (orderBy ?? []).map(({ field, direction }) => ({
    fieldPath: field.fieldPath,
    isDescending: direction === 'DESCENDING',
  }));
  const isDescending = said.at(-1)?.isDescending ?? false;
  const implied = leavesOf(where)
    .filter(orders)
    .map(({ field }) => field.fieldPath)
    .filter((fieldPath) => fieldPath !== nameField)
    .sort();
  const known = new Set(said.map(({ fieldPath }) => fieldPath));
  const added = [...new Set([...implied, nameField])]
    .filter((fieldPath) => !known.has(fieldPath))
    .map((fieldPath) => ({ fieldPath, isDescending }));
  return [...said, ...added];
}

function orderable(value: unknown): Comparable {
  const known = comparable(value);
  if (known === undefined) throw notAsFirestore('order by lists and maps');
  if (isTooLong(known)) throw notAsFirestore(`order by texts over ${longestIndexed} bytes`);
  return known;
}
