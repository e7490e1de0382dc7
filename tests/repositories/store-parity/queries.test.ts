import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  Timestamp,
  type CollectionReference,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { agree, anyCode, code, queries } from './two-stores';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const { where, or, and } = Filter;

agree(
  'orders and filters',
  queries(
    {
      a: { n: 1, m: 1 },
      b: { n: 2 },
      c: { n: null, m: 2 },
      d: { m: 3 },
      e: { n: 'x' },
      f: { n: NaN },
      g: { n: true },
      h: { n: new Timestamp(5, 0) },
    },
    [
      ['an order leaves out who has not got the field', (c) => c.orderBy('n'), 'c g f a b h e'],
      ['an order backwards too', (c) => c.orderBy('n', 'desc'), 'e h b a f g c'],
      ['two orders leave out who has not got both', (c) => c.orderBy('n').orderBy('m'), 'c a'],
      ['an order beside an equality', (c) => c.where('n', '==', 2).orderBy('m'), ''],
      ['!= leaves out null and who has not got the field', (c) => c.where('n', '!=', 1), 'g f b h e'],
      ['!= null', (c) => c.where('n', '!=', null), 'g f a b h e'],
      ['!= NaN', (c) => c.where('n', '!=', NaN), 'g a b h e'],
      ['== null', (c) => c.where('n', '==', null), 'c'],
      ['== NaN', (c) => c.where('n', '==', NaN), 'f'],
      ['two of !=', (c) => c.where('n', '!=', 1).where('m', '!=', 1), code(3)],
      ['!=, ordered by another field', (c) => c.where('m', '!=', 3).orderBy('n'), 'c a'],
      ['a range takes in one kind only', (c) => c.where('n', '>', 0), 'a b'],
      ['a range of booleans', (c) => c.where('n', '>=', false), 'g'],
      ['a range takes in no NaN', (c) => c.where('n', '<=', 5), 'a b'],
      ['a range of two ends', (c) => c.where('m', '>', 1).where('m', '<=', 3), 'c d'],
      ['ranges of two fields', (c) => c.where('n', '>', 0).where('m', '>', 0), 'a'],
      ['a range, ordered by another field', (c) => c.where('m', '>', 1).orderBy('n', 'desc'), 'c'],
      ['not-in', (c) => c.where('n', 'not-in', [1, 2]), 'g f h e', 'refused'],
      ['a limit of none', (c) => c.limit(0), ''],
      ['a limit below none', (c) => c.limit(-1), code(3)],
      ['an offset', (c) => c.offset(1).limit(2), 'b c'],
      ['the last ones', (c) => c.orderBy('m').limitToLast(2), 'c d'],
      ['the last ones by name', (c) => c.orderBy('__name__').limitToLast(2), code(9)],
      ['by name backwards', (c) => c.orderBy('__name__', 'desc'), code(9)],
      ['by name backwards beside an equality', (c) => c.where('m', '==', 1).orderBy('__name__', 'desc'), 'a'],
      ['by name and then something', (c) => c.orderBy('__name__').orderBy('n'), code(3)],
      ['by one field twice', (c) => c.orderBy('n').orderBy('n', 'desc'), code(3)],
      ['by a field that is what all objects have', (c) => c.orderBy('constructor'), ''],
      ['a name', (c) => c.where(FieldPath.documentId(), '==', 'b'), 'b'],
      ['names', (c) => c.where(FieldPath.documentId(), 'in', ['d', 'b', 'z']), 'b d'],
      ['names after one', (c) => c.where(FieldPath.documentId(), '>', 'f'), 'g h'],
      ['a reserved name', (c) => c.where('__x__', '==', 1), code(3)],
      [
        '101 filters',
        (c) => many(101).reduce<FirebaseFirestore.Query>((q, n) => q.where(`f${n}`, '==', 1), c),
        code(3),
      ],
      [
        'ranges of 11 fields',
        (c) => many(11).reduce<FirebaseFirestore.Query>((q, n) => q.where(`f${n}`, '>', 1), c),
        code(3),
      ],
      ['a half of a surrogate pair', (c) => c.where('n', '==', '\ud800'), anyCode],
    ],
  ),
);

