import { existsSync } from 'node:fs';
import { attempt } from './processes.mjs';

const places = [
  ...['components', 'contexts', 'lib', 'local', 'packages', 'pages', 'scripts', 'styles', 'tests', 'e2e'],
  ...['instrumentation.ts', 'next.config.ts', 'proxy.ts'],
];

/**
 * The imports that break a rule of .dependency-cruiser.cjs, a line for each.
 * @returns {Promise<string>}
 */
export async function crossedBoundaries() {
  const { output } = await attempt(process.execPath, [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--output-type=json',
    ...places.filter((place) => existsSync(place)),
  ]);
  /** @type {{ totalCruised: number, violations: { rule: { name: string }, from: string, to: string }[] }} */
  const { totalCruised, violations } = JSON.parse(output).summary;
  // Cruising nothing finds nothing: a compiler that is too new for the cruiser looks like a clean project.
  if (totalCruised < 50) return `Only ${totalCruised} modules were found, so nothing was checked.`;
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).join('\n');
}
