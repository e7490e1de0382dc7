import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from '@/local/data-dir-lock';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a folder has one holder at a time', () => {
  const unlock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.pid}`);
  unlock();
  lockDataDir(dir)();
  expect(existsSync(join(dir, 'lock'))).toBe(false);
});

test('the lock of a process that was killed is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(dir, 'lock'), `${pid} 1`);
  lockDataDir(dir)();
});

test.runIf(process.platform === 'linux')('a living process with a reused id does not hold the lock', () => {
  writeFileSync(join(dir, 'lock'), `${process.pid} 1`);
  lockDataDir(dir)();
});
