import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runOnce } from '@/local/demo/run-once';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'heelwrite-once-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const afterRestart = () => runOnce(join(dir, 'done.json'));

test('a step runs once in the life of its folder', async () => {
  const work = vi.fn(() => Promise.resolve());
  await afterRestart()('accounts', work);
  await afterRestart()('accounts', work);
  expect(work).toHaveBeenCalledOnce();
  await afterRestart()('snippets', work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a step that failed runs again', async () => {
  await expect(afterRestart()('accounts', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const work = vi.fn(() => Promise.resolve());
  await afterRestart()('accounts', work);
  expect(work).toHaveBeenCalledOnce();
});

test('of steps that run at the same time none is forgotten', async () => {
  const once = afterRestart();
  const work = vi.fn(() => Promise.resolve());
  await Promise.all(['accounts', 'snippets', 'academy'].map((step) => once(step, work)));
  for (const step of ['accounts', 'snippets', 'academy']) await afterRestart()(step, work);
  expect(work).toHaveBeenCalledTimes(3);
});
