import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import type { Release } from '@/lib/domain/app/release';
import { writeRelease } from '@/scripts/app/write-release';
import { temporaryFolder } from '@/scripts/machine/temporary-folder';

afterEach(() => vi.unstubAllEnvs());

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
    ],
  });
});

test('where it is turned off, the worker deletes what was kept and goes', async () => {
  vi.stubEnv('NEXT_PUBLIC_OFFLINE', 'off');
  const { script, ...folders } = builtProject();
  await writeRelease(folders);
  const listeners: Record<string, (event: { waitUntil: (work: Promise<void>) => void }) => void> = {};
  const caches = { keys: async () => ['release a', 'other'], delete: vi.fn() };
  const registration = { unregister: vi.fn() };
  const skipWaiting = vi.fn();
  runInNewContext(script(), {
    self: {
      addEventListener: (name: string, listener: (typeof listeners)[string]) => (listeners[name] = listener),
      registration,
      skipWaiting,
    },
    caches,
  });
  let work: Promise<void> | undefined;
  const event = { waitUntil: (given: Promise<void>) => (work = given) };
  listeners.install?.(event);
  expect(skipWaiting).toHaveBeenCalledOnce();
  listeners.activate?.(event);
  await work;
  expect(caches.delete.mock.calls).toEqual([['release a'], ['other']]);
  expect(registration.unregister).toHaveBeenCalledOnce();
});
