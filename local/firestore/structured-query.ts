/** A value as it travels. */
export interface WireValue {
  readonly arrayValue?: { readonly values?: readonly WireValue[] | null } | null;
  readonly mapValue?: { readonly fields?: WireFields | null } | null;
  readonly stringValue?: string | null;
}
export type WireFields = Readonly<Record<string, WireValue>>;

interface Field {
  readonly fieldPath: string;
}

export type Comparison = 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL';
export interface FieldFilter {
  readonly field: Field;
  readonly op: Comparison | 'EQUAL' | 'NOT_EQUAL' | 'IN' | 'NOT_IN' | 'ARRAY_CONTAINS' | 'ARRAY_CONTAINS_ANY';
  readonly value: WireValue;
}
export interface UnaryFilter {
  readonly field: Field;
  readonly op: 'IS_NULL' | 'IS_NAN' | 'IS_NOT_NULL' | 'IS_NOT_NAN';
}
export interface CompositeFilter {
  readonly op: 'AND' | 'OR';
  readonly filters: readonly WireFilter[];
}
/** One of the three. */
export interface WireFilter {
  readonly fieldFilter?: FieldFilter | null;
  readonly unaryFilter?: UnaryFilter | null;
  readonly compositeFilter?: CompositeFilter | null;
}

export interface WireOrder {
  readonly field: Field;
  readonly direction?: 'DIRECTION_UNSPECIFIED' | 'ASCENDING' | 'DESCENDING' | null;
}
export interface WireCursor {
  readonly values?: readonly WireValue[] | null;
  /** Whether it stands before the document it names. */
  readonly before?: boolean | null;
}

/** A query as Firestore's client sends it, as far as it is understood here. */
export interface StructuredQuery {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean | null }[];
  readonly where?: WireFilter | null;
  readonly orderBy?: readonly WireOrder[] | null;
  readonly startAt?: WireCursor | null;
  readonly endAt?: WireCursor | null;
  readonly offset?: number | null;
  /** Without a value it is zero, which need not travel. */
  readonly limit?: { readonly value?: number | null } | null;
  readonly select?: { readonly fields?: readonly Field[] | null } | null;
  readonly findNearest?: object | null;
}

export const nameField = '__name__';

/** Every filter on a field in it, however deep. */
export function leavesOf(filter: WireFilter | null | undefined): (FieldFilter | UnaryFilter)[] {
  if (!filter) return [];
  if (filter.compositeFilter) return filter.compositeFilter.filters.flatMap(leavesOf);
  const leaf = filter.fieldFilter ?? filter.unaryFilter;
  return leaf ? [leaf] : [];
}

const unequal: readonly string[] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'];
const ranges: readonly string[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];

export const isUnequal = ({ op }: FieldFilter | UnaryFilter) => unequal.includes(op);

/** Whether Firestore orders by the field, and so leaves out documents without it, even where nobody asks for it. */
export const orders = (filter: FieldFilter | UnaryFilter) => isUnequal(filter) || ranges.includes(filter.op);

export const valuesOf = ({ value }: FieldFilter): readonly WireValue[] => value.arrayValue?.values ?? [];
