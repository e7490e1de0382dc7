/** What a page says to the service worker. */
export type PageMessage =
  /** To the worker that waits. */
  | { readonly kind: 'take-over' }
  /** To the worker in charge: this release is what the page runs, what no page runs any more may go; `used` is to be kept. */
  | { readonly kind: 'opened'; readonly release: string; readonly used: readonly string[] };

/** What the service worker asks a page; it is answered through the port that comes along. */
export type WorkerMessage = 'which-release';
