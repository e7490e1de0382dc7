import 'server-only';

// What `waitUntil` of @vercel/functions looks up; the package itself brings tokens, caches and sockets along.
const key = Symbol.for('@vercel/request-context');
type Platform = { [key]?: { get?: () => { waitUntil?: (work: Promise<unknown>) => void } | undefined } };

/** Asks a host that stops between requests to go on for a work that the answer does not wait for. */
export const outlastAnswer = (work: Promise<unknown>): void =>
  (globalThis as Platform)[key]?.get?.()?.waitUntil?.(work);
