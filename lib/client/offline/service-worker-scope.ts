import type { Release } from '@/lib/domain/app/release';

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface MessageFromPage extends LastingEvent {
  readonly data: unknown;
  readonly source: Page | null;
}

interface Page {
  postMessage: (message: unknown, transfer?: Transferable[]) => void;
}

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

/** What a service worker has of its own: TypeScript describes either that or the page. */
interface ServiceWorkerScope {
  /** Written before the worker's script by the build. */
  readonly release: Release;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (of: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Page[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
}

export type { FetchEvent, Page };

export const scope = self as unknown as ServiceWorkerScope;