agree(
  'alternatives',
  queries(
    {
      a: { v: 1, t: 3, o: 1, p: [1] },
      b: { v: 2, t: 3, o: 1, p: [2, 1] },
      c: { v: 3, t: 1, o: 1, p: [3] },
      d: { v: 4, t: 9, o: 2 },
      e: { t: 2 },
      f: { v: null, o: 3 },
    },
    [
      ['of equalities', (c) => c.where(or(where('v', '==', 2), where('o', '==', 2))), 'b d'],
      [
        'of equalities, ordered',
        (c) => c.where(or(where('v', '==', 2), where('t', '==', 2))).orderBy('v'),
        'b',
      ],
      [
        'of an equality and a range: ordered by the range',
        (c) => c.where(or(where('o', '==', 3), where('t', '>', 1))),
        'e a b d',
      ],
      [
        'of two ranges: who has both fields',
        (c) => c.where(or(where('v', '>', 3), where('t', '<', 3))),
        'c d',
      ],
      ['of != and an equality', (c) => c.where(or(where('v', '!=', 1), where('o', '==', 3))), 'f b c d'],
      ['of null and an equality', (c) => c.where(or(where('v', '==', null), where('o', '==', 2))), 'd f'],
      [
        'in each other',
        (c) =>
          c.where('o', '==', 1).where(or(where('v', '==', 1), and(where('v', '>', 2), where('t', '<', 2)))),
        'c a',
      ],
      ['30 of them', (c) => c.where(or(...many(30).map((n) => where('v', '==', n)))), 'a b c d'],
      ['31 of them', (c) => c.where(or(...many(31).map((n) => where('v', '==', n)))), code(3)],
      ['in: 11', (c) => c.where('v', 'in', many(11)), 'a b c d'],
      ['in: 30', (c) => c.where('v', 'in', many(30)), 'a b c d'],
      ['in: 31', (c) => c.where('v', 'in', many(31)), code(3)],
      ['in: none', (c) => c.where('v', 'in', []), code(3)],
      ['in: of several kinds', (c) => c.where('v', 'in', ['x', 1, true]), 'a'],
      ['in, ordered', (c) => c.where('o', 'in', [1, 2]).orderBy('v', 'desc'), 'd c b a'],
      ['in beside in', (c) => c.where('v', 'in', [1, 2]).where('o', 'in', [1, 2]), 'a b'],
      ['in beside in, 36 together', (c) => c.where('v', 'in', many(6)).where('o', 'in', many(6)), code(3)],
      ['in: null among others', (c) => c.where('v', 'in', [null, 1]), 'a', 'refused'],
      ['in: a map', (c) => c.where('v', 'in', [{ k: 1 }]), '', 'refused'],
      ['array-contains', (c) => c.where('p', 'array-contains', 1), 'a b'],
      [
        'array-contains beside an equality',
        (c) => c.where('p', 'array-contains', 1).where('v', '==', 2),
        'b',
      ],
      [
        'array-contains twice',
        (c) => c.where('p', 'array-contains', 1).where('p', 'array-contains', 2),
        code(3),
      ],
      [
        'array-contains in either',
        (c) => c.where(or(where('p', 'array-contains', 2), where('p', 'array-contains', 3))),
        'b c',
      ],
      ['array-contains-any', (c) => c.where('p', 'array-contains-any', many(30).slice(2)), 'b c'],
      [
        'array-contains-any beside array-contains',
        (c) => c.where('p', 'array-contains', 1).where('p', 'array-contains-any', [2]),
        code(3),
      ],
      ['array-contains-any: none', (c) => c.where('p', 'array-contains-any', []), code(3)],
      ['equal to a list', (c) => c.where('p', '==', [1]), 'a', 'refused'],
      ['ordered by lists', (c) => c.orderBy('p'), 'a b c', 'refused'],
    ],
  ),
);

agree(
  'cursors',
  queries({ a: { t: 3, n: 1 }, b: { t: 3, n: 2 }, c: { t: 1, n: 3 }, d: { t: 9 }, e: { t: 2 } }, [
    [
      'of fewer values than orders: after',
      (c) => c.orderBy('t', 'desc').orderBy('__name__', 'desc').startAfter(3),
      'e c',
    ],
    [
      'of fewer values than orders: at',
      (c) => c.orderBy('t', 'desc').orderBy('__name__', 'desc').startAt(3),
      'b a e c',
    ],
    ['of fewer values than orders: before', (c) => c.orderBy('t').orderBy('n').endBefore(3), 'c'],
    ['of another kind', (c) => c.orderBy('t').startAt('x'), ''],
    ['of null', (c) => c.orderBy('t').startAfter(null), 'c e a b d'],
    ['on both sides', (c) => c.orderBy('t').startAfter(1).endAt(3), 'e a b'],
    ['and the last ones', (c) => c.orderBy('t').endAt(3).limitToLast(2), 'a b'],
  ]),
);

