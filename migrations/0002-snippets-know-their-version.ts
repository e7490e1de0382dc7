import type { Migration } from './runner/migration.ts';

/** Up to 0.5.0 a snippet did not say which version of its library wrote it: it was before any that is asked for. */
export const snippetsKnowTheirVersion: Migration = {
  number: 2,
  outcome: 'Every snippet says which version of its library wrote it.',
  collection: 'snippets',
  change: (snippet) => ('version' in snippet ? null : { ...snippet, version: 0 }),
};
