import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Damage } from '@/local/disk/damage';
import { Store, type Card } from '@/local/stripe/engine/store';
import { FailingDisk } from '../../../support/failing-disk';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-stripe-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const card = (id: string): Card => ({ id, last4: '4242', declines: false });

test('what the disk does not take is refused with 503 and does not show; with room it goes on', () => {
  const disk = new FailingDisk();
  const store = new Store(dir, disk);
  store.change(() => store.put('card', card('one')));
  const putTwo = () => store.change(() => store.put('card', card('two')));
  disk.room = 15;
  expect(putTwo).toThrow(expect.objectContaining({ status: 503 }));
  expect(store.all('card')).toEqual([card('one')]);
  expect(new Store(dir).all('card')).toEqual([card('one')]);
  const again = new Store(dir, disk);
  disk.room = Infinity;
  again.change(() => again.put('card', card('two')));
  expect(new Store(dir).all('card')).toEqual([card('two'), card('one')]);
});

test('a damaged file is named, and stays as it is', () => {
  const store = new Store(dir);
  store.change(() => store.put('card', card('one')));
  const path = join(dir, 'journal.jsonl');
  const bytes = readFileSync(path);
  bytes[bytes.indexOf('4242')]! ^= 1;
  writeFileSync(path, bytes);
  expect(() => new Store(dir)).toThrow(Damage);
  expect(readFileSync(path)).toEqual(bytes);
});
