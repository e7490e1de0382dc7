import { existsSync } from 'node:fs';
import { attempt } from '../bootstrap/processes.mjs';
import { folderCycles, type Module } from './folder-cycles.ts';

const places = [
  ...[
    'components',
    'contexts',
    'lib',
    'local',
    'migrations',
    'packages',
    'pages',
    'scripts',
    'styles',
    'tests',
    'e2e',
  ],
  ...['instrumentation.ts', 'instrumentation-node.ts', 'next.config.mjs', 'proxy.ts'],
];

const isOurs = (path: string) => places.some((place) => path.startsWith(`${place}/`));

interface Cruise {
  readonly modules: readonly Module[];
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

/** The imports that break a rule of .dependency-cruiser.cjs, and the folders that need each other, a line for each. */
export async function crossedBoundaries(): Promise<string> {
  const { output } = await attempt(process.execPath, [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--output-type=json',
    ...places.filter((place) => existsSync(place)),
  ]);
  const { summary, modules } = JSON.parse(output) as Cruise;
  const { totalCruised, violations } = summary;
  // Cruising nothing finds nothing: a compiler that is too new for the cruiser looks like a clean project.
  if (totalCruised < 50) return `Only ${totalCruised} modules were found, so nothing was checked.`;
  const crossed = violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const cycles = folderCycles(modules, isOurs);
  return [...crossed, ...cycles.map((cycle) => `no-folder-cycles: ${cycle}`)].join('\n');
}
