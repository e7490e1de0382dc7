import { mkdirSync, openSync } from 'node:fs';
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { freePort } from '../machine/ports.ts';
import { attempt, signalGroup, stop } from '../bootstrap/processes.mjs';
import { programInPath } from '../machine/programs.ts';
import {
  startLocalApp,
  startSignInService,
  startStripe,
  untilAnswering,
  untilHealthy,
} from '../app/services.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { testApp } from '../app/test-app.ts';

export type Part = 'app' | 'signIn' | 'stripe';

/** The production build and everything around it, each of which can be taken away and given back. */
export class Surroundings {
  readonly url: string;
  readonly authUrl: string;
  readonly stripeUrl: string;
  readonly #starts: Readonly<Record<Part, () => ChildProcess>>;
  readonly #running = new Map<Part, ChildProcess>();

  private constructor(port: string, authPort: string, stripePort: string, log: string) {
    mkdirSync('test-results', { recursive: true });
    const where = {
      ...{ port, authPort, stripePort, app: testApp },
      dataDir: temporaryFolder('chaos'),
      output: openSync(log, 'w'),
    };
    [this.url = '', this.authUrl = '', this.stripeUrl = ''] = [port, authPort, stripePort].map(
      (each) => `http://127.0.0.1:${each}`,
    );
    this.#starts = {
      app: () => startLocalApp(where),
      signIn: () => startSignInService(where),
      stripe: () => startStripe(where)[0] as ChildProcess,
    };
  }

  static async start(log: string): Promise<Surroundings> {
    const [port, authPort, stripePort] = await Promise.all([freePort(), freePort(), freePort()]);
    const all = new Surroundings(String(port), String(authPort), String(stripePort), log);
    for (const part of ['signIn', 'stripe', 'app'] as const) all.#running.set(part, all.#starts[part]());
    await untilHealthy(all.url, [...all.#running.values()]);
    return all;
  }

  async kill(part: Part): Promise<void> {
    const child = this.#child(part);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    signalGroup(child.pid, 'SIGKILL');
    await ended;
  }

  /** Starts what was killed, and waits until it answers. */
  async giveBack(part: Part): Promise<void> {
    const child = this.#starts[part]();
    this.#running.set(part, child);
    const address = { app: `${this.url}/api/health`, signIn: `${this.authUrl}/`, stripe: this.stripeUrl }[
      part
    ];
    if (part === 'stripe') await untilAnswering(`${address}/_switches`, [child]);
    else await untilAnswering(address, [child]);
  }

  /** Whether a part has ended though nobody has killed it. */
  hasEnded(part: Part): boolean {
    const { exitCode, signalCode } = this.#child(part);
    return exitCode !== null || (signalCode !== null && signalCode !== 'SIGKILL');
  }

  freeze(part: Part): void {
    signalGroup(this.#child(part).pid, 'SIGSTOP');
  }

  thaw(part: Part): void {
    signalGroup(this.#child(part).pid, 'SIGCONT');
  }

  /** No file of that process grows any more, as on a full disk: every further write fails with EFBIG. */
  fillDisk = (part: Part) => this.#limitFiles(part, '0:');

  makeRoom = (part: Part) => this.#limitFiles(part, 'unlimited:');

  async #limitFiles(part: Part, limit: string): Promise<void> {
    await attempt('prlimit', ['--pid', String(this.#child(part).pid), `--fsize=${limit}`]);
  }

  async turnStripe(name: 'calls', trouble: object): Promise<void> {
    const answer = await fetch(`${this.stripeUrl}/_switches/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(trouble),
    });
    if (!answer.ok) throw new Error(`The switch answered ${await answer.text()}`);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map(stop));
  }

  #child(part: Part): ChildProcess {
    const child = this.#running.get(part);
    if (!child) throw new Error(`The ${part} has not been started.`);
    return child;
  }
}

/** Linux alone can take the room away from a running process. */
export const canFillDisks = () => programInPath('prlimit') !== undefined;
