import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mayHold } from '@/local/backup/kept-files';
import { spendADay } from '@/scripts/upgrade/recorded-day';
import type { Person } from '@/scripts/upgrade/release-calls';
import { answersOf } from '@/scripts/upgrade/served-release';
import { aDogContent, aNote } from '../support/dogs';
import { OwnApp } from '../support/own-app';
import { aPng } from '../support/pictures';

const folder = mkdtempSync(join(tmpdir(), 'heelwrite-drill-'));
const file = join(folder, 'backup.tar.gz');
const [first, second] = [new OwnApp(), new OwnApp()];

const command = async (name: string, dataDir: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, ['scripts/run.mjs', name, ...args], { env })).stdout;
};

interface Saved {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
}

const picture = aPng({ width: 7, height: 5 });
const versions = { male: { html: '<p>{{dog}} sits.</p>' } };

/** What the day does not hold: dogs, a picture, and what a snippet said before. Returns whose answers tell of all that. */
async function fill(): Promise<{ asked: Record<string, readonly string[]>; address: string }> {
  const { calls } = first;
  const day = await spendADay(calls);
  const alone = await calls.signIn('alone@riverside.test');
  await calls.call(alone, 'PUT', '/api/dogs/keeping', { isKept: true });
  await calls.call(alone, 'POST', '/api/dogs', aDogContent());
  const dog = (await calls.call(alone, 'POST', '/api/dogs/emails', aNote())) as Saved;
  const added = await fetch(`${first.url}/api/pictures`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${alone.token}`, 'Content-Type': 'image/png' },
    body: new Uint8Array(picture),
  });
  const { address } = (await added.json()) as { address: string };
  const shown = { male: { html: `<p>Look: <img src="${address}" alt="A dog that sits"></p>` } };
  await calls.call(alone, 'POST', '/api/snippets', { title: 'With a picture', versions: shown });
  const snippets = (await calls.call(alone, 'GET', '/api/snippets')) as Saved[];
  const changed = snippets.find(({ title }) => title === 'Recall, twice');
  const own = ['/api/trash', `/api/snippets/history?id=${changed?.id}`, '/api/pictures', '/api/favorites'];
  const ofDogs = ['/api/dogs', `/api/dogs/emails?dogId=${dog.id}`];
  const head = 'head@riverside.test';
  const asked = {
    ...day,
    [alone.email]: [...(day[alone.email] ?? []), ...own, ...ofDogs],
    [head]: [...(day[head] ?? []), '/api/stripe/subscription'],
  };
  return { asked, address };
}

/** Saves one snippet again and again; `last` is what was acknowledged. */
class Writing {
  last: Saved;
  #goesOn = true;
  #done: Promise<void>;

  constructor(person: Person, from: Saved) {
    this.last = from;
    this.#done = this.#write(person);
  }

  async #write(person: Person) {
    while (this.#goesOn) {
      const { id, revision } = this.last;
      const draft = { id, revision, title: `Saved on ${revision}`, versions };
      this.last = (await first.calls.call(person, 'PUT', '/api/snippets', draft)) as Saved;
    }
  }

  end() {
    this.#goesOn = false;
    return this.#done;
  }
}

/** Asking is activity: when someone was last active is noted behind the answer. */
const lasting = (answers: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answers, (name, value: unknown) => (name === 'lastActiveAt' ? undefined : value)),
  );

const libraryOf = async ({ calls }: OwnApp, person: Person, since?: number) => {
  const query = since === undefined ? '' : `?since=${since}`;
  return (await calls.call(person, 'GET', `/api/snippets/changes${query}`)) as {
    version: number;
    isComplete?: boolean;
  };
};

const filesIn = (dataDir: string) =>
  globSync('**/*', { cwd: dataDir }).filter((path) => statSync(join(dataDir, path)).isFile());

/** Who holds a folder, what is running there, and the test's own log. */
const isOfThisRun = (path: string) => /(^|\/)lock(\.sqlite.*)?$|^(running\.json|app\.log)$/.test(path);

let asked: Record<string, readonly string[]>;
let before: Awaited<ReturnType<typeof answersOf>>;
let address: string;
let savedBefore: Saved;
let heldVersion: number;
let forgotten: readonly string[];

describe('a backup made while people write', () => {
  beforeAll(async () => {
    await first.start();
    ({ asked, address } = await fill());
    before = await answersOf(first.calls, asked);
    const writer = await first.calls.signUp('writer@riverside.test');
    const snippet = (await first.calls.call(writer, 'POST', '/api/snippets', {
      ...{ title: 'New', versions },
    })) as Saved;
    const writing = new Writing(writer, snippet);
    ({ version: heldVersion } = await libraryOf(first, writer));
    try {
      await vi.waitFor(() => expect(writing.last.revision).toBeGreaterThan(3), { timeout: 30_000 });
      savedBefore = writing.last;
      await command('backup', first.dataDir, file);
      expect(writing.last.revision, 'it was written meanwhile').toBeGreaterThan(savedBefore.revision);
    } finally {
      await writing.end();
    }
    await expect(command('restore', first.dataDir, file)).rejects.toThrow(
      /in use by process \d+.*Nothing was/s,
    );
    forgotten = filesIn(first.dataDir).filter((path) => !mayHold(path) && !isOfThisRun(path));
    await first.remove();

    await command('restore', second.dataDir, file);
    await second.start();
  }, 180_000);
  afterAll(async () => {
    await Promise.all([first.remove(), second.remove()]);
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('brings back all that was there, once everything is gone', async () => {
    expect(existsSync(first.dataDir)).toBe(false);
    expect(Object.keys(before)).toHaveLength(7);
    // Everyone signs in with their password.
    expect(lasting(await answersOf(second.calls, asked))).toEqual(lasting(before));
    const shown = await fetch(`${second.url}${address}`);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture);
  }, 60_000);

  it('forgets no file of the data folder', () => expect(forgotten).toEqual([]));

  it('has whatever was saved before it began, and nothing in half', async () => {
    const writer = await second.calls.signIn('writer@riverside.test');
    const snippets = (await second.calls.call(writer, 'GET', '/api/snippets')) as Saved[];
    const saved = snippets.find(({ id }) => id === savedBefore.id);
    expect(saved?.revision).toBeGreaterThanOrEqual(savedBefore.revision);
    expect(saved?.title).toBe(`Saved on ${(saved?.revision ?? 0) - 1}`);
  });

  it('is read anew by a browser that holds something of before', async () => {
    const writer = await second.calls.signIn('writer@riverside.test');
    expect(await libraryOf(second, writer, heldVersion)).toMatchObject({ isComplete: false });
  });

  it('is taken on from: people write, and pay', async () => {
    const alone = await second.calls.signIn('alone@riverside.test');
    await second.calls.call(alone, 'POST', '/api/snippets', { title: 'After it', versions });
    const head = await second.calls.signIn('head@riverside.test');
    const [school] = (await second.calls.call(head, 'GET', '/api/organization/user')) as Saved[];
    expect(
      await second.calls.call(head, 'GET', `/api/stripe/subscription?orgId=${school?.id}`),
    ).toMatchObject({
      status: 'active',
    });
  });

  it('is one file for its owner alone, which tells of itself', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await command('backup', second.dataDir, '--verify', file)).toMatch(
      /is whole, and its stores open: \d+ doc/,
    );
    const kept = join(folder, 'kept/');
    await command('backup', second.dataDir, kept, '--keep', '1');
    expect(await command('backup', second.dataDir, '--list', kept)).toMatch(
      /heelwrite-.*Z\.tar\.gz .* accounts/,
    );
  }, 60_000);
});
