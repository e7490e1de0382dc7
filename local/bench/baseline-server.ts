import { createServer } from 'node:http';
import type { Firestore } from 'firebase-admin/firestore';
import { addAuditEvents } from './add-audit-events';

/**
 * A library's snippets with none of our layers, for the benchmark: the same query in the same process, stringified.
 * Answers at `/{libraryId}`. `POST /{uid}/{count}` adds so much activity to a person's trail.
 */
export function serveBaseline(firestore: Firestore, port: number): void {
  const answer = async (libraryId: string) => {
    const query = firestore
      .collection('snippets')
      .where('libraryId', '==', libraryId)
      .orderBy('updatedAt', 'desc')
      .orderBy('__name__', 'desc');
    const { docs } = await query.get();
    return JSON.stringify(docs.map((document) => ({ id: document.id, ...document.data() })));
  };
  const fill = async (uid = '', count = '0') => {
    await addAuditEvents(firestore, uid, Number(count));
    return 'null';
  };
  const server = createServer((request, response) => {
    const parts = (request.url ?? '/').slice(1).split('/');
    (request.method === 'POST' ? fill(...parts) : answer(parts.join('/'))).then(
      (text) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
}
