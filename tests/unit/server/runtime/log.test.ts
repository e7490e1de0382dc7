import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { outliveLostLines } from '@/lib/server/runtime/log';

afterEach(() => vi.unstubAllGlobals());

test('a log that has no room left takes nothing with it', () => {
  const [stdout, stderr] = [new EventEmitter(), new EventEmitter()];
  vi.stubGlobal('process', { ...process, stdout, stderr });
  const fail = () => [stdout, stderr].forEach((stream) => stream.emit('error', new Error('ENOSPC: write')));
  expect(fail).toThrow('ENOSPC');
  outliveLostLines();
  expect(fail).not.toThrow();
});
