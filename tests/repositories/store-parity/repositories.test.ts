import { Timestamp } from 'firebase-admin/firestore';
import { agree, code, ids, queries } from './two-stores';

/** Every query and write of lib/server/repositories, in the shape in which it stands there. */

const at = (seconds: number) => new Timestamp(seconds, 0);
const date = (seconds: number) => at(seconds).toDate();

const snippets = {
  bella: { libraryId: 'u_1', updatedAt: at(3), tags: ['calm'], variables: ['dog'], versions: { male: {} } },
  cara: { libraryId: 'u_1', updatedAt: at(3), tags: [], variables: [] },
  dina: { libraryId: 'u_1', updatedAt: at(9), tags: ['calm', 'new'], variables: [] },
  emma: { libraryId: 'u_1', updatedAt: at(1), tags: [], variables: [] },
  fay: { libraryId: 'o_1', updatedAt: at(5), tags: [], variables: [] },
  gone: { libraryId: 'u_1' },
};

agree(
  'snippets',
  queries(snippets, [
    [
      'a library, the newest change first',
      (c) => c.where('libraryId', '==', 'u_1').orderBy('updatedAt', 'desc').orderBy('__name__', 'desc'),
      'dina cara bella emma',
    ],
    [
      'its first page',
      (c) =>
        c.where('libraryId', '==', 'u_1').orderBy('updatedAt', 'desc').orderBy('__name__', 'desc').limit(2),
      'dina cara',
    ],
    [
      'the page after a snippet whose time another one shares',
      (c) =>
        c
          .where('libraryId', '==', 'u_1')
          .orderBy('updatedAt', 'desc')
          .orderBy('__name__', 'desc')
          .startAfter(date(3), 'cara')
          .limit(2),
      'bella emma',
    ],
    [
      'the page after one that is gone',
      (c) =>
        c
          .where('libraryId', '==', 'u_1')
          .orderBy('updatedAt', 'desc')
          .orderBy('__name__', 'desc')
          .startAfter(date(3), 'bz'),
      'bella emma',
    ],
    [
      'those to delete, without their fields',
      (c) => c.where('libraryId', '==', 'u_1').select().limit(4),
      'bella cara dina emma',
    ],
  ]),
);

agree('labels of snippets', [
  {
    name: 'are read without the texts',
    documents: snippets,
    ask: async (c) =>
      (await c.where('libraryId', '==', 'o_1').select('tags', 'variables').get()).docs.map((document) =>
        document.data(),
      ),
    answer: [{ tags: [], variables: [] }],
  },
  {
    name: 'are left out where a document has none',
    documents: { odd: { libraryId: 'u_1', tags: [] } },
    ask: async (c) =>
      (await c.where('libraryId', '==', 'u_1').select('tags', 'variables').get()).docs.map((document) =>
        document.data(),
      ),
    answer: [{ tags: [] }],
  },
  {
    name: 'without any: no field at all',
    documents: { bella: snippets.bella },
    ask: async (c) => (await c.select().get()).docs.map((document) => [document.id, document.data()]),
    answer: [['bella', {}]],
  },
]);

agree(
  'the audit trail',
  queries(
    {
      a: { at: at(1), orgId: 'o', concerns: ['anna', 'ben'] },
      b: { at: at(2), orgId: 'o', concerns: ['anna'] },
      c: { at: at(2), concerns: ['anna'] },
      d: { at: at(3), orgId: 'p', concerns: ['ben'] },
      e: { orgId: 'o', concerns: ['anna'] },
    },
    [
      [
        'of a person',
        (c) =>
          c
            .where('concerns', 'array-contains', 'anna')
            .orderBy('at', 'desc')
            .orderBy('__name__', 'desc')
            .limit(9),
        'c b a',
      ],
      [
        'of a person, further back',
        (c) =>
          c
            .where('concerns', 'array-contains', 'anna')
            .orderBy('at', 'desc')
            .orderBy('__name__', 'desc')
            .startAfter(date(2), 'c')
            .limit(9),
        'b a',
      ],
      [
        'of an organization',
        (c) => c.where('orgId', '==', 'o').orderBy('at', 'desc').orderBy('__name__', 'desc').limit(9),
        'b a',
      ],
    ],
  ),
);

agree(
  'organizations, grants, customers and answers',
  queries(
    {
      a: {
        people: ['uid', 'a@x.test'],
        support: { expiresAt: at(9) },
        customerId: 'cus_1',
        uid: 'u',
        job: { dueAt: at(5) },
      },
      b: { people: ['uid2'], support: { expiresAt: at(5) }, customerId: 'cus_2', isBeingDeleted: true },
      c: { people: [], support: 'odd', expiresAt: at(7), job: { dueAt: at(2) } },
      d: { 'support.expiresAt': at(9), expiresAt: at(5) },
    },
    [
      ['that name somebody', (c) => c.where('people', 'array-contains', 'uid'), 'a'],
      [
        'that name somebody by uid or by address',
        (c) => c.where('people', 'array-contains-any', ['nobody', 'a@x.test', 'uid']),
        'a',
      ],
      ['that are being deleted', (c) => c.where('isBeingDeleted', '==', true), 'b'],
      ['whose work is due', (c) => c.where('job.dueAt', '<=', date(5)).limit(20), 'c a'],
      ['that grant support', (c) => c.where('support.expiresAt', '>', date(5)), 'a'],
      ['that grant it privately', (c) => c.where('expiresAt', '>', date(5)), 'c'],
      ['that a customer pays for', (c) => c.where('customerId', '==', 'cus_2').limit(1), 'b'],
      ['that were given to a person', (c) => c.where('uid', '==', 'u'), 'a'],
    ],
  ),
);

