import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicSettingsAddress } from '../../lib/client/browser/public-settings-address.ts';
import type { Release } from '../../lib/domain/app/release.ts';

const isPage = (name: string) => !/^\/(api(\/|$)|_|404$|500$)/.test(name);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();
}

/** Tells the service worker what it keeps: written before its script, so that a new release is a new script. */
export async function writeRelease({ projectDir, distDir }: { projectDir: string; distDir: string }) {
  const script = join(distDir, 'static/service-worker/sw.js');
  const built = await filesIn(join(distDir, 'static'));
  const id = built.flatMap((file) => /^\/([^/]+)\/_buildManifest\.js$/.exec(file)?.[1] ?? [])[0];
  if (id === undefined) throw new Error('Next names its builds in another way now.');
  const pages = JSON.parse(await readFile(join(distDir, 'server/pages-manifest.json'), 'utf8')) as object;
  const release: Release = {
    id,
    pages: Object.keys(pages).filter(isPage),
    files: [
      ...built.filter((file) => !file.startsWith('/service-worker/')).map((file) => `/_next/static${file}`),
      ...(await filesIn(join(projectDir, 'public'))),
      publicSettingsAddress,
    ],
  };
  await writeFile(script, `self.release=${JSON.stringify(release)};\n${await readFile(script, 'utf8')}`);
}
