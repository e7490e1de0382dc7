import { passGates } from './gates.mjs';
import { installPackages } from './install.mjs';
import { stopOnSignals } from './processes.mjs';
import { anyFailed, report } from './results.mjs';

/** Everything that can be said about the code without running it. */
export async function check() {
  stopOnSignals();
  await installPackages();
  const results = await passGates(() => true);
  report(results);
  if (anyFailed(results)) process.exitCode = 1;
}
