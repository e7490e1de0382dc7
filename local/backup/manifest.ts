import { createHash } from 'node:crypto';
import { createReadStream, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { mayHold } from './kept-files.ts';
import type { Content } from './open-stores.ts';

/** What stands first in a backup, and says what else does. */
export const manifestSchema = z.object({
  heelwrite: z.literal('backup'),
  format: z.number(),
  /** Of the app that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  holds: z.object({
    documents: z.number(),
    accounts: z.number(),
    pictures: z.number(),
    mails: z.number(),
  }),
  files: z.array(
    z.object({
      path: z.string().check(z.refine(mayHold)),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The form that this release writes; a later one may have to be read differently. */
export const format = 1;

export async function manifestOf(
  folder: string,
  { migrations, ...holds }: Content,
  { version, madeAt }: { version: string; madeAt: Date },
): Promise<Manifest> {
  const paths = globSync('**/*', { cwd: folder }).filter(mayHold).sort();
  const files: Manifest['files'] = [];
  for (const path of paths) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    files.push({ path, bytes: statSync(join(folder, path)).size, sha256: hash.digest('hex') });
  }
  const migrated = [...migrations];
  return {
    ...{ heelwrite: 'backup', format, version, madeAt: madeAt.toISOString() },
    ...{ migrations: migrated, holds, files },
  };
}
