import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Runs each named step once in the life of a data folder; `path` is the file that remembers which were done. */
export function runOnce(path: string): (step: string, work: () => Promise<void>) => Promise<void> {
  return async (step, work) => {
    if (read(path).includes(step)) return;
    await work();
    // Another step may be done by now.
    writeFileSync(`${path}.draft`, JSON.stringify([...read(path), step]));
    renameSync(`${path}.draft`, path);
  };
}

function read(path: string): readonly string[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as string[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
