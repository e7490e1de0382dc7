import { randomUUID } from 'node:crypto';
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** The names of this machine for itself. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether a request names this machine, with the port it came in by, or one of `others`, each as in a Host header. */
function isForUs({ headers: { host }, socket: { localPort } }: IncomingMessage, others: readonly string[]) {
  const own = loopback.map((name) => (localPort === 80 ? name : `${name}:${localPort}`));
  return [...own, ...others].includes((host ?? '').toLowerCase());
}

/**
 * Makes a server answer 403 to whoever calls it by another name; given `Server.prototype`, every server of this process.
 * Any page on the web can have its own name lead to this machine, and its scripts would then count as ours.
 */
export function refuseForeignHosts(servers: Server, others: readonly string[] = []): void {
  const emit = Reflect.get(servers, 'emit') as (this: Server, ...event: unknown[]) => boolean;
  servers.emit = function (this: Server, ...event: unknown[]): boolean {
    const [name, request, answer] = event;
    if (!(request instanceof IncomingMessage) || isForUs(request, others)) return emit.apply(this, event);
    if (name === 'request' && answer instanceof ServerResponse) refuse(answer as ServerResponse, request.url);
    else if (answer instanceof Socket) answer.destroy();
    return true;
  } as Server['emit'];
}

function refuse(answer: ServerResponse, path = ''): void {
  const error = 'This is served to this machine only, under its own address.';
  const isCall = path.startsWith('/api/');
  answer.writeHead(403, {
    'Content-Type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'X-Request-Id': randomUUID(),
    // What else the request may hold is not read.
    Connection: 'close',
  });
  answer.end(isCall ? JSON.stringify({ error, code: 'forbidden' }) : `${error}\n`);
}
