import { librariesKnowTheirRemovals } from './0001-libraries-know-their-removals.ts';
import { snippetsKnowTheirVersion } from './0002-snippets-know-their-version.ts';
import type { Migration } from './runner/migration.ts';

/** In the order of their numbers. */
export const allMigrations: readonly Migration[] = [librariesKnowTheirRemovals, snippetsKnowTheirVersion];
