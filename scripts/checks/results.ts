export interface Result {
  kind: string;
  passed: number;
  failed: number;
  skipped?: number;
  seconds?: number;
  note?: string;
}

/** Times what fills in a result; a kind that could not run at all has failed once. */
export async function measure(
  kind: string,
  work: () => Promise<Omit<Result, 'kind'> | Omit<Result, 'kind'>[] | Result[]>,
): Promise<Result[]> {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 100) / 10;
  try {
    const results = [await work()].flat();
    return results.map((result) => ({ kind, seconds: seconds(), ...result }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [{ kind, passed: 0, failed: 1, seconds: seconds(), note: 'could not run' }];
  }
}

export const anyFailed = (results: readonly Result[]) => results.some(({ failed }) => failed > 0);

/** Prints what ran, and the sum as the very last line. */
export function report(results: readonly Result[]) {
  const width = Math.max(...results.map(({ kind }) => kind.length));
  const row = (cells: [string, string, string, string, string, string]) => {
    const [kind, passed, failed, skipped, seconds, note] = cells;
    const figures = [passed.padStart(7), failed.padStart(7), skipped.padStart(8), seconds.padStart(8)];
    return `${kind.padEnd(width)} ${figures.join('')}  ${note}`.trimEnd();
  };
  console.log(`\n${row(['', 'passed', 'failed', 'skipped', 'seconds', ''])}`);
  for (const { kind, passed, failed, skipped = 0, seconds, note = '' } of results) {
    console.log(
      row([kind, String(passed), String(failed), String(skipped), seconds?.toFixed(1) ?? '', note]),
    );
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
