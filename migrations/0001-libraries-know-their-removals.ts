import type { Migration } from './runner/migration.ts';

/** Up to 0.5.0 a library did not keep what was removed from it: of what was, nobody knows. */
export const librariesKnowTheirRemovals: Migration = {
  number: 1,
  outcome: 'Every library says since which of its versions it knows what was removed and recolored.',
  collection: 'libraries',
  change: (library) => {
    const { version, removed = [], removedFrom = version, recoloredAt = version } = library;
    const isWhole = ['removed', 'removedFrom', 'recoloredAt'].every((name) => name in library);
    return isWhole ? null : { ...library, removed, removedFrom, recoloredAt };
  },
};
