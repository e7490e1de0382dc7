import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { localProjectId } from '@/local/auth/project-id';
import { embeddedFirestore } from '@/local/firestore/embedded-firestore';
import { Journal } from '@/local/firestore/journal';
import { firestoreAt } from '../../../support/store-clients';

vi.setConfig({ testTimeout: 60_000 });

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-store-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function started(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['local/firestore/server/store-service.ts', String(port), dir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/`), { timeout: 20_000, interval: 50 });
  return child;
}

async function killed(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit');
  child.kill(signal);
  return (await ended) as [number | null, string | null];
}

const clientAt = (port: number) => firestoreAt(port, localProjectId);

test('kill -9 loses nothing that was acknowledged, and the app finds it in its own folder', async () => {
  const acknowledged: string[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const port = await freePort();
    const child = await started(port);
    const dogs = clientAt(port).collection('dogs');
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const { id } = await dogs.add({ born: new Date(), name: 'Bella', weight: 12.5 });
        acknowledged.push(id);
      }
    };
    void Promise.allSettled([write(), write(), write()]);
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), { timeout: 20_000 });
    await killed(child, 'SIGKILL');
    isOver = true;
  }
  const reopened = embeddedFirestore(localProjectId, new Journal(dir));
  const stored = new Set((await reopened.collection('dogs').get()).docs.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test('a client goes on by itself once the store is back', async () => {
  const port = await freePort();
  const child = await started(port);
  const dog = clientAt(port).doc('dogs/bella');
  await dog.set({ name: 'Bella' });
  expect(await killed(child, 'SIGTERM')).toEqual([0, null]);
  const asked = dog.get();
  await started(port);
  expect((await asked).data()).toEqual({ name: 'Bella' });
});

/** A process that has read in a transaction, and then does nothing any more. */
async function stuckIn(port: number, path: string): Promise<ChildProcess> {
  const script = `
    import { initializeApp } from 'firebase-admin/app';
    import { getFirestore } from 'firebase-admin/firestore';
    const firestore = getFirestore(initializeApp({ projectId: ${JSON.stringify(localProjectId)} }));
    await firestore.runTransaction(async (tx) => {
      await tx.get(firestore.doc(${JSON.stringify(path)}));
      console.log('read');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('of two processes, one waits for the other’s transaction, and no longer than that one lives', async () => {
  const port = await freePort();
  await started(port);
  const dog = clientAt(port).doc('dogs/bella');
  await dog.set({ n: 0 });
  const stuck = await stuckIn(port, dog.path);
  let isWritten = false;
  const written = dog.set({ n: 1 }).then(() => (isWritten = true));
  // A plain read waits for nobody.
  expect((await dog.get()).data()).toEqual({ n: 0 });
  expect(isWritten).toBe(false);
  await killed(stuck, 'SIGKILL');
  await written;
  expect((await dog.get()).data()).toEqual({ n: 1 });
});

test('the store is of one project, and its service says so', async () => {
  const port = await freePort();
  await started(port);
  const elsewhere = firestoreAt(port, 'demo-elsewhere');
  await expect(elsewhere.doc('dogs/bella').set({})).rejects.toMatchObject({
    code: 5,
    message: expect.stringContaining(localProjectId) as string,
  });
});

test('whoever calls it by another name than this machine’s is refused', async () => {
  const port = await freePort();
  await started(port);
  const statusFor = (host: string) =>
    new Promise((resolve) =>
      get({ host: '127.0.0.1', port, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }),
    );
  expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
  expect(await statusFor('dogs.example')).toBe(403);
});
