import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of one of these names is, as the shell would find it. */
export function programInPath(...names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
