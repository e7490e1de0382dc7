/** Times in milliseconds of `rounds` runs of each of the `runs`, taken in turns so that a busy moment hits them all. */
export async function inTurns(
  runs: readonly (() => Promise<unknown>)[],
  rounds: number,
  warmUp = 5,
): Promise<number[][]> {
  const times: number[][] = runs.map(() => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const start = performance.now();
      await run();
      if (round >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return times;
}

/** The time below which `share` of them lie; NaN where there are none. */
export function percentile(times: readonly number[] | undefined, share: number): number {
  const sorted = (times ?? []).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (times: readonly number[] | undefined) => percentile(times, 0.5);
