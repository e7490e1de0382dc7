import type { DatabaseDirect, MetaDocumentExists } from '@firebase-bridge/firestore-admin';
import type { Firestore } from 'firebase-admin/firestore';
import { checkCommit, type WireWrite } from './commit-limits.ts';
import { planOf, type QueryPlan } from './query-plan.ts';
import { invalid, notAsFirestore } from './store-errors.ts';
import type { StructuredQuery, WireValue } from './structured-query.ts';
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

  const pool = (firestore as unknown as { _clientPool: { clientFactory: (grpc: boolean) => Client } })
    ._clientPool;
  const newClient = pool.clientFactory;
  pool.clientFactory = (grpc) => {
    const client = newClient(grpc);
    const { runQuery, runAggregationQuery, commit, batchGetDocuments } = client;
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
    client.batchWrite = refusing('write in bulk');
    client.listen = refusing('listen');
    client.partitionQueryStream = refusing('part a query');
    return client;
  };
}

const refusing = (what: string) => () => {
  throw notAsFirestore(what);
};

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

/** What Firestore's own client library takes for a connection to Google. */
interface Client {
  readonly context: { readonly serializer: { decodeValue(value: WireValue): unknown } };
  runQuery: (request: Reading & { readonly structuredQuery: StructuredQuery }) => unknown;
  runAggregationQuery: (
    request: Reading & {
      readonly structuredAggregationQuery: {
        readonly structuredQuery: StructuredQuery;
        readonly aggregations: readonly { readonly count?: object | null }[];
      };
    },
  ) => unknown;
  batchGetDocuments: (
    request: Reading & { readonly documents?: readonly string[] | null; readonly mask?: object | null },
  ) => unknown;
  commit: (request: {
    readonly writes?: readonly WireWrite[] | null;
    readonly transaction?: Uint8Array | null;
  }) => Promise<unknown>;
  batchWrite: () => unknown;
  listen: () => unknown;
  partitionQueryStream: () => unknown;
}
