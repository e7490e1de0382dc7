import { describe, expect, it } from 'vitest';
import { identityOf, isRunning, startIn } from '@/local/process/process-identity';

/** A line of /proc/<pid>/stat, with the name that a process may give itself. */
const stat = (state: string, threads: number) =>
  `4711 (next) Z 1 (v1) ${state} 1 4711 4711 0 -1 4194560 9 0 0 0 7 3 0 0 20 0 ${threads} 0 675991 0 0 0`;

describe('a process', () => {
  it.each([
    ['sleeping', 'S', 11, '675991'],
    ['running', 'R', 1, '675991'],
    ['killed, while its other threads still hold its ports', 'Z', 3, '675991'],
    ['killed, and not taken notice of', 'Z', 1, 'ended'],
    ['on its way out', 'X', 0, 'ended'],
  ])('that is %s', (_, state, threads, start) => {
    expect(startIn(stat(state, threads))).toBe(start);
  });

  it('is running by its own name, and not by that of an earlier one with its id', () => {
    expect(isRunning(identityOf(process.pid))).toBe(true);
    expect(isRunning(`${process.pid} 1`)).toBe(false);
  });
});