const z = (count: number) => 'z'.repeat(count);

agree(
  'texts',
  queries(
    {
      emoji: { v: '\u{1F415}', i: ['\u{1F415}'] },
      wave: { v: '\uff5e' },
      z: { v: 'z' },
      private: { v: '\uf8ff' },
      none: { v: '' },
    },
    [
      ['are ordered by code points', (c) => c.orderBy('v'), 'none z private wave emoji'],
      ['and backwards', (c) => c.orderBy('v', 'desc'), 'emoji wave private z none'],
      ['above one', (c) => c.where('v', '>', '\uff5e'), 'emoji'],
      ['below one', (c) => c.where('v', '<', '\u{1F415}'), 'none z private wave'],
      ['after a cursor', (c) => c.orderBy('v').startAfter('\uff5e'), 'emoji'],
      ['that are empty', (c) => c.where('v', '==', ''), 'none'],
      ['of 1,499 bytes', (c) => c.where('v', '==', z(1_499)), ''],
      ['of 1,500 bytes', (c) => c.where('v', '==', z(1_500)), code(3)],
      ['of 750 letters in 1,500 bytes', (c) => c.where('v', '==', 'é'.repeat(750)), code(3)],
      ['of 749 letters in 1,498 bytes', (c) => c.where('v', '==', 'é'.repeat(749)), ''],
      ['too long for !=', (c) => c.where('v', '!=', z(1_500)), code(3)],
      ['too long for a range', (c) => c.where('v', '>', z(1_500)), code(3)],
      ['too long for in', (c) => c.where('v', 'in', [z(1_500)]), code(3)],
      ['too long in a list', (c) => c.where('i', 'array-contains', z(1_500)), code(3)],
    ],
  ),
);

agree(
  'long texts',
  queries({ b: { v: `${z(1_500)}a`, i: 1 }, a: { v: `${z(1_500)}b`, i: 1 }, c: { v: z(1_498), i: 2 } }, [
    ['are left alone by other filters', (c) => c.where('i', '==', 1), 'a b'],
    ['are not ordered beyond what is indexed', (c) => c.orderBy('v'), 'c a b', 'refused'],
    ['of 1,498 bytes are ordered', (c) => c.where('i', '==', 2).orderBy('v'), 'c'],
  ]),
);

agree(
  'names',
  queries({ '\u{1F415}': {}, '\uff5e': {}, z: {}, '10': {}, '9': {}, A: {}, _: {}, é: {} }, [
    ['are ordered by code points', (c) => c, '10 9 A _ z é \uff5e \u{1F415}'],
    ['from one on', (c) => c.orderBy('__name__').startAt('\uff5e'), '\uff5e \u{1F415}'],
  ]),
);

agree(
  'paths',
  queries(
    {
      a: { 'a.b': { 'c d': 1 }, p: [1] },
      b: { a: { b: { 'c d': 1 } }, p: { 0: 1, length: 1 } },
      c: { constructor: 2, p: 'x', t: new Timestamp(1, 0) },
    },
    [
      ['in quotes', (c) => c.where(new FieldPath('a.b', 'c d'), '==', 1), 'a'],
      ['of what all objects have', (c) => c.where('constructor', '!=', 1), 'c'],
      ['into a list lead nowhere', (c) => c.where('p.0', '==', 1), 'b'],
      ['into a text lead nowhere', (c) => c.orderBy('p.length'), 'b'],
      ['into a time lead nowhere', (c) => c.where('t.seconds', '==', 1), ''],
    ],
  ),
);

agree(
  'numbers',
  queries(
    {
      a: { v: 2 ** 53 },
      b: { v: 2 ** 53 + 2 },
      c: { v: 1.5 },
      d: { v: -0 },
      e: { v: 0 },
      f: { v: -Infinity },
      g: { v: NaN },
    },
    [
      ['are in one order, whole or not', (c) => c.orderBy('v'), 'g f d e c a b'],
      ['both zeros are one', (c) => c.where('v', '==', 0), 'd e'],
    ],
  ),
);

const counted = { a: { n: 1, m: 1 }, b: { n: 2 }, c: { m: 3 } };

