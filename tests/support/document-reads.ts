import type { Duplex } from 'node:stream';
import { backend } from '@/lib/server/backend/backend';

interface Streaming {
  requestStream: (
    method: string,
    isBidirectional: boolean,
    request: { readonly documents?: readonly string[] },
    tag: string,
  ) => Promise<Duplex>;
}

/** How many document reads some work costs as Firestore counts them: a query that finds nothing is one. */
export async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const firestore = backend().firestore as unknown as Streaming;
  const requestStream = firestore.requestStream.bind(firestore);
  const counts: (() => number)[] = [];
  firestore.requestStream = async (...call) => {
    const [method, , request] = call;
    const stream = await requestStream(...call);
    if (method === 'batchGetDocuments') counts.push(() => request.documents?.length ?? 0);
    if (method !== 'runQuery') return stream;
    let found = 0;
    counts.push(() => Math.max(1, found));
    const emit = stream.emit.bind(stream);
    stream.emit = (event: string | symbol, ...given: unknown[]) => {
      if (event === 'data' && (given[0] as { document?: unknown }).document) found += 1;
      return emit(event, ...given);
    };
    return stream;
  };
  try {
    await work();
  } finally {
    firestore.requestStream = requestStream;
  }
  return counts.reduce((sum, count) => sum + count(), 0);
}
