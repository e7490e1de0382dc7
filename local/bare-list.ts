import { createServer } from 'node:http';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * A library's snippets with none of our layers, for the benchmark: the same query in the same process, stringified.
 * Answers at `/{libraryId}`.
 */
export function serveBareList(firestore: Firestore, port: number): void {
  const answer = async (libraryId: string) => {
    const query = firestore
      .collection('snippets')
      .where('libraryId', '==', libraryId)
      .orderBy('updatedAt', 'desc')
      .orderBy('__name__', 'desc');
    const { docs } = await query.get();
    return JSON.stringify(docs.map((document) => ({ id: document.id, ...document.data() })));
  };
  const server = createServer((request, response) => {
    answer((request.url ?? '/').slice(1)).then(
      (text) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
}
