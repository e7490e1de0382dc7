/** Whether somebody has asked their browser to load as little as it can; in a page as in a worker. */
export const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
