/** What the local services keep in a data folder, as it is put aside and in place: whole folders, and a file. */
export const parts = ['firestore', 'stripe', 'auth', 'pictures', 'outbox', 'demo-data.json'] as const;

/** The files of which the services write all that belongs together; the others are written once each. */
export const storeFiles = [
  ...['firestore/snapshot.jsonl', 'firestore/journal.jsonl'],
  ...['stripe/snapshot.jsonl', 'stripe/journal.jsonl'],
  ...['auth/accounts.jsonl', 'auth/accounts.json'],
  'demo-data.json',
] as const;

/** The folders of files that are written once, and the names that those have when they are whole. */
export const onceWritten = [
  ['pictures', /^[a-z0-9]+$/],
  ['outbox', /^[^/]+\.eml$/],
] as const;

/** Whether a backup may hold a file of this path. */
export const mayHold = (path: string): boolean =>
  storeFiles.some((file) => file === path) ||
  onceWritten.some(
    ([folder, names]) => path.startsWith(`${folder}/`) && names.test(path.slice(folder.length + 1)),
  );
