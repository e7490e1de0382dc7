import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settlePeriods } from './engine/billing.ts';
import { settleWaiting } from './engine/change-item.ts';
import { checkoutPage, type PageAnswer } from './pages/checkout-page.ts';
import { localStripeKey, localWebhookSecret } from './credentials.ts';
import { refuseForeignHosts } from '../process/own-hosts.ts';
import { decodeForm } from './api/form-encoding.ts';
import { newId } from './objects/wire.ts';
import { invoicePage } from './pages/invoice-page.ts';
import { portalPage } from './pages/portal-page.ts';
import { answer } from './api/routes.ts';
import type { Context } from './engine/context.ts';
import { Store } from './engine/store.ts';
import { StripeFault } from './engine/stripe-fault.ts';
import { turnSwitch } from './fault-injection/switches.ts';
import { Cut, FailingCalls } from './fault-injection/failing-calls.ts';
import { Webhooks } from './engine/webhooks.ts';

interface Settings {
  /** 0 takes a free one. */
  readonly port: number;
  /** The folder that keeps everything. */
  readonly dir: string;
  /** The address that is told of events; without one, nobody is. */
  readonly webhookUrl?: string | undefined;
  /** The secret keys that are believed. */
  readonly keys?: readonly string[];
}

export interface StripeServer {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

const rememberedKeys = 24 * 60 * 60;
const rememberedEvents = 30 * 24 * 60 * 60;
const now = () => Math.floor(Date.now() / 1000);

/** What a person sees of the stand-in, by the first part of its address. */
const pages = new Map<string, (context: Context, id: string, given?: URLSearchParams) => PageAnswer>([
  ['checkout', (context, id, given) => checkoutPage(context, id, given && (given.get('card') ?? ''))],
  ['invoice', invoicePage],
  ['portal', portalPage],
]);

/** What the clock does by itself. */
function settleDue(context: Context): void {
  settleWaiting(context);
  settlePeriods(context);
}

/** Serves the stand-in for this machine only: it believes whoever knows a key that is no secret. */
export async function serveStripe({
  port,
  dir,
  webhookUrl,
  keys = [localStripeKey],
}: Settings): Promise<StripeServer> {
  const store = new Store(dir);
  forgetTheOld(store);
  const webhooks = new Webhooks(
    store,
    webhookUrl ? { url: webhookUrl, secret: localWebhookSecret } : undefined,
  );

  const failingCalls = new FailingCalls();
  const server = createServer((request, response) => {
    handle(request).then(
      (reply) => send(response, reply),
      (error: unknown) => {
        if (error instanceof Cut) response.destroy();
        else send(response, failure(error));
      },
    );
  });
  refuseForeignHosts(server);
  // The app keeps its connections for the next call: closing an idle one could meet that call half-way and lose it.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${taken}`;
  const context: Context = {
    store,
    origin,
    now,
    emit: (type, object, previous) => webhooks.emit(type, object, previous, now()),
  };
  const settle = () => {
    store.change(() => settleDue(context));
    webhooks.send();
  };
  settle();
  const clock = setInterval(() => {
    try {
      settle();
    } catch (error) {
      // The next turn, or the next call, settles what this one could not keep.
      console.error(error);
    }
  }, 60_000);

  async function handle(request: IncomingMessage): Promise<Reply> {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname, search } = new URL(url, origin);
    const body = await read(request);
    if (pathname === '/') return json(200, { status: 'ok' });
    if (pathname.startsWith('/_switches')) {
      // A page on the web can send a form here, but not JSON.
      if (method !== 'GET' && !headers['content-type']?.startsWith('application/json')) {
        throw new StripeFault(415, 'Switches are turned with JSON.');
      }
      return json(200, await turnSwitch({ context, webhooks, failingCalls }, method, pathname, parsed(body)));
    }
    const [, place = '', id = ''] = pathname.split('/');
    const render = pages.get(place);
    if (render) {
      const given = method === 'POST' ? new URLSearchParams(body) : undefined;
      const page = store.change(() => render(context, id, given));
      webhooks.send();
      return html(page);
    }
    return failingCalls.around(method, pathname, () =>
      callApi(method, pathname, method === 'POST' ? body : search, headers),
    );
  }

  function callApi(method: string, path: string, given: string, headers: IncomingMessage['headers']): Reply {
    if (!keys.some((key) => headers.authorization === `Bearer ${key}`)) {
      throw new StripeFault(401, 'Invalid API Key provided.');
    }
    const key = method === 'POST' ? headers['idempotency-key']?.toString() : undefined;
    const call = `${method} ${path} ${given}`;
    const earlier = key === undefined ? undefined : store.get('answered', key);
    if (earlier && earlier.call !== call) {
      throw new StripeFault(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${earlier.id}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    if (earlier) return json(200, earlier.body, { 'Idempotent-Replayed': 'true' });
    const body = store.change(() => {
      settleDue(context);
      const made = answer(context, method, path, decodeForm(given));
      if (key !== undefined) store.put('answered', { id: key, call, body: made, at: now() });
      return made;
    });
    webhooks.send();
    return json(200, body);
  }

  webhooks.send();
  return {
    origin,
    port: taken,
    async close() {
      clearInterval(clock);
      webhooks.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}

function forgetTheOld(store: Store): void {
  store.change(() => {
    const waiting = new Set(store.all('delivery').map(({ event }) => event));
    for (const { id, at } of store.all('answered')) {
      if (at < now() - rememberedKeys) store.remove('answered', id);
    }
    for (const { id, created } of store.all('event')) {
      if (created < now() - rememberedEvents && !waiting.has(id)) store.remove('event', id);
    }
  });
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function json(status: number, body: unknown, headers: Reply['headers'] = {}): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json', 'Request-Id': newId('req_'), ...headers },
    body: JSON.stringify(body),
  };
}

function html(page: PageAnswer): Reply {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  };
  return 'html' in page
    ? { status: page.status, headers, body: page.html }
    : { status: page.status, headers: { ...headers, Location: page.location }, body: '' };
}

function failure(error: unknown): Reply {
  if (error instanceof StripeFault) return json(error.status, error.body);
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  return json(500, { error: { type: 'api_error', message } });
}

function parsed(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    throw new StripeFault(400, 'Switches are turned with JSON.');
  }
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers).end(body);
}

async function read(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let body = '';
  for await (const chunk of request) body += chunk as string;
  return body;
}
