import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The data that a release has left on disk, and what it answered about them. */
export interface ReleaseData {
  readonly version: string;
  /** By path in the data folder; a character for each byte. */
  readonly files: Readonly<Record<string, string>>;
  /** By address of who asked, and path: the answer. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Who holds a folder, and what was mailed, is not what a release keeps. */
const isKept = (path: string) => !/(^|\/)lock(\.sqlite.*)?$|^outbox\/|^running\.json$/.test(path);

export function filesOf(dataDir: string): Record<string, string> {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
  return Object.fromEntries(
    paths
      .filter(isKept)
      .sort()
      .map((path) => [path, readFileSync(join(dataDir, path), 'latin1')]),
  );
}

export function pack(file: string, data: ReleaseData): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(data), { level: 9 }));
}

export const unpack = (file: string): ReleaseData =>
  JSON.parse(gunzipSync(readFileSync(file)).toString()) as ReleaseData;

/** Puts the data where an app can be started on them. */
export function layOut({ files }: ReleaseData, dataDir: string): void {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), bytes, 'latin1');
  }
}
