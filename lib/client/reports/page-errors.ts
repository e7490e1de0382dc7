/** What went wrong in a page, as the browser or React tells of it. */
export type PageError = Pick<ErrorEvent, 'error'> | Pick<PromiseRejectionEvent, 'reason'>;

declare global {
  interface Window {
    /** A list that the page's first script made, until what tells the server takes its place; a development server has none. */
    pageErrors?: { push: (error: PageError) => unknown };
  }
}

/** For an error that something stands in for: no event tells of it. */
export function tellOfError(error: unknown): void {
  window.pageErrors?.push({ error });
}
