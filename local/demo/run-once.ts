import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Runs each named step once in the life of a data folder; `path` is the file that remembers which were done. */
export function runOnce(path: string): (step: string, work: () => Promise<void>) => Promise<void> {
  return async (step, work) => {
    const done = read(path);
    if (done.includes(step)) return;
    await work();
    writeFileSync(`${path}.draft`, JSON.stringify([...done, step]));
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
