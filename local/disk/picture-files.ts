import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore } from '@/lib/server/backend/pictures';
import { NotKept, theDisk, type Disk } from './disk';
import { replaceFile } from './replace-file';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A file for each picture; one that is half written when the power goes is not there. */
export function pictureFiles(folder: string, disk: Disk = theDisk): PictureStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => {
    if (!/^[a-z0-9]+$/.test(name)) throw new Error('This is not the name of a picture.');
    return join(folder, name);
  };
  const read = async (name: string) => {
    try {
      return await readFile(fileOf(name));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  const write = (name: string, bytes: Uint8Array) => {
    const file = fileOf(name);
    try {
      // Two processes may keep the same picture at once: a call that is repeated reaches either.
      replaceFile(file, [bytes], disk, `${file}.${randomUUID()}.draft`);
    } catch (error) {
      throw new NotKept(error);
    }
  };
  return {
    put: async (name, _type, bytes) => write(name, bytes),
    read,
    async copy(from, to) {
      const bytes = await read(from);
      if (bytes) write(to, bytes);
      return bytes !== undefined;
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
