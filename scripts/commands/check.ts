import { passGates } from '../checks/gates.ts';
import { installPackages } from '../machine/packages.ts';
import { stopOnSignals } from '../bootstrap/processes.mjs';
import { anyFailed, report } from '../checks/results.ts';

/** Everything that can be said about the code without running it. */
export async function run() {
  stopOnSignals();
  await installPackages({ dev: true });
  const results = await passGates(() => true);
  report(results);
  if (anyFailed(results)) process.exitCode = 1;
}