agree('counts', [
  {
    name: 'of all',
    documents: counted,
    ask: async (c) => (await c.count().get()).data(),
    answer: { count: 3 },
  },
  {
    name: 'of some',
    documents: counted,
    ask: async (c) => (await c.where('n', '>', 1).count().get()).data(),
    answer: { count: 1 },
  },
  {
    name: 'up to a limit',
    documents: counted,
    ask: async (c) => (await c.limit(2).count().get()).data(),
    answer: { count: 2 },
  },
  {
    name: 'of who has the ordered field',
    documents: counted,
    ask: async (c) => (await c.orderBy('n').count().get()).data(),
    answer: { count: 2 },
  },
  {
    name: 'in a transaction',
    documents: counted,
    ask: (c, firestore) => firestore.runTransaction(async (tx) => (await tx.get(c.count())).data()),
    answer: { count: 3 },
  },
  {
    name: 'beside a sum: of who has its field',
    documents: counted,
    ask: async (c) =>
      (await c.aggregate({ sum: AggregateField.sum('n'), count: AggregateField.count() }).get()).data(),
    answer: { sum: 3, count: 2 },
    locally: 'refused',
  },
  {
    name: 'and an average',
    documents: counted,
    ask: async (c) => (await c.aggregate({ average: AggregateField.average('n') }).get()).data(),
    answer: { average: 1.5 },
    locally: 'refused',
  },
]);

/** Documents below two others, one of which is none itself. */
async function aGroup(c: CollectionReference, firestore: Firestore) {
  const name = `group-${c.id}`;
  await c.doc('a').set({ n: 1 });
  for (const [path, n] of [
    ['a/x', 1],
    ['a/y', 2],
    ['b/x', 1],
    ['b/z', 3],
  ] as const) {
    const [parent = '', id = ''] = path.split('/');
    await c.doc(parent).collection(name).doc(id).set({ n });
  }
  return firestore.collectionGroup(name);
}
const paths = async (query: Query) =>
  (await query.get()).docs
    .map(({ ref }) =>
      ref.path
        .split('/')
        .filter((_, at) => at % 2 === 1)
        .join('/'),
    )
    .join(' ');

agree('collection groups', [
  {
    name: 'have what is below any document, and nothing else',
    ask: async (c, firestore) => paths(await aGroup(c, firestore)),
    answer: 'a/x a/y b/x b/z',
  },
  {
    name: 'are filtered',
    ask: async (c, firestore) => paths((await aGroup(c, firestore)).where('n', '==', 1)),
    answer: 'a/x b/x',
  },
  {
    name: 'are limited',
    ask: async (c, firestore) => paths((await aGroup(c, firestore)).where('n', '==', 1).limit(1)),
    answer: 'a/x',
  },
  {
    name: 'in an order',
    ask: async (c, firestore) => paths((await aGroup(c, firestore)).orderBy('n', 'desc').limit(1)),
    answer: 'b/z',
    locally: 'refused',
  },
]);

agree('what the embedded store can’t do', [
  {
    name: 'listening to a query',
    documents: { a: { n: 1 }, b: {} },
    ask: (c) =>
      new Promise((resolve, reject) => {
        const stop = c.orderBy('n').onSnapshot(({ size }) => {
          stop();
          resolve(size);
        }, reject);
      }),
    answer: 1,
    locally: 'refused',
  },
  {
    name: 'single documents without some of their fields',
    documents: { a: { n: 1, m: 2 } },
    ask: async (c, firestore) =>
      (await firestore.getAll(c.doc('a'), { fieldMask: ['m'] })).map((d) => d.data()),
    answer: [{ m: 2 }],
    locally: 'refused',
  },
  {
    name: 'what is nearest',
    ask: async (c) => {
      await c.doc('a').set({ v: FieldValue.vector([1, 2]) });
      return (
        await c
          .findNearest({ vectorField: 'v', queryVector: [1, 2], limit: 1, distanceMeasure: 'EUCLIDEAN' })
          .get()
      ).size;
    },
    answer: 1,
    locally: 'refused',
  },
  {
    name: 'the past',
    documents: { a: { n: 1 } },
    ask: async (c, firestore) => {
      const { readTime } = await c.doc('a').get();
      await c.doc('a').set({ n: 2 });
      return firestore.runTransaction(async (tx) => (await tx.get(c.doc('a'))).data(), {
        readOnly: true,
        readTime,
      });
    },
    answer: { n: 1 },
    locally: 'refused',
  },
]);
