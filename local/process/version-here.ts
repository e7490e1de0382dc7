import { readFileSync } from 'node:fs';

/** The version of the app in the folder that this process was started in. */
export const versionHere = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
