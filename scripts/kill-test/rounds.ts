import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { installPackages } from '../machine/packages.ts';
import { freePort } from '../machine/ports.ts';
import { signalGroup, stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { Failure, say } from '../bootstrap/say.mjs';
import { startLocalApp, startSignInService, startStripe, untilHealthy } from '../app/services.ts';
import { buildTestApp, testApp } from '../app/test-app.ts';
import { Ledger } from './ledger.ts';
import { authenticate, subscribe } from '../accounts/local-account.ts';

const rounds = 20;
const writers = 6;

interface Stored {
  id: string;
  revision: number;
  title: string;
}

/** Kills the app in the middle of writes, again and again, and fails when one acknowledged write is missing afterwards. */
export async function killTest(): Promise<void> {
  stopOnSignals();
  await installPackages();
  await buildTestApp();
  const dataDir = mkdtempSync(join(tmpdir(), 'heelwrite-kill-test-'));
  // One person writes here for six, as fast as it goes.
  process.env['CALLS_A_MINUTE'] = '1000000';
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const [port = '', authPort = '', stripePort = ''] = ports.map(String);
  const where = { port, authPort, stripePort, dataDir, app: testApp };
  const url = `http://127.0.0.1:${port}`;
  const authUrl = `http://127.0.0.1:${authPort}`;
  try {
    startStripe(where);
    const lost = await runRounds(
      url,
      authUrl,
      () => startLocalApp(where),
      () => startSignInService(where),
    );
    if (lost > 0) throw new Failure(`${lost} acknowledged writes are missing.`);
  } finally {
    await stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function runRounds(
  url: string,
  authUrl: string,
  startApp: () => ChildProcess,
  startSignIn: () => ChildProcess,
): Promise<number> {
  let [app, signIn] = [startApp(), startSignIn()];
  await untilHealthy(url, [app, signIn]);
  const account = await authenticate(authUrl, 'signUp', 'round-0@heelwrite.test');
  await subscribe(url, account);
  let { token } = account;
  const emails = ['round-0@heelwrite.test'];
  const ledger = new Ledger();
  let lost = 0;
  say('round  killed    acknowledged  missing  accounts missing');
  for (let round = 1; round <= rounds; round += 1) {
    const writing = Promise.allSettled(
      Array.from({ length: writers }, () => writeUntilItFails(url, token, ledger)),
    );
    await pause(200 + Math.random() * 600);
    // Every fourth round the sign-in service dies as well, right after it acknowledged someone.
    const both = round % 4 === 0;
    if (both) {
      const email = `round-${round}@heelwrite.test`;
      await authenticate(authUrl, 'signUp', email);
      emails.push(email);
      await kill(signIn);
    }
    await kill(app);
    const failed = (await writing).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;

    if (both) signIn = startSignIn();
    app = startApp();
    await untilHealthy(url, [app, signIn]);
    const known = await Promise.allSettled(
      emails.map((email) => authenticate(authUrl, 'signInWithPassword', email)),
    );
    const strangers = known.filter(({ status }) => status === 'rejected').length;
    ({ token } = await authenticate(authUrl, 'signInWithPassword', 'round-0@heelwrite.test'));
    const missing = ledger.missingFrom(await stored(url, token));
    lost += missing.length + strangers;
    say(
      [String(round).padStart(5), both ? 'app, auth' : 'app      ', String(ledger.writes).padStart(12)].join(
        '  ',
      ) +
        String(missing.length).padStart(9) +
        String(strangers).padStart(18),
    );
  }
  say(`${rounds} kills, ${ledger.writes} writes acknowledged, ${lost} lost.`);
  return lost;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  signalGroup(child.pid, 'SIGKILL');
  await ended;
}

async function writeUntilItFails(url: string, token: string, ledger: Ledger): Promise<void> {
  for (;;) {
    const known = Math.random() < 0.4 ? ledger.any() : undefined;
    const title = `Written ${crypto.randomUUID()}`;
    const draft = { title, versions: { male: { html: `<p>{{dog}} ${'sits and stays. '.repeat(40)}</p>` } } };
    try {
      const response = await fetch(`${url}/api/snippets`, {
        method: known ? 'PUT' : 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(known ? { ...draft, ...known } : draft),
      });
      // 409: another writer of ours was faster. 503: the sign-in service is gone already, the app not yet.
      if (response.ok) ledger.acknowledge((await response.json()) as Stored);
      else if (response.status !== 409 && response.status !== 503)
        throw new Error(`A write answered ${response.status}.`);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function stored(url: string, token: string): Promise<Stored[]> {
  const response = await fetch(`${url}/api/snippets`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The list answered ${response.status}.`);
  return (await response.json()) as Stored[];
}
