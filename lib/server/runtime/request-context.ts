import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { incomingTrace, type IncomingTrace } from './incoming-trace';

/** A request being served, as everything that is done for it may know it. */
export interface RequestContext {
  readonly id: string;
  /** The trace it belongs to, as the caller or a proxy says until telemetry knows better; only ever told on. */
  trace: IncomingTrace | undefined;
  /** The address in the contract; set once it is known to be one. */
  route?: string;
  /** What telemetry keeps with it. */
  traced?: object;
}

// The API routes and `instrumentation.ts` are bundled apart, so the one store hangs on the process.
const key = Symbol.for('heelwrite.request');
const holder = globalThis as { [key]?: AsyncLocalStorage<RequestContext> };
const store = sharedStore();

function sharedStore(): AsyncLocalStorage<RequestContext> {
  const made = holder[key] ?? new AsyncLocalStorage<RequestContext>();
  holder[key] = made;
  return made;
}

/** Also of what goes on in the background after the answer. */
export const currentRequest = (): RequestContext | undefined => store.getStore();

/** Its id is ours: one that was sent along could be another request's. */
export const newRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): RequestContext => ({
  id: randomUUID(),
  trace: incomingTrace(headers),
});

/** For a request whose handlers are called by others, right after this. */
export const enterRequest = (request: RequestContext): void => store.enterWith(request);

/** For what comes later, from where nobody knows whose request it was. */
export const asRequest = <T>(request: RequestContext, work: () => T): T => store.run(request, work);

/** For what one request happens to begin and others share. */
export const outsideRequests = <T>(work: () => T): T => store.exit(work);

/** Does a work as part of the request that is being served, or of a new one, at an address of the contract. */
export function duringRequest<T>(
  req: Pick<IncomingMessage, 'headers'>,
  route: string | undefined,
  work: (request: RequestContext) => T,
): T {
  const request = currentRequest() ?? newRequest(req);
  if (route !== undefined) request.route = route;
  return store.run(request, () => work(request));
}
