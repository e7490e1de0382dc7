import { isReserved, namesIn } from './field-path.ts';
import { impossible, invalid, notAsFirestore } from './store-errors.ts';
import {
  isUnequal,
  leavesOf,
  nameField,
  orders,
  valuesOf,
  type StructuredQuery,
  type WireFilter,
} from './structured-query.ts';

/** Throws for a query that Firestore refuses, and for one that is answered otherwise here than there. */
export function checkQuery(query: StructuredQuery): void {
  if (query.findNearest) throw notAsFirestore('find what is nearest');
  if (
    query.from.some(({ allDescendants }) => allDescendants) &&
    (query.orderBy ?? query.startAt ?? query.endAt)
  )
    throw notAsFirestore('order collection groups');
  if ((query.limit?.value ?? 0) < 0 || (query.offset ?? 0) < 0) throw invalid('limit or offset is negative');
  checkFilters(query);
  checkOrders(query);
  checkNames(query);
}

const most = { disjunctions: 30, inequalities: 10, parts: 100 };

function checkFilters({ where, orderBy }: StructuredQuery): void {
  const leaves = leavesOf(where);
  if (leaves.some(({ op }) => op === 'NOT_IN')) throw notAsFirestore('answer not-in');
  if (leaves.filter(isUnequal).length > 1) throw invalid('Only a single != filter is allowed per query.');
  const unequalFields = new Set(leaves.filter(orders).map(({ field }) => field.fieldPath));
  if (unequalFields.size > most.inequalities) throw invalid('Too many fields are filtered by inequality.');
  if (leaves.length + (orderBy ?? []).length > most.parts) throw invalid('Too many filters and orders.');
  if (!where) return;
  const disjunctions = disjunctionsOf(where);
  if (disjunctions > most.disjunctions)
    throw invalid(`Too many disjunctions: ${disjunctions} are more than the ${most.disjunctions} allowed.`);
  if (containsOf(where) > 1)
    throw invalid('A maximum of 1 array-contains filter is allowed per disjunction.');
}

/** How many alternatives a filter comes to once each of them is spelled out. */
function disjunctionsOf({ compositeFilter, fieldFilter }: WireFilter): number {
  if (compositeFilter) {
    const counts = compositeFilter.filters.map(disjunctionsOf);
    return compositeFilter.op === 'OR'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  if (fieldFilter?.op !== 'IN' && fieldFilter?.op !== 'ARRAY_CONTAINS_ANY') return 1;
  const { length } = valuesOf(fieldFilter);
  if (length === 0) throw invalid(`'${fieldFilter.op}' requires a non-empty list.`);
  return length;
}

/** How many filters on what a list contains meet in one alternative. */
function containsOf({ compositeFilter, fieldFilter }: WireFilter): number {
  if (!compositeFilter)
    return fieldFilter?.op === 'ARRAY_CONTAINS' || fieldFilter?.op === 'ARRAY_CONTAINS_ANY' ? 1 : 0;
  const counts = compositeFilter.filters.map(containsOf);
  return compositeFilter.op === 'OR' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
}

function checkOrders({ where, orderBy }: StructuredQuery): void {
  const ordered = (orderBy ?? []).map(({ field }) => field.fieldPath);
  if (new Set(ordered).size < ordered.length) throw invalid('An order names one field twice.');
  if (ordered.slice(0, -1).includes(nameField)) throw invalid('An order names more fields after the name.');
  const isByNameAlone =
    ordered[0] === nameField && leavesOf(where).every(({ field }) => field.fieldPath === nameField);
  if (isByNameAlone && orderBy?.[0]?.direction === 'DESCENDING')
    throw impossible('Firestore does not support descending key scans');
}

function checkNames({ where, orderBy, select }: StructuredQuery): void {
  const fields = [
    ...leavesOf(where).map(({ field }) => field),
    ...(orderBy ?? []).map(({ field }) => field),
    ...(select?.fields ?? []),
  ];
  for (const { fieldPath } of fields) {
    if (fieldPath !== nameField && namesIn(fieldPath).some(isReserved))
      throw invalid(`Invalid reserved name in field path ${fieldPath}`);
  }
}
