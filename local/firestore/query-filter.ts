import { invalid, notAsFirestore } from './store-errors.ts';
import {
  leavesOf,
  valuesOf,
  type Comparison,
  type FieldFilter,
  type UnaryFilter,
  type WireFilter,
  type WireValue,
} from './structured-query.ts';
import { areOfOneKind, comparable, compareValues, isTooLong, type Comparable } from './value-order.ts';

type Test = (value: unknown) => boolean;
/** What a document has at the path of a field; undefined where it has nothing. */
type Read<Document> = (document: Document, fieldPath: string) => unknown;

/** Tells which documents a filter lets through; `decode` reads a value that travelled with it. */
export function filterOf<Document>(
  where: WireFilter | null | undefined,
  read: Read<Document>,
  decode: (value: WireValue) => unknown,
): (document: Document) => boolean {
  const tests = new Map(leavesOf(where).map((leaf) => [leaf, testOf(leaf, decode)] as const));
  const passes = (filter: WireFilter, document: Document): boolean => {
    const { compositeFilter } = filter;
    if (compositeFilter?.op === 'OR') return compositeFilter.filters.some((part) => passes(part, document));
    if (compositeFilter) return compositeFilter.filters.every((part) => passes(part, document));
    const leaf = filter.fieldFilter ?? filter.unaryFilter;
    return leaf ? (tests.get(leaf)?.(read(document, leaf.field.fieldPath)) ?? true) : true;
  };
  return (document) => !where || passes(where, document);
}

function testOf(leaf: FieldFilter | UnaryFilter, decode: (value: WireValue) => unknown): Test {
  const one = (value: WireValue) => operand(decode(value));
  switch (leaf.op) {
    case 'IS_NULL':
      return (value) => value === null;
    case 'IS_NOT_NULL':
      return (value) => value != null;
    case 'IS_NAN':
      return (value) => Number.isNaN(value);
    case 'IS_NOT_NAN':
      return (value) => value != null && !Number.isNaN(value);
    case 'EQUAL':
      return isEqualTo(one(leaf.value));
    case 'NOT_EQUAL': {
      const isEqual = isEqualTo(one(leaf.value));
      return (value) => value != null && !isEqual(value);
    }
    case 'ARRAY_CONTAINS': {
      const isEqual = isEqualTo(one(leaf.value));
      return (value) => Array.isArray(value) && value.some(isEqual);
    }
    case 'IN':
      return isEqualToOneOf(valuesOf(leaf).map(one));
    case 'ARRAY_CONTAINS_ANY': {
      const isEqual = isEqualToOneOf(valuesOf(leaf).map(one));
      return (value) => Array.isArray(value) && value.some(isEqual);
    }
    case 'NOT_IN':
      throw notAsFirestore('answer not-in');
    default:
      return isInRange(leaf.op, one(leaf.value));
  }
}

function operand(value: unknown): Comparable {
  const known = comparable(value);
  if (known === undefined) throw notAsFirestore('compare with a list or a map');
  // The client has operators of its own for a single one; among others it is another matter.
  if (known === null || Number.isNaN(known)) throw notAsFirestore('look for null or NaN among other values');
  if (isTooLong(known)) throw invalid('The value is too large to be used in a query.');
  if (typeof known === 'string' && !known.isWellFormed()) throw invalid('The value is no text.');
  return known;
}

function isEqualTo(expected: Comparable): Test {
  return (value) => {
    const known = comparable(value);
    return known !== undefined && areOfOneKind(known, expected) && compareValues(known, expected) === 0;
  };
}

function isEqualToOneOf(expected: readonly Comparable[]): Test {
  const tests = expected.map(isEqualTo);
  return (value) => tests.some((isEqual) => isEqual(value));
}

const holds: Record<Comparison, (order: number) => boolean> = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
};

/** Of the bound's kind, and no NaN: it is before all numbers, but in no range. */
function isInRange(op: Comparison, bound: Comparable): Test {
  return (value) => {
    const known = comparable(value);
    if (known === undefined || Number.isNaN(known) || !areOfOneKind(known, bound)) return false;
    return holds[op](compareValues(known, bound));
  };
}
