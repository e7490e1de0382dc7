import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { decodeDocument, encodeDocument } from '@/local/firestore/document-codec';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';

const firestore = embeddedFirestore('demo-codec');
const throughJson = (data: object) =>
  decodeDocument(JSON.parse(JSON.stringify(encodeDocument(data))) as Record<string, null>, firestore);

describe('a document survives the way to disk and back', () => {
  test.each([
    [
      'plain values',
      { text: 'sit', count: 3, half: 0.5, yes: true, nothing: null, list: [1, ['a'], {}], map: { a: {} } },
    ],
    ['a time, to the nanosecond', { at: new Timestamp(1_700_000_000, 123_456_789) }],
    ['bytes', { bytes: Buffer.from([0, 255, 10]) }],
    ['a reference', { owner: firestore.doc('users/u1/dogs/bella') }],
    ['a place', { place: new GeoPoint(-12.5, 130.75) }],
    ['a vector', { vector: FieldValue.vector([1, 2.5, -3]) }],
    ['numbers that JSON lacks', { values: [NaN, Infinity, -Infinity, -0] }],
    [
      'maps that look like our tags',
      { a: { $timestamp: [1, 2] }, b: { $map: { $map: 1 } }, c: { $other: 1 } },
    ],
    ['nested values', { list: [{ at: new Timestamp(1, 0), deep: [Buffer.from('x')] }] }],
  ])('%s', (_, data) => {
    expect(throughJson(data)).toEqual(data);
  });

  test('a function is refused rather than lost', () => {
    expect(() => encodeDocument({ call: () => 1 })).toThrow('function');
  });
});
