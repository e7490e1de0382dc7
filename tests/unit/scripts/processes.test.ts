import { once } from 'node:events';
import { expect, test } from 'vitest';
import { attempt, start } from '@/scripts/bootstrap/processes.mjs';

const talkative = ['-e', "process.stdout.write('x'.repeat(1_000_000))"];

test('a silent program goes on, however much it says', async () => {
  expect(await once(start(process.execPath, talkative, { silent: true }), 'exit')).toEqual([0, null]);
});

test('what a program said is given back whole', async () => {
  const { code, output } = await attempt(process.execPath, talkative);
  expect(code).toBe(0);
  expect(output).toHaveLength(1_000_000);
});
