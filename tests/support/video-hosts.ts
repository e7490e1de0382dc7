import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse) => void;

export const answering =
  (status: number, body: Uint8Array | string = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** YouTube and Vimeo behind a proxy: what is at an address, by how it begins; 404 everywhere else. */
export async function videoHosts(pages: Readonly<Record<string, Answer>>, port = 0) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const page = decodeURIComponent(request.url ?? '').slice(1);
    asked.push(page);
    const known = Object.entries(pages).find(([beginning]) => page.startsWith(beginning))?.[1];
    (known ?? answering(404))(response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked, close, proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
