import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { attempt, start, stopAll } from '@/scripts/bootstrap/processes.mjs';

const talkative = ['-e', "process.stdout.write('x'.repeat(1_000_000))"];

test('a silent program goes on, however much it says', async () => {
  expect(await once(start(process.execPath, talkative, { silent: true }), 'exit')).toEqual([0, null]);
});

test('what a program said is given back whole', async () => {
  const { code, output } = await attempt(process.execPath, talkative);
  expect(code).toBe(0);
  expect(output).toHaveLength(1_000_000);
});

test('what was started last ends before what it stands on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heelwrite-processes-'));
  const log = join(folder, 'log');
  const program = `
    const { appendFileSync } = require('node:fs');
    process.on('SIGTERM', () => {
      appendFileSync(process.argv[2], process.argv[1] + ' asked ');
      setTimeout(() => {
        appendFileSync(process.argv[2], process.argv[1] + ' ended ');
        process.exit(0);
      }, 200);
    });
    setInterval(() => undefined, 1_000);
    appendFileSync(process.argv[2] + process.argv[1], '');`;
  for (const name of ['store', 'app']) start(process.execPath, ['-e', program, name, log]);
  await vi.waitFor(() => expect(['store', 'app'].every((name) => existsSync(log + name))).toBe(true), 10_000);
  await stopAll();
  expect(readFileSync(log, 'utf8')).toBe('app asked app ended store asked store ended ');
  rmSync(folder, { recursive: true });
}, 20_000);

test('what is started while others end does not stay behind', async () => {
  const waits = ['-e', 'setInterval(() => undefined, 1_000)'];
  const first = start(process.execPath, waits);
  const next = once(first, 'exit').then(() => start(process.execPath, waits));
  await stopAll();
  const { exitCode, signalCode } = await next;
  expect([exitCode, signalCode]).toEqual([null, 'SIGTERM']);
}, 20_000);
