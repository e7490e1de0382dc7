/** What a page says to the service worker; each names the release that the page runs. */
export type PageMessage =
  /** To the worker that waits: take over if the page is of your release, else tell it that you are ready. */
  | { readonly kind: 'are-you-mine'; readonly release: string }
  /** To the worker in charge: what no page runs any more may go; `used` is to be kept. */
  | { readonly kind: 'opened'; readonly release: string; readonly used: readonly string[] };

/** What the service worker says to a page. */
export type WorkerMessage =
  | 'new-release'
  /** Answered through the port that comes along. */
  | 'which-release';
