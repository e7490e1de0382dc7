import type { DatabaseDirect, MetaDocumentExists } from '@firebase-bridge/firestore-admin';
import type { Firestore } from 'firebase-admin/firestore';
import { checkCommit, type WireWrite } from './commit-limits.ts';
import { planOf, type QueryPlan } from './query-plan.ts';
import { invalid, notAsFirestore } from './store-errors.ts';
import type { StructuredQuery, WireValue } from './structured-query.ts';
import { compareValues, DocumentName } from './value-order.ts';
import type { PlainCommit } from './serialize-writes.ts';

/**
 * Has the bridge answer as Google's Firestore does. Queries are filtered and ordered here and only looked up there,
 * commits are checked first, and what is not known to be the same is refused: nothing works here that breaks there.
 */
export function enforceGoogleSemantics(
  firestore: Firestore,
  database: DatabaseDirect,
  plainly: PlainCommit,
): void {
  const store = database['_accessor'] as unknown as Store;
  const lookUp = store.query.bind(store);
  let plan: QueryPlan | undefined;
  store.query = (query) => {
    if (!plan) throw notAsFirestore('answer a query from elsewhere');
    const { matches, arrange } = plan;
    return Arranged.from(arrange(lookUp({ ...query, predicate: matches })));
  };
  /** The bridge looks up what a call asks for before the call returns. */
  const following = <T>(next: QueryPlan, call: () => T): T => {
    plan = next;
    try {
      return call();
    } finally {
      plan = undefined;
    }
  };

  const pool = poolOf(firestore);
  const newClient = pool.clientFactory;
  pool.clientFactory = (grpc) => {
    const client = newClient(grpc);
    const { runQuery, runAggregationQuery, commit, batchGetDocuments, listDocuments } = client;
    const decode = (value: WireValue) => client.context.serializer.decodeValue(value);
    const bare = ({ from, select }: StructuredQuery) => ({ from, ...(select && { select }) });

    client.runQuery = (request) => {
      checkReading(request);
      const { structuredQuery } = request;
      return following(planOf(structuredQuery, decode), () =>
        runQuery.call(client, { ...request, structuredQuery: bare(structuredQuery) }),
      );
    };
    client.runAggregationQuery = (request) => {
      checkReading(request);
      const { structuredQuery, aggregations } = request.structuredAggregationQuery;
      if (aggregations.length !== 1 || !aggregations[0]?.count) throw notAsFirestore('sum up or average');
      return following(planOf(structuredQuery, decode), () =>
        runAggregationQuery.call(client, {
          ...request,
          structuredAggregationQuery: { aggregations, structuredQuery: bare(structuredQuery) },
        }),
      );
    };
    client.batchGetDocuments = (request) => {
      checkReading(request);
      if (request.mask) throw notAsFirestore('leave out fields of single documents');
      if (!request.documents?.every((name) => name.isWellFormed())) throw invalid('An id is no text.');
      return batchGetDocuments.call(client, request);
    };
    client.commit = async (request) => {
      checkCommit(request.writes ?? []);
      const write = () => commit.call(client, request);
      return request.transaction ? write() : plainly(write);
    };
    client.batchWrite = async ({ writes }) => {
      const names = (writes ?? []).map((write) => write.update?.name ?? write.delete);
      if (new Set(names).size < names.length) throw invalid('A bulk writes to one document twice.');
      const outcomes = await Promise.all(
        (writes ?? []).map((write) => alone(client.commit({ writes: [write] }))),
      );
      return [
        { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) },
      ];
    };
    client.listDocuments = async ({ parent, collectionId, showMissing, mask }) => {
      if (!mask || mask.fieldPaths?.length) throw notAsFirestore('list whole documents');
      const [documents] = await listDocuments.call(client, { parent, collectionId, showMissing });
      const names = documents.map(({ name }) => name);
      names.sort((a, b) => compareValues(new DocumentName(a), new DocumentName(b)));
      return [names.map((name) => ({ name }))];
    };
    client.listen = refusing('listen');
    client.partitionQueryStream = refusing('part a query');
    return client;
  };
}

/** The store as Firestore's client library calls it, with messages as they travel. */
export const connectionTo = (firestore: Firestore): Client => poolOf(firestore).clientFactory(true);

const poolOf = (firestore: Firestore) =>
  (firestore as unknown as { readonly _clientPool: { clientFactory: (grpc: boolean) => Client } })
    ._clientPool;

const refusing = (what: string) => (): never => {
  throw notAsFirestore(what);
};

/** What a bulk tells of one write: what came of it, or why it was refused. */
async function alone(commit: Promise<readonly [Committed]>): Promise<{ result: object; status: object }> {
  try {
    const [{ writeResults }] = await commit;
    return { result: writeResults[0] ?? {}, status: { code: 0 } };
  } catch (error) {
    const { code, message } = error as { readonly code?: unknown; readonly message: string };
    if (typeof code !== 'number') throw error;
    return { result: {}, status: { code, message } };
  }
}

function checkReading({ readTime, newTransaction }: Reading): void {
  if (readTime ?? newTransaction?.readOnly?.readTime) throw notAsFirestore('read the past');
}

/** Stays in the order it has: the bridge would order it by its own rules. */
class Arranged<T> extends Array<T> {
  override sort(): this {
    return this;
  }
}

interface Reading {
  readonly readTime?: object | null;
  readonly newTransaction?: { readonly readOnly?: { readonly readTime?: object | null } | null } | null;
}

/** The private parts of the bridge that are used here; its version is pinned for this reason. */
interface Store {
  query: (query: { readonly predicate: (document: MetaDocumentExists) => boolean }) => MetaDocumentExists[];
}

/** A message that answers, as it travels; a read that begins a transaction is answered with its id. */
export interface Answer {
  readonly transaction?: Uint8Array | null;
}

interface Committed extends Answer {
  readonly writeResults: readonly object[];
}

/** What Firestore's own client library takes for a connection to Google. */
export interface Client {
  readonly context: { readonly serializer: { decodeValue(value: WireValue): unknown } };
  runQuery: (request: Reading & { readonly structuredQuery: StructuredQuery }) => AsyncIterable<Answer>;
  runAggregationQuery: (
    request: Reading & {
      readonly structuredAggregationQuery: {
        readonly structuredQuery: StructuredQuery;
        readonly aggregations: readonly { readonly count?: object | null }[];
      };
    },
  ) => AsyncIterable<Answer>;
  batchGetDocuments: (
    request: Reading & { readonly documents?: readonly string[] | null; readonly mask?: object | null },
  ) => AsyncIterable<Answer>;
  beginTransaction: (request: { readonly options: object }) => Promise<readonly [Answer]>;
  commit: (request: {
    readonly writes?: readonly WireWrite[] | null;
    readonly transaction?: Uint8Array | null;
  }) => Promise<readonly [Committed]>;
  rollback: (request: { readonly transaction: Uint8Array }) => Promise<readonly [Answer]>;
  listCollectionIds: (request: { readonly parent: string }) => Promise<readonly [readonly string[]]>;
  batchWrite: (request: { readonly writes?: readonly WireWrite[] | null }) => Promise<readonly [object]>;
  listDocuments: (request: {
    readonly parent: string;
    readonly collectionId: string;
    readonly showMissing?: boolean | undefined;
    readonly mask?: { readonly fieldPaths?: readonly string[] | null } | null;
  }) => Promise<readonly [readonly { readonly name: string }[]]>;
  listen: () => never;
  partitionQueryStream: () => never;
}
