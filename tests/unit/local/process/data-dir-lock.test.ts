import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from '@/local/process/data-dir-lock';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const source = join(import.meta.dirname, '../../../../local/process/data-dir-lock.ts');
const holding = `const { lockDataDir } = await import(${JSON.stringify(source)});
lockDataDir(process.argv[1]);
console.log('held');
setInterval(() => globalThis.gc(), 20);`;
async function holder() {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', holding, dir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child.stdout, 'data');
  return { child, said: () => said };
}

test('a folder has one holder at a time', () => {
  const unlock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.pid}:`);
  unlock();
  lockDataDir(dir)();
  expect(existsSync(join(dir, 'lock'))).toBe(false);
});

test('another process is kept out for as long as this one lives, and no longer', async () => {
  const { child, said } = await holder();
  expect(() => lockDataDir(dir)).toThrow(`The folder ${dir} is in use by process ${child.pid}:`);
  // In another container, the holder's id is nobody's, or somebody else's.
  const { pid: nobody } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(dir, 'lock'), JSON.stringify({ process: `${nobody} 1`, machine: 'kennel' }));
  expect(() => lockDataDir(dir)).toThrow(`in use by process ${nobody} of kennel:`);
  rmSync(join(dir, 'lock'));
  expect(() => lockDataDir(dir)).toThrow('in use by another process:');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(said()).toBe('');
  lockDataDir(dir)();
});

test('what a killed process left behind, or somebody else, holds nobody up', () => {
  writeFileSync(join(dir, 'lock'), `${process.pid} 1`);
  lockDataDir(dir)();
  writeFileSync(join(dir, 'lock'), 'nonsense');
  lockDataDir(dir)();
});
