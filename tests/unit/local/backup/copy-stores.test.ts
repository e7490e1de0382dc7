import { spawn } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import type * as fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readAccounts } from '@/local/auth/account-file';
import { copyStores } from '@/local/backup/copy-stores';
import { Journal } from '@/local/firestore/journal';
import { aFolder } from '@/tests/support/backed-up';
import { steadyWriter } from '@/tests/support/steady-writer';

const opening = vi.hoisted(() => ({ before: (_path: string) => {} }));
vi.mock('node:fs', async (original) => {
  const actual = await original<typeof fs>();
  const openSync: typeof actual.openSync = (path, ...more) => {
    opening.before(String(path));
    return actual.openSync(path, ...more);
  };
  return { ...actual, openSync };
});
afterEach(() => {
  opening.before = () => {};
});

const documentsIn = (folder: string) => new Map(new Journal(folder).read());

/** The turn of the writer that a copy is of; fails where it is of several, or less than it was. */
function turnIn(copy: string, saved: number): number {
  const documents = documentsIn(join(copy, 'firestore'));
  const turn = Number(documents.get('turns/one')?.['turn']);
  expect(turn).toBeGreaterThanOrEqual(saved);
  expect(documents.get('turns/other')).toEqual({ turn });
  for (let ago = 0; ago < 50 && ago < turn; ago += 1) {
    expect(documents.get(`kept/${(turn - ago) % 50}`)).toEqual({ turn: turn - ago });
  }
  // Stripe is written after the store, and the account after Stripe.
  const paid = Number(documentsIn(join(copy, 'stripe')).get('turns/paid')?.['turn']);
  const account = Number(readAccounts(join(copy, 'auth')).content.users[0]?.localId.slice('turn'.length));
  expect([turn, turn - 1]).toContain(paid);
  expect([paid, turn - 1]).toContain(account);
  // The newest may not have its bytes yet; what is deleted is not there.
  const shown = [...documents.keys()].filter((path) => path.startsWith('pictures/'));
  const pictures = readdirSync(join(copy, 'pictures')).map((name) => `pictures/${name}`);
  const withBytes = shown.filter((path) => Number(path.slice('pictures/p'.length)) <= saved);
  expect(pictures).toEqual(expect.arrayContaining(withBytes));
  expect(shown).toEqual(expect.arrayContaining(pictures));
  return turn;
}

test('copies are of one moment each, while another process writes and folds every store', async () => {
  const [folder, copy] = [aFolder(), join(aFolder(), 'copy')];
  const writer = spawn(process.execPath, ['tests/support/steady-writer.ts', folder], { stdio: 'inherit' });
  onTestFinished(() => void writer.kill('SIGKILL'));
  const turnOnDisk = () => Number(readFileSync(join(folder, 'turn'), 'utf8'));
  await vi.waitFor(() => expect(turnOnDisk()).toBeGreaterThan(20), { timeout: 30_000 });

  const turns = new Set<number>();
  for (let copies = 0; copies < 30 || turns.size <= 5; copies += 1) {
    const saved = turnOnDisk();
    copyStores(folder, copy);
    turns.add(turnIn(copy, saved));
  }
}, 60_000);

test.each([
  ...['firestore/snapshot.jsonl', 'firestore/journal.jsonl'],
  ...['stripe/snapshot.jsonl', 'stripe/journal.jsonl', 'auth/accounts.jsonl'],
])(
  'a turn that comes between, right before %s is opened, is in the copy with all it wrote',
  (path) => {
    const [folder, copy] = [aFolder(), join(aFolder(), 'copy')];
    const takeTurn = steadyWriter(folder);
    let saved = 0;
    for (let copies = 0; copies < 25; copies += 1) {
      saved = takeTurn();
      let comesBetween = true;
      opening.before = (opened) => {
        if (!comesBetween || opened !== join(folder, path)) return;
        comesBetween = false;
        takeTurn();
      };
      copyStores(folder, copy);
      opening.before = () => {};
      expect(comesBetween).toBe(false);
      expect(turnIn(copy, saved)).toBe(saved + 1);
    }
  },
  60_000,
);

test('half a record at the end of a journal is left out', () => {
  const [folder, copy] = [aFolder(), join(aFolder(), 'copy')];
  const takeTurn = steadyWriter(folder);
  const turn = takeTurn();
  const path = join(folder, 'firestore', 'journal.jsonl');
  const record = readFileSync(path, 'utf8').split('\n').at(-2) ?? '';
  appendFileSync(path, record.slice(0, 30));
  copyStores(folder, copy);
  expect(readFileSync(join(copy, 'firestore', 'journal.jsonl')).at(-1)).toBe('\n'.charCodeAt(0));
  expect(documentsIn(join(copy, 'firestore')).get('turns/one')).toEqual({ turn });
});
