import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testApp } from '@/scripts/app/test-app';
import { untilHealthy, untilAnswering } from '@/scripts/app/services';
import { freePort } from '@/scripts/machine/ports';
import { ReleaseCalls } from '@/scripts/upgrade/release-calls';
import { startMetadataServer } from '../support/metadata-server';
import { hostedSettings } from '@/tests/support/hosted/settings';

const folder = mkdtempSync(join(tmpdir(), 'heelwrite-bare-'));
const app = join(folder, 'app');
const log = join(folder, 'app.log');

beforeAll(() => cpSync(testApp, app, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const started = new Set<ChildProcess>();
afterEach(() => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
  started.clear();
});

/** What is in the image, started as there: with a folder for its data, and with no setting of this machine. */
async function start(settings: Readonly<Record<string, string>>) {
  const [port, AUTH_PORT, STRIPE_PORT] = (await Promise.all([freePort(), freePort(), freePort()])).map(
    String,
  );
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [join(app, 'scripts/serve-build.mjs')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      PORT: port,
      AUTH_PORT,
      STRIPE_PORT,
      DATA_DIR: join(folder, 'data'),
      ...settings,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', output, output],
  });
  started.add(child);
  return { child, url: `http://127.0.0.1:${port}`, authUrl: `http://127.0.0.1:${AUTH_PORT}` };
}

test('everything that the local services take is in the folder', async () => {
  const { child, url, authUrl } = await start({ NEXT_PUBLIC_CONTACT_EMAIL: 'help@dogs.test' });
  await untilHealthy(url, [child]);
  const calls = new ReleaseCalls(url, authUrl);
  const trainer = await calls.signIn('trainer@heelwrite.test');
  const library = await calls.call(trainer, 'GET', '/api/snippets');
  expect(JSON.stringify(library)).toContain('Alone time: when it is panic');
  const paid = { planName: 'Personal', lastPayment: { currency: 'usd' } };
  expect(await calls.call(trainer, 'GET', '/api/stripe/subscription')).toMatchObject(paid);
  expect(await (await fetch(`${url}/api/public-settings`)).text()).toContain('help@dogs.test');

  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(readFileSync(log, 'utf8')).not.toMatch(/error/i);
}, 120_000);

test('the same folder serves a hosted deployment by its settings', async () => {
  const metadata = await startMetadataServer();
  const { child, url } = await start({
    GCE_METADATA_HOST: process.env['GCE_METADATA_HOST'] ?? '',
    ...hostedSettings,
  });
  await untilAnswering(`${url}/login`, [child]);
  const page = await fetch(`${url}/login`);
  expect(page.headers.get('content-security-policy')).toContain('frame-src https://good-dog.firebaseapp.com');
  expect(page.headers.get('strict-transport-security')).toContain('max-age');
  const file = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0] ?? '';
  expect((await fetch(`${url}${file}`)).headers.get('content-security-policy')).toContain('good-dog');
  const settings = await (await fetch(`${url}/api/public-settings`)).text();
  expect(settings).toContain('"apiKey":"AIzaGoodDog"');
  expect(settings).not.toMatch(/sk_live|whsec|smtps/);
  expect(metadata.asked.length).toBeGreaterThan(0);
}, 120_000);