agree(
  'token pools',
  queries(
    {
      'u_1_2026-01': {},
      'u_1_2026-02': {},
      'u_10_2026-01': {},
      u_1: {},
      u_2: {},
      'u_1_\u{1F415}': {},
      'u_1_\uff5e': {},
    },
    [
      [
        'of one owner, by the beginning of their ids',
        (c) => c.orderBy('__name__').startAt('u_1_').endAt('u_1_\uf8ff'),
        'u_1_2026-01 u_1_2026-02',
      ],
    ],
  ),
);

agree('what is read as it comes', [
  {
    name: 'is what the query finds, in its order',
    documents: snippets,
    ask: async (c) => {
      const found: string[] = [];
      const query = c
        .where('libraryId', '==', 'u_1')
        .orderBy('updatedAt', 'desc')
        .orderBy('__name__', 'desc');
      for await (const document of query.stream()) found.push((document as unknown as { id: string }).id);
      return found.join(' ');
    },
    answer: 'dina cara bella emma',
  },
]);

agree('pages of a roster', [
  {
    name: 'on which one of the names stands, in a transaction and without the rest',
    documents: {
      o_0: { orgId: 'o', people: ['uid', 'a@x.test'], members: [{ userId: 'uid' }] },
      o_1: { orgId: 'o', people: ['uid2'] },
      p_0: { people: ['a@x.test'] },
    },
    ask: (c, firestore) =>
      firestore.runTransaction(async (tx) => {
        const named = c.where('people', 'array-contains-any', ['uid', 'a@x.test']).select('orgId');
        return (await tx.get(named)).docs.map((page) => [page.id, page.data()]);
      }),
    answer: [
      ['o_0', { orgId: 'o' }],
      ['p_0', {}],
    ],
  },
]);

agree('documents', [
  {
    name: 'changed in some fields, the others kept',
    documents: { a: { libraryId: 'u_1', revision: 1, versions: { male: { html: 'x' } } } },
    ask: async (c, firestore) => {
      await firestore.runTransaction(async (tx) => {
        await tx.get(c.doc('a'));
        tx.update(c.doc('a'), { libraryId: 'o_1', revision: 2 });
      });
      return (await c.doc('a').get()).data();
    },
    answer: { libraryId: 'o_1', revision: 2, versions: { male: { html: 'x' } } },
  },
  {
    name: 'created twice: the second is told',
    ask: async (c) => {
      await c.doc('a').create({ n: 1 });
      await c.doc('a').create({ n: 2 });
    },
    answer: code(6),
  },
  {
    name: 'created in a transaction though they are there',
    documents: { a: {} },
    ask: (c, firestore) =>
      firestore.runTransaction(async (tx) => {
        await tx.get(c.doc('b'));
        tx.create(c.doc('a'), {});
      }),
    answer: code(6),
  },
  {
    name: 'updated though they are not there',
    ask: (c) => c.doc('a').update({ n: 1 }),
    answer: code(5),
  },
  {
    name: 'deleted though they are not there',
    ask: async (c) => {
      await c.doc('a').delete();
      return ids(c);
    },
    answer: '',
  },
  {
    name: 'deleted with a batch',
    documents: { a: {}, b: {}, c: {} },
    ask: async (c, firestore) => {
      const batch = firestore.batch();
      for (const id of ['a', 'c', 'never']) batch.delete(c.doc(id));
      await batch.commit();
      return ids(c);
    },
    answer: 'b',
  },
  {
    name: 'read together, one of them twice and one that is missing',
    documents: { a: { n: 1 } },
    ask: (c, firestore) =>
      firestore.runTransaction(async (tx) =>
        (await tx.getAll(c.doc('a'), c.doc('b'), c.doc('a'))).map(({ id, exists }) => [id, exists]),
      ),
    answer: [
      ['a', true],
      ['b', false],
      ['a', true],
    ],
  },
  {
    name: 'set, deleted and queried in one transaction',
    documents: { a: { n: 1 }, b: { n: 1 }, c: { n: 2 } },
    ask: async (c, firestore) => {
      await firestore.runTransaction(async (tx) => {
        const [{ docs }] = await Promise.all([tx.get(c.where('n', '==', 1)), tx.get(c.doc('c'))]);
        for (const { ref } of docs) tx.delete(ref);
        tx.set(c.doc('d'), { n: docs.length });
      });
      return ids(c.where('n', '==', 2));
    },
    answer: 'c d',
  },
  {
    name: 'written by a transaction that reads nothing',
    ask: async (c, firestore) => {
      await firestore.runTransaction(async (tx) => void tx.set(c.doc('a'), {}));
      return ids(c);
    },
    answer: 'a',
  },
  {
    name: 'read after a write in a transaction',
    ask: (c, firestore) =>
      firestore.runTransaction(async (tx) => {
        tx.set(c.doc('a'), {});
        await tx.get(c.doc('a'));
      }),
    answer: code(undefined),
  },
  {
    name: 'with a time and a list of maps',
    ask: async (c) => {
      await c
        .doc('a')
        .set({ at: date(5), nothing: null, members: [{ email: 'a', joinedAt: date(6) }], none: {} });
      return (await c.doc('a').get()).data();
    },
    answer: { at: at(5), nothing: null, members: [{ email: 'a', joinedAt: at(6) }], none: {} },
  },
]);
