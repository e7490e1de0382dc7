import {
  DocumentReference,
  FieldValue,
  GeoPoint,
  Timestamp,
  type DocumentData,
  type Firestore,
} from 'firebase-admin/firestore';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

type Fields = Readonly<Record<string, Json>>;

/** What JSON can't say is written as an object with one of these as its only key. */
const tags = ['$timestamp', '$bytes', '$reference', '$geopoint', '$vector', '$number', '$map'] as const;
type Tag = (typeof tags)[number];

const isTag = (key: string | undefined): key is Tag =>
  (tags as readonly (string | undefined)[]).includes(key);

/** The only key of an object that has exactly one. */
function onlyKey(fields: object): string | undefined {
  const keys = Object.keys(fields);
  return keys.length === 1 ? keys[0] : undefined;
}

const isVector = (value: object): value is { toArray(): number[] } =>
  'toArray' in value && typeof value.toArray === 'function';

const plain = (value: number) => Number.isFinite(value) && !Object.is(value, -0);

export function encodeDocument(data: DocumentData): Fields {
  return encodeFields(data);
}

export function decodeDocument(fields: Fields, firestore: Firestore): DocumentData {
  return decodeFields(fields, firestore);
}

function encodeFields(data: object): Fields {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encode(value)]));
}

function encode(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number')
    return plain(value) ? value : { $number: Object.is(value, -0) ? '-0' : String(value) };
  if (Array.isArray(value)) return value.map(encode);
  if (value instanceof Timestamp) return { $timestamp: [value.seconds, value.nanoseconds] };
  if (value instanceof DocumentReference) return { $reference: value.path };
  if (value instanceof GeoPoint) return { $geopoint: [value.latitude, value.longitude] };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (typeof value === 'object') {
    if (isVector(value)) return { $vector: encode(value.toArray()) };
    const fields = encodeFields(value);
    return isTag(onlyKey(fields)) ? { $map: fields } : fields;
  }
  throw new Error(`A document holds a ${typeof value}, which the journal can't keep.`);
}

function decodeFields(fields: Fields, firestore: Firestore): DocumentData {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value, firestore)]));
}

function decode(value: Json, firestore: Firestore): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isArray(value)) return value.map((entry) => decode(entry, firestore));
  const tag = onlyKey(value);
  return isTag(tag) ? decodeTagged(tag, value[tag], firestore) : decodeFields(value, firestore);
}

function decodeTagged(tag: Tag, content: Json | undefined, firestore: Firestore): unknown {
  switch (tag) {
    case '$timestamp': {
      const [seconds, nanoseconds] = content as [number, number];
      return new Timestamp(seconds, nanoseconds);
    }
    case '$reference':
      return firestore.doc(content as string);
    case '$geopoint': {
      const [latitude, longitude] = content as [number, number];
      return new GeoPoint(latitude, longitude);
    }
    case '$bytes':
      return Buffer.from(content as string, 'base64');
    case '$vector':
      return FieldValue.vector(decode(content as Json, firestore) as number[]);
    case '$number':
      return Number(content);
    case '$map':
      return decodeFields(content as Fields, firestore);
  }
}

// `Array.isArray` alone does not narrow a readonly array away.
const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);
