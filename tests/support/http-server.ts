import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serves until the test is over, and remembers what it was asked. */
export async function startServer(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const { method = 'GET', url = '/', headers } = request;
      const call = {
        method,
        url: new URL(url, 'http://here'),
        headers,
        body: Buffer.concat(chunks).toString(),
      };
      asked.push(call);
      const { status, body, headers: more } = answer(call);
      response.writeHead(status, more).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
