import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { expect, test, vi } from 'vitest';
import { readBackup } from '@/local/backup/backup-file';
import { backUp } from '@/local/backup/back-up';
import type { Manifest } from '@/local/backup/manifest';
import { restore } from '@/local/backup/restore';
import { sentenceOf } from '@/scripts/bootstrap/say.mjs';
import { aDataFolder, aFolder, found } from '@/tests/support/backed-up';

vi.setConfig({ testTimeout: 60_000 });

const made = { version: '0.5.0', madeAt: new Date('2026-11-30T01:02:03Z') };

async function aBackup() {
  const file = join(aFolder(), 'backup.tar.gz');
  await backUp(aDataFolder('before'), file, made);
  return { file, bytes: readFileSync(file) };
}

type Entries = Awaited<ReturnType<typeof unpackTar>>;

/** The backup with its archive changed, compressed anew: its checksum of all is right. */
async function changed(bytes: Buffer, change: (entries: Entries) => Entries): Promise<Buffer> {
  return gzipSync(await packTar(change(await unpackTar(gunzipSync(bytes)))));
}

const withManifest = (change: (manifest: Manifest) => object) => (entries: Entries) =>
  entries.map((entry, at) => {
    if (at > 0) return entry;
    const manifest = JSON.parse(Buffer.from(entry.data ?? []).toString()) as Manifest;
    const data = new Uint8Array(Buffer.from(JSON.stringify(change(manifest))));
    return { header: { ...entry.header, size: data.length }, data };
  });

const isPicture = ({ header }: Entries[number]) => header.name === 'pictures/bella';

test('a byte that differs anywhere is noticed, or changes nothing of what is restored', async () => {
  const { file, bytes } = await aBackup();
  const archive = gunzipSync(bytes);
  let noticed = 0;
  for (let at = 0; at < bytes.length; at += 7) {
    const flipped = Buffer.from(bytes);
    flipped[at]! ^= 1 << (at % 8);
    writeFileSync(file, flipped);
    const says = await readBackup(file).then(() => undefined, sentenceOf);
    // The time in gzip's own head, and bits that fill a byte up, say nothing.
    if (says === undefined) expect(gunzipSync(flipped).equals(archive), `changed at ${at}`).toBe(true);
    else expect(says).toMatch(/ is (damaged: .+|no backup of Heelwrite’s.+)\.$/);
    if (says !== undefined) noticed += 1;
  }
  expect(noticed).toBeGreaterThan(bytes.length / 7 - 10);
});

test('a file that was cut off, at whatever place, or has something behind its end is noticed', async () => {
  const { file, bytes } = await aBackup();
  for (let length = 0; length < bytes.length; length += 13) {
    writeFileSync(file, bytes.subarray(0, length));
    await expect(readBackup(file), `cut at ${length}`).rejects.toThrow(/damaged/);
  }
  writeFileSync(file, Buffer.concat([bytes, Buffer.from('more')]));
  await expect(readBackup(file)).rejects.toThrow(/cut off or changed/);
});

const changes: readonly [string, (entries: Entries) => Entries, RegExp][] = [
  [
    'a file is missing',
    (entries) => entries.filter((entry) => !isPicture(entry)),
    /pictures\/bella is missing/,
  ],
  [
    'a file has other bytes',
    (entries) =>
      entries.map((entry) =>
        isPicture(entry) ? { ...entry, data: entry.data!.map((byte) => byte ^ 1) } : entry,
      ),
    /pictures\/bella is not what was backed up/,
  ],
  [
    'a file is there twice',
    (entries) => [...entries, ...entries.filter(isPicture)],
    /pictures\/bella does not belong there/,
  ],
  [
    'a file leads out of the folder',
    (entries) => [...entries, { header: { name: '../../evil', size: 1 }, data: new Uint8Array(1) }],
    /evil does not belong there/,
  ],
  [
    'the manifest names a file that leads out of the folder',
    withManifest((manifest) => ({
      ...manifest,
      files: [...manifest.files, { path: 'pictures/../../evil', bytes: 1, sha256: '' }],
    })),
    /no backup of Heelwrite’s/,
  ],
  ['the manifest is missing', (entries) => entries.slice(1), /no backup of Heelwrite’s/],
  [
    'it is of a newer release',
    withManifest((manifest) => ({ ...manifest, version: '0.10.0' })),
    /newer release \(0\.10\.0\) than this one \(0\.9\.2\)/,
  ],
  [
    'it was migrated by a newer release',
    withManifest((manifest) => ({ ...manifest, migrations: ['9999'] })),
    /newer release/,
  ],
  ['it has a newer form', withManifest((manifest) => ({ ...manifest, format: 2 })), /newer release/],
];

test.each(changes)('nothing is touched where %s', async (_, change, says) => {
  const { file, bytes } = await aBackup();
  const now = aDataFolder('now');
  const before = found(now);
  writeFileSync(file, await changed(bytes, change));
  await expect(restore(file, now, '0.9.2')).rejects.toThrow(says);
  expect(found(now)).toEqual(before);
});

test('a store that does not open is refused, though every checksum is right', async () => {
  const { file, bytes } = await aBackup();
  const { createHash } = await import('node:crypto');
  const data = new Uint8Array(Buffer.from('{}\n'));
  const sha256 = createHash('sha256').update(data).digest('hex');
  const path = 'firestore/snapshot.jsonl';
  const entries = (all: Entries) =>
    withManifest((manifest) => ({
      ...manifest,
      files: manifest.files.map((each) => (each.path === path ? { path, bytes: data.length, sha256 } : each)),
    }))(all).map((entry) =>
      entry.header.name === path ? { header: { ...entry.header, size: data.length }, data } : entry,
    );
  writeFileSync(file, await changed(bytes, entries));
  await expect(restore(file, aFolder(), '0.9.2')).rejects.toThrow(/is damaged: line 1 of .*snapshot\.jsonl/);
});

test('what is damaged already is not backed up', async () => {
  const folder = aDataFolder('before');
  const path = join(folder, 'firestore', 'snapshot.jsonl');
  const bytes = readFileSync(path);
  bytes[bytes.indexOf('before')]! ^= 1;
  writeFileSync(path, bytes);
  await expect(backUp(folder, join(aFolder(), 'backup'), made)).rejects.toThrow(
    `Line 2 of ${path} is damaged`,
  );
});
