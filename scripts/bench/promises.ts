import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticate, subscribe } from '../accounts/local-account.ts';
import { startEverything, untilHealthy } from '../app/services.ts';
import { buildTestApp, testApp } from '../app/test-app.ts';
import { stopAll } from '../bootstrap/processes.mjs';
import { during, say } from '../bootstrap/say.mjs';
import { figureTable, type Figure } from '../checks/figures.ts';
import { freePort } from '../machine/ports.ts';
import { fillLibrary, measureApi } from './api.ts';
import { measureBrowser } from './browser.ts';
import { measureExport } from './export.ts';
import { measureHistory } from './history.ts';
import { measurePronouns } from './pronouns.ts';
import { measureSwapping } from './swapping.ts';

/** Builds and serves this commit, measures it, and prints each figure beside its goal. */
export async function measurePromises(executablePath: string): Promise<void> {
  await buildTestApp();
  const dataDir = mkdtempSync(join(tmpdir(), 'heelwrite-bench-'));
  const [port, authPort, stripePort, benchPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  process.env['BENCH_PORT'] = String(benchPort);
  const ports = { port: String(port), authPort: String(authPort), stripePort: String(stripePort) };
  const url = `http://127.0.0.1:${port}`;
  const authUrl = `http://127.0.0.1:${authPort}`;
  const benchUrl = `http://127.0.0.1:${benchPort}`;
  try {
    await untilHealthy(url, startEverything({ ...ports, dataDir, app: testApp }));
    const figures = [
      ...(await during('Measuring the pronoun engine', measurePronouns)),
      ...(await during('Measuring the API', () => benchApi(url, authUrl, benchUrl))),
      ...(await during('Measuring the export', () => measureExport(url, authUrl, benchUrl))),
      ...(await during('Measuring swaps beside other calls', () => measureSwapping(url, authUrl))),
      ...(await during('Measuring in the browser', () => benchBrowser(url, authUrl, executablePath))),
    ];
    say(figureTable(figures));
  } finally {
    await stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchApi(url: string, authUrl: string, bareUrl: string): Promise<Figure[]> {
  const account = await authenticate(authUrl, 'signUp', 'thousand@heelwrite.test');
  await subscribe(url, account);
  await fillLibrary(url, account, 1_000);
  const figures = await measureApi(url, bareUrl, account);
  const changed = await authenticate(authUrl, 'signUp', 'history@heelwrite.test');
  await subscribe(url, changed);
  return [...figures, await measureHistory(url, account, changed)];
}

async function benchBrowser(url: string, authUrl: string, executablePath: string): Promise<Figure[]> {
  const sizes = { few: 50, many: 5_000, large: 50_000 };
  for (const [name, size] of Object.entries(sizes)) {
    const account = await authenticate(authUrl, 'signUp', `${name}@heelwrite.test`);
    await subscribe(url, account);
    await fillLibrary(url, account, size);
  }
  return measureBrowser(url, executablePath);
}
