import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type * as fs from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { backUp, backupsIn } from '@/local/backup/back-up';
import { backupName, backupsAt, keepNewest } from '@/local/backup/backup-names';
import { deletedSince } from '@/local/backup/deleted-since';
import { finishRestore } from '@/local/backup/put-in-place';
import { restore } from '@/local/backup/restore';
import { Journal, type Write } from '@/local/firestore/journal';
import { lockDataDir } from '@/local/process/data-dir-lock';
import { aDataFolder, aFolder, found, writeStores } from '@/tests/support/backed-up';

vi.setConfig({ testTimeout: 60_000 });

const renames = vi.hoisted(() => ({ left: Infinity }));
vi.mock('node:fs', async (original) => {
  const actual = await original<typeof fs>();
  const renameSync: typeof actual.renameSync = (from, to) => {
    renames.left -= 1;
    if (renames.left < 0) throw new Error('The process was killed.');
    actual.renameSync(from, to);
  };
  return { ...actual, renameSync };
});

const made = { version: '0.5.0', madeAt: new Date('2026-11-30T01:02:03Z') };

async function aBackupOf(folder: string): Promise<string> {
  const file = join(aFolder(), 'backup.tar.gz');
  await backUp(folder, file, made);
  return file;
}

test('everything comes back, what was there is put aside, and the file is its owner’s alone', async () => {
  const folder = aDataFolder('before');
  const before = found(folder);
  const file = await aBackupOf(folder);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(backupsIn(folder)), 'no copy stays').toEqual([]);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  writeStores(folder, 'after');
  const after = found(folder);

  const { aside, manifest } = await restore(file, folder, '0.5.0');
  expect(found(folder)).toEqual(before);
  expect(found(aside ?? '')).toEqual(after);
  expect(manifest.holds).toEqual({ documents: 3, accounts: 1, pictures: 1, mails: 1 });
  expect(existsSync(join(folder, 'restoring'))).toBe(false);
});

test('browsers that hold a later library than the restored one read it anew', async () => {
  const library = { count: 1, version: 7, colors: {}, removed: [{ id: 's', version: 6 }], removedFrom: 0 };
  // More than are moved at once.
  const many = Array.from({ length: 201 }, (_, n): Write => [`libraries/u_${n}`, library]);
  const folder = aDataFolder('before', many);
  await restore(await aBackupOf(folder), folder, '0.5.0');
  const kept = new Journal(join(folder, 'firestore'))
    .read()
    .filter(([path]) => path.startsWith('libraries/'));
  expect(kept).toHaveLength(201);
  // Whoever asks since a version before `removedFrom` is told to read all of it.
  for (const [, fields] of kept) {
    expect(fields).toEqual({ ...library, version: 1_000_007, removed: [], removedFrom: 1_000_007 });
  }
});

test('what was deleted since then is told', () => {
  const at = (time: string) => ({ $timestamp: [Date.parse(time) / 1000, 0] });
  const folder = aDataFolder('now', [
    ['audit/1', { action: 'account.deleted', uid: 'sam', at: at('2026-11-30T00:00:00Z') }],
    ['audit/2', { action: 'account.deleted', uid: 'kim', at: at('2026-11-30T02:00:00Z') }],
    ['audit/3', { action: 'organization.deleted', uid: 'kim', orgId: 'org', at: at('2026-11-30T02:00:00Z') }],
    ['audit/4', { action: 'snippet.deleted', uid: 'kim', at: at('2026-11-30T02:00:00Z') }],
  ]);
  expect(deletedSince(folder, made.madeAt)).toEqual(['account.deleted kim', 'organization.deleted org']);
  expect(deletedSince(aFolder(), made.madeAt)).toEqual([]);
});

