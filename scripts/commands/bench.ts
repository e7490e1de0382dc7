import { parseArgs } from 'node:util';
import { findBrowser } from '../machine/browser.ts';
import { installPackages } from '../machine/packages.ts';
import { stopAll, stopOnSignals } from '../bootstrap/processes.mjs';

/**
 * Measures what the product promises about speed and prints it beside the goals; a miss is no failure. With
 * `--against <commit>` what is committed is compared with that commit instead, both served at the same time.
 */
export async function run(args: readonly string[]): Promise<void> {
  stopOnSignals();
  await installPackages({ dev: true });
  const executablePath = await findBrowser();
  const { values } = parseArgs({ args: [...args], options: { against: { type: 'string' } } });
  if (values.against === undefined) {
    const { measurePromises } = await import('../bench/promises.ts');
    await measurePromises(executablePath);
  } else {
    const { compareWith } = await import('../bench/against.ts');
    await compareWith(values.against, executablePath).finally(stopAll);
  }
}
