import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backUp } from '@/local/backup/back-up';
import { contentOf, inFirestore } from '@/local/backup/open-stores';
import { decideForStaged, stagingIn } from '@/local/backup/put-in-place';
import { restore } from '@/local/backup/restore';
import { migrateLocally } from '@/local/migrate-locally';
import { repair } from '@/local/repair';
import { expectRoom } from '@/scripts/app/serve-build';
import { layOut, unpack } from '@/scripts/upgrade/release-data';
import { aDataFolder, aFolder, found, writeStores } from '@/tests/support/backed-up';

vi.setConfig({ testTimeout: 60_000 });
const made = { version: '0.5.0', madeAt: new Date('2026-11-30T01:02:03Z') };

test('a start finishes a restore that was interrupted, and nothing else is done before', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  // Its lock is held until this process ends.
  const folder = mkdtempSync(join(tmpdir(), 'heelwrite-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeStores(folder, 'old');
  mkdirSync(stagingIn(folder));
  writeStores(stagingIn(folder), 'new');
  decideForStaged(folder);
  expect(() => repair(folder)).toThrow(/was interrupted/);
  await expectRoom({
    hosted: false,
    host: undefined,
    dataDir: folder,
    port: '0',
    authPort: '0',
    hasSignIn: false,
    storeHost: undefined,
    stripePort: '0',
  });
  expect(found(folder)).toEqual(found(aDataFolder('new')));
  expect(existsSync(stagingIn(folder))).toBe(false);
});

test('a backup of an older release is migrated by the next start', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const old = aFolder();
  layOut(unpack('tests/lifecycle/data/0.5.0.json.gz'), old);
  const file = join(aFolder(), 'backup');
  expect((await backUp(old, file, made)).migrations).toEqual([]);
  const folder = aFolder();
  await restore(file, folder, '0.6.0');
  await inFirestore(folder, (firestore) => migrateLocally(firestore, join(folder, 'firestore')));
  expect(contentOf(folder).migrations).toEqual(['0001', '0002']);
});
