import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Release } from '@/lib/domain/app/release';
import { writeRelease } from '@/scripts/app/write-release';
import { temporaryFolder } from '@/scripts/machine/temporary-folder';

function builtProject() {
  const projectDir = temporaryFolder('release');
  const distDir = join(projectDir, '.next');
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(projectDir, path)), { recursive: true });
    writeFileSync(join(projectDir, path), text);
  };
  write('public/logo.svg');
  write('.next/static/build-1/_buildManifest.js');
  write('.next/static/chunks/a.js');
  write('.next/static/media/face.woff2');
  write('.next/static/service-worker/sw.js', 'self.started = self.release.id;');
  write(
    '.next/server/pages-manifest.json',
    JSON.stringify({ '/': '', '/_app': '', '/404': '', '/snippets/[id]': '', '/api/health': '' }),
  );
  const script = () => readFileSync(join(distDir, 'static/service-worker/sw.js'), 'utf8');
  return { projectDir, distDir, script };
}

test('the worker learns what its release is before it starts', async () => {
  const { script, ...folders } = builtProject();
  await writeRelease(folders);
  const self: { release?: Release; started?: string } = {};
  runInNewContext(script(), { self });
  expect(self.started).toBe('build-1');
  expect(self.release).toEqual({
    id: 'build-1',
    pages: ['/', '/snippets/[id]'],
    files: [
      '/_next/static/build-1/_buildManifest.js',
      '/_next/static/chunks/a.js',
      '/_next/static/media/face.woff2',
      '/logo.svg',
      '/api/public-settings',
    ],
  });
});
