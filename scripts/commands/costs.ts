import '../machine/plain-node.ts';
import { say } from '../bootstrap/say.mjs';
import { installPackages } from '../machine/packages.ts';

/** Tells what a month costs for 1,000, 10,000 and 100,000 trainers; `--write` puts that into docs/scale.md. */
export async function run(args: readonly string[]) {
  const { costTables } = await import('../scale/cost-tables.ts');
  const { storedCounts } = await import('../scale/month.ts');
  if (!args.includes('--write')) {
    say(costTables(storedCounts()));
    return;
  }
  await installPackages();
  const { page, writeTables } = await import('../scale/cost-section.ts');
  await writeTables();
  say(`The tables of ${page} follow from the counts.`);
}