test('a backup is restored into a folder that is gone, and of part of the services too', async () => {
  const folder = aDataFolder('before');
  rmSync(join(folder, 'stripe'), { recursive: true });
  rmSync(join(folder, 'demo-data.json'));
  const file = await aBackupOf(folder);
  const gone = join(aFolder(), 'gone');
  expect((await restore(file, gone, '0.5.0')).aside).toBeUndefined();
  expect(existsSync(join(gone, 'stripe'))).toBe(false);
  const other = aDataFolder('other');
  const { aside } = await restore(file, other, '0.5.0');
  expect(existsSync(join(other, 'demo-data.json')), 'nothing of both').toBe(false);
  expect(existsSync(join(aside ?? '', 'demo-data.json'))).toBe(true);
});

test('killed at any step, it leaves the old or, once it was gone on with, the new', async () => {
  const file = await aBackupOf(aDataFolder('before'));
  const [old, restored] = ['after', 'before'];
  const outcomes: string[] = [];
  for (let steps = 0; outcomes.at(-1) !== 'done'; steps += 1) {
    const folder = aDataFolder('after');
    // Some parts are on one side only.
    rmSync(join(folder, 'outbox'), { recursive: true });
    renames.left = steps;
    const done = await restore(file, folder, '0.5.0').then(
      () => true,
      () => false,
    );
    renames.left = Infinity;
    const isDecided = existsSync(join(folder, 'restoring.json'));
    if (isDecided) await expect(backUp(folder, join(aFolder(), 'x'), made)).rejects.toThrow(/interrupted/);
    // As the next start does.
    finishRestore(folder);
    expect(existsSync(join(folder, 'restoring'))).toBe(false);
    const kept = found(folder);
    const whose = isDecided || done ? restored : old;
    expect(kept['demo-data.json']).toBe(JSON.stringify([whose]));
    expect(kept['pictures/bella']).toBe(`the picture of ${whose}`);
    expect(JSON.stringify(kept)).not.toContain(whose === old ? restored : old);
    outcomes.push(done ? 'done' : whose);
  }
  expect(new Set(outcomes)).toEqual(new Set(['after', 'before', 'done']));
  expect(outcomes.filter((outcome) => outcome === 'before').length).toBeGreaterThan(8);
});

test.each(['.', 'firestore', 'auth', 'stripe'])('it refuses while %s is in use', async (used) => {
  const file = await aBackupOf(aDataFolder('before'));
  const folder = aDataFolder('now');
  const before = found(folder);
  const unlock = lockDataDir(join(folder, used));
  await expect(restore(file, folder, '0.5.0')).rejects.toThrow(`in use by process ${process.pid}`);
  unlock();
  expect(found(folder)).toEqual(before);
});

test('an empty folder is not backed up, and no file is written over', async () => {
  await expect(backUp(aFolder(), join(aFolder(), 'x'), made)).rejects.toThrow(/nothing to back up/);
  const file = await aBackupOf(aDataFolder('before'));
  await expect(backUp(aDataFolder('now'), file, made)).rejects.toThrow(/already/);
});

test('what a killed backup has left goes with the next one', async () => {
  const folder = aDataFolder('before');
  const left = join(backupsIn(folder), 'draft 999999999 1');
  mkdirSync(left, { recursive: true });
  await backUp(folder, join(aFolder(), 'x'), made);
  expect(existsSync(left)).toBe(false);
});

test('the newest are kept, and nothing but backups is deleted', () => {
  const folder = aFolder();
  const times = ['2026-11-28', '2026-11-30', '2026-11-29'].map((day) => new Date(`${day}T01:02:03.456Z`));
  for (const time of times) writeFileSync(join(folder, backupName(time)), '');
  writeFileSync(join(folder, 'a-mine.tar.gz'), '');
  const [newest, middle, oldest] = ['30', '29', '28'].map((day) =>
    join(folder, `heelwrite-2026-11-${day}T01-02-03Z.tar.gz`),
  );
  expect(backupsAt(folder)).toEqual([newest, middle, oldest]);
  expect(keepNewest(folder, 2)).toEqual([oldest]);
  expect(backupsAt(folder)).toEqual([newest, middle]);
  expect(readdirSync(folder)).toContain('a-mine.tar.gz');
});
