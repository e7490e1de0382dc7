import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { routeName } from '@/lib/domain/logs/route-name';
import { BoundedLines } from '@/lib/server/runtime/bounded-lines';
import { logLine } from '@/lib/server/runtime/log';
import { telemetry, type ServedRequest } from '@/lib/server/telemetry/telemetry';
import { asRequest, enterRequest, newRequest } from '@/lib/server/runtime/request-context';

/** What nginx writes for a caller who has gone before the answer was out. */
const closedByCaller = 499;

const started = 'http.server.request.start';

const lines = new BoundedLines(200, (count) =>
  logLine('WARNING', `${count} requests were not written.`, { requestsNotWritten: count }),
);

/**
 * Gives every request of this process's servers its id, whoever has made them, and writes a line for each that was not for a
 * file: method, name of the address, status, time and size, and nothing about who asked or what for. Returns how to end it.
 */
export function observeRequests({ isLogged }: { readonly isLogged: boolean }): () => void {
  const onStart = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const context = newRequest(request);
    enterRequest(context);
    const name = routeName(path);
    if (name === undefined) return;
    const endRequest = telemetry()?.beginRequest(context);
    if (!isLogged && !endRequest) return;
    const { socket } = request;
    const [since, sentBefore] = [performance.now(), socket.bytesWritten];
    response.once('close', () => {
      const asked = {
        method: request.method ?? '',
        route: context.route ?? name,
        status: response.writableFinished ? response.statusCode : closedByCaller,
        seconds: (performance.now() - since) / 1_000,
      };
      endRequest?.(asked);
      if (isLogged) asRequest(context, () => writeLine(asked, socket.bytesWritten - sentBefore));
    });
  };
  subscribe(started, onStart);
  return () => void unsubscribe(started, onStart);
}

interface Told extends ServedRequest {
  readonly seconds: number;
}

function writeLine({ method, route, status, seconds }: Told, bytes: number): void {
  if (!lines.take()) return;
  const latency = `${seconds.toFixed(3)}s`;
  logLine('INFO', `${method} ${route} ${status} in ${latency}`, {
    httpRequest: {
      requestMethod: method,
      requestUrl: route,
      status,
      latency,
      // A 64-bit number, which JSON has as text.
      responseSize: String(bytes),
    },
  });
}
