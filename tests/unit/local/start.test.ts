import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from '@/local/process/data-dir-lock';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-start-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

async function portOfSomebody() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return String((server.address() as AddressInfo).port);
}

const services = {
  'the sign-in service': 'local/auth/auth-service.ts',
  'the stand-in for Stripe': 'local/stripe/stripe-service.ts',
  'the store': 'local/firestore/server/store-service.ts',
};

/** What goes wrong, and what is said of it; returns the port and the folder to start with. */
const troubles: Record<string, { says: string; make: () => Promise<[string, string]> }> = {
  'a file in place of the folder': {
    says: 'a file is where a folder belongs',
    make: async () => {
      writeFileSync(join(dir, 'data'), '');
      return Promise.resolve(['0', join(dir, 'data')]);
    },
  },
  'a folder in use': {
    says: 'is in use by process',
    make: async () => {
      lockDataDir(dir);
      return Promise.resolve(['0', dir]);
    },
  },
  'damaged files': {
    says: 'npm run repair',
    make: async () => {
      for (const file of ['accounts.jsonl', 'journal.jsonl']) writeFileSync(join(dir, file), 'nonsense\n');
      return Promise.resolve(['0', dir]);
    },
  },
  'a port that is taken': {
    says: 'is taken by another program',
    make: async () => [await portOfSomebody(), dir],
  },
};

const cases = Object.entries(services).flatMap(([service, file]) =>
  Object.entries(troubles).map(([trouble, how]) => [service, trouble, file, how] as const),
);

test.each(cases)(
  '%s, with %s, says one sentence and ends',
  async (_, __, file, { says, make }) => {
    const child = spawn(process.execPath, [file, ...(await make())], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    expect(said).toContain(says);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  },
  60_000,
);
