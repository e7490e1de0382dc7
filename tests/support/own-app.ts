import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testApp } from '@/scripts/app/test-app';
import { startLocalApp, startSignInService, startStripe, untilHealthy } from '@/scripts/app/services';
import { stop } from '@/scripts/bootstrap/processes.mjs';
import { freePort } from '@/scripts/machine/ports';
import { ReleaseCalls } from '@/scripts/upgrade/release-calls';

/** The production build on a data folder of the test's own, which is ended and started again. */
export class OwnApp {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'heelwrite-lifecycle-'));
  url = '';
  calls!: ReleaseCalls;
  #services: ChildProcess[] = [];
  #app: ChildProcess | undefined;
  #start!: () => ChildProcess;
  readonly #log = join(this.dataDir, 'app.log');

  /** Starts the services it stands on too. */
  async start(): Promise<void> {
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    const [port = '', authPort = '', stripePort = ''] = ports.map(String);
    const output = openSync(this.#log, 'a');
    const where = { port, authPort, stripePort, dataDir: this.dataDir, app: testApp, output };
    this.url = `http://127.0.0.1:${port}`;
    this.calls = new ReleaseCalls(this.url, `http://127.0.0.1:${authPort}`);
    this.#services = [startSignInService(where), ...startStripe(where)];
    this.#start = () => startLocalApp(where);
    await this.startAgain();
  }

  /** The app alone, with these settings beside its own. */
  async startAgain(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const before = { ...process.env };
    Object.assign(process.env, settings);
    this.#app = this.#start();
    process.env = before;
    await untilHealthy(this.url, [this.#app, ...this.#services]);
  }

  signal(signal: NodeJS.Signals = 'SIGTERM'): void {
    this.#app?.kill(signal);
  }

  /** With which code the app has ended, when it has. */
  async ended(): Promise<number | null> {
    const app = this.#app;
    if (!app) throw new Error('The app was not started.');
    if (app.exitCode === null && app.signalCode === null) await once(app, 'exit');
    return app.exitCode;
  }

  get log(): string {
    return readFileSync(this.#log, 'utf8');
  }

  async remove(): Promise<void> {
    if (this.#app) await stop(this.#app);
    await Promise.all(this.#services.map(stop));
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
