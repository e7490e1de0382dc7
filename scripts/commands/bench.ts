import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../machine/browser.ts';
import { buildApp } from '../app/build.ts';
import { figureTable } from '../checks/figures.ts';
import { installPackages } from '../machine/packages.ts';
import { authenticate, subscribe } from '../accounts/local-account.ts';
import { freePort } from '../machine/ports.ts';
import { stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { during, say } from '../bootstrap/say.mjs';
import { startEverything, untilHealthy } from '../app/services.ts';
import { fillLibrary, measureApi } from '../bench/api.ts';
import type { Figure } from '../checks/figures.ts';
import { measureExport } from '../bench/export.ts';
import { measurePronouns } from '../bench/pronouns.ts';
import { measureSwapping } from '../bench/swapping.ts';

const distDir = '.next-test';

/**
 * Measures what the product promises about speed and prints it beside the goals; a miss is no failure. With
 * `--against <commit>` what is committed is compared with that commit instead, both served at the same time.
 */
export async function run(args: readonly string[]): Promise<void> {
  stopOnSignals();
  await installPackages({ dev: true });
  const executablePath = await findBrowser();
  if (args.length > 0) {
    const { values } = parseArgs({ args: [...args], options: { against: { type: 'string' } } });
    const { compareWith } = await import('../bench/against.ts');
    await compareWith(values.against ?? 'HEAD', executablePath).finally(stopAll);
    return;
  }
  await buildApp(distDir);
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
    await untilHealthy(url, startEverything({ ...ports, dataDir, distDir }));
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
  return measureApi(url, bareUrl, account);
}

async function benchBrowser(url: string, authUrl: string, executablePath: string): Promise<Figure[]> {
  const { measureBrowser } = await import('../bench/browser.ts');
  const sizes = { few: 50, many: 5_000, large: 50_000 };
  for (const [name, size] of Object.entries(sizes)) {
    const account = await authenticate(authUrl, 'signUp', `${name}@heelwrite.test`);
    await subscribe(url, account);
    await fillLibrary(url, account, size);
  }
  return measureBrowser(url, executablePath);
}
