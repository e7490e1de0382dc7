import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Hands calls to processes of the app in turns, as what stands before them does; returns its port. */
export async function serveInTurns(ports: readonly string[]) {
  let turn = 0;
  const server = createServer((incoming: IncomingMessage, answer: ServerResponse) => {
    const port = ports[turn % ports.length];
    turn += 1;
    const { method, url, headers } = incoming;
    const host = `127.0.0.1:${port}`;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers: { ...headers, host } });
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  const address = server.address();
  return String(typeof address === 'object' && address ? address.port : 0);
}
