import '../machine/plain-node.ts';
import { settingsIn } from '../../lib/domain/deployment/settings.ts';
import { readFileIntoEnvironment } from '../machine/environment.ts';
import { installPackages } from '../machine/packages.ts';

/** Looks whether the deployment of these settings is as it must be, and changes nothing. */
export async function run(args: readonly string[]) {
  readFileIntoEnvironment();
  await installPackages();
  const { diagnose } = await import('../doctor/diagnose.ts');
  process.exitCode = await diagnose(settingsIn(process.env), { json: args.includes('--json') });
}
