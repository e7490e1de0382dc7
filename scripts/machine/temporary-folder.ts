import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that is gone when this process ends. */
export function temporaryFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `heelwrite-${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
