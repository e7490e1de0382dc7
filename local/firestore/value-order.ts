import { DocumentReference, Timestamp } from 'firebase-admin/firestore';

/** Where a document stands, as Firestore orders documents: segment by segment. */
export class DocumentName {
  readonly segments: readonly string[];

  constructor(path: string) {
    this.segments = path.split('/');
  }
}

/** What can be compared here as Firestore compares it; lists, maps, places and vectors can't. */
export type Comparable = null | boolean | number | Timestamp | string | Uint8Array | DocumentName;

/** The same value to compare by; undefined for one that is missing or can't be compared. */
export function comparable(value: unknown): Comparable | undefined {
  if (value instanceof DocumentReference) return new DocumentName(value.path);
  return kindOf(value) === undefined ? undefined : (value as Comparable);
}

/** Firestore's order of kinds. Values of different kinds are never equal, and no range reaches from one to another. */
function kindOf(value: unknown): number | undefined {
  if (value === null) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (value instanceof Timestamp) return 3;
  if (typeof value === 'string') return 4;
  if (value instanceof Uint8Array) return 5;
  if (value instanceof DocumentName) return 6;
  return undefined;
}

export const areOfOneKind = (a: Comparable, b: Comparable) => kindOf(a) === kindOf(b);

/** What an index keeps of a text. A longer one is cut off there; no filter may ask for one. */
export const longestIndexed = 1_499;

export function isTooLong(value: unknown): boolean {
  // No character takes more than three bytes for each of its units.
  if (typeof value === 'string')
    return value.length * 3 > longestIndexed && Buffer.byteLength(value) > longestIndexed;
  return value instanceof Uint8Array && value.length > longestIndexed;
}

/** Firestore's order: below zero where `a` comes first, zero where they are equal. */
export function compareValues(a: Comparable, b: Comparable): number {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (a instanceof Timestamp && b instanceof Timestamp)
    return a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b);
  if (a instanceof DocumentName && b instanceof DocumentName) return compareNames(a, b);
  return Number(kindOf(a)) - Number(kindOf(b)) || Number(a) - Number(b);
}

/** NaN comes before every number, and both zeros are one. */
function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : a > b ? 1 : 0;
}

const firstSurrogate = 0xd800;
const lastSurrogate = 0xdfff;

/** By code points, as bytes of UTF-8 are ordered: JavaScript puts an emoji, in two halves, before U+E000 to U+FFFF. */
function compareTexts(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const x = a.charCodeAt(index);
    const y = b.charCodeAt(index);
    if (x !== y) return rankOf(x) - rankOf(y);
  }
  return a.length - b.length;
}

const rankOf = (unit: number) => (unit >= firstSurrogate && unit <= lastSurrogate ? unit + 0x10000 : unit);

function compareNames({ segments: a }: DocumentName, { segments: b }: DocumentName): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const order = compareTexts(a[index] ?? '', b[index] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
