import type { Duplex } from 'node:stream';
import { backend } from '@/lib/server/backend/backend';

/** Documents as Firestore bills them. */
export interface Billed {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

interface Commit {
  readonly writes?: readonly { readonly delete?: string | null }[] | null;
}

/** What the client library sends all of its calls through. */
interface Client {
  request: (method: string, request: object, tag: string, ...more: unknown[]) => Promise<unknown>;
  requestStream: (
    method: string,
    isBidirectional: boolean,
    request: { readonly documents?: readonly string[] },
    tag: string,
  ) => Promise<Duplex>;
}

/** Calls that are billed by nothing but what others of the same transaction are. */
const free = new Set(['beginTransaction', 'rollback']);

/**
 * Counts what some work costs, tried-again transactions included: a read for each document that is asked for by name, there
 * or not, or that a query answers with; at least one for a query.
 */
export async function billedFor(work: () => Promise<unknown>): Promise<Billed> {
  const client = backend().firestore as unknown as Client;
  const { request, requestStream } = client;
  const reads: (() => number)[] = [];
  let writes = 0;
  let deletes = 0;
  client.request = async (method, sent, ...more) => {
    if (method === 'commit') {
      const all = (sent as Commit).writes ?? [];
      const removed = all.filter((write) => write.delete != null).length;
      deletes += removed;
      writes += all.length - removed;
    } else if (!free.has(method)) {
      throw new Error(`What Firestore bills for ${method} is not known here.`);
    }
    return request.call(client, method, sent, ...more);
  };
  client.requestStream = async (...call) => {
    const [method, , { documents = [] }] = call;
    const stream = await requestStream.apply(client, call);
    if (method === 'batchGetDocuments') reads.push(() => documents.length);
    else if (method === 'runQuery') reads.push(documentsIn(stream));
    else throw new Error(`What Firestore bills for ${method} is not known here.`);
    return stream;
  };
  try {
    await work();
  } finally {
    client.request = request;
    client.requestStream = requestStream;
  }
  return { reads: reads.reduce((sum, count) => sum + count(), 0), writes, deletes };
}

function documentsIn(stream: Duplex): () => number {
  let found = 0;
  const emit = stream.emit.bind(stream);
  stream.emit = (event: string | symbol, ...given: unknown[]) => {
    if (event === 'data' && (given[0] as { document?: unknown }).document) found += 1;
    return emit(event, ...given);
  };
  return () => Math.max(1, found);
}

/** The reads alone. */
export const readsOf = async (work: () => Promise<unknown>): Promise<number> => (await billedFor(work)).reads;
