import { crossedBoundaries } from './boundaries.ts';
import { next } from '../app/next.ts';
import { attempt } from '../bootstrap/processes.mjs';
import { measure } from './results.ts';
import { during } from '../bootstrap/say.mjs';

interface Gate {
  readonly kind: string;
  readonly what: string;
  /** What was found, for people to read; empty where there is nothing. */
  readonly problems: () => Promise<string>;
}

const failuresOf =
  (...commands: readonly (readonly string[])[]) =>
  async () => {
    for (const command of commands) {
      const { code, output } = await attempt(process.execPath, command);
      if (code !== 0) return output;
    }
    return '';
  };

/** What can be said about the code without running it. */
const gates: readonly Gate[] = [
  {
    kind: 'format',
    what: 'Checking the format',
    problems: failuresOf(['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  },
  {
    kind: 'lint',
    what: 'Looking for questionable code',
    problems: failuresOf(['node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.']),
  },
  {
    kind: 'types',
    what: 'Checking the types',
    // The first command writes next-env.d.ts, which is not in the repository. The second is the compiler in machine code,
    // a third of the work; what reads types through its API still needs the other (ADR 45).
    problems: failuresOf(next('typegen'), ['node_modules/typescript-native/bin/tsc', '--noEmit']),
  },
  { kind: 'boundaries', what: 'Checking what imports what', problems: crossedBoundaries },
  {
    kind: 'unused',
    what: 'Looking for unused files, exports and packages',
    problems: failuresOf(['node_modules/knip/bin/knip.js', '--no-progress']),
  },
];

export const gateKinds = gates.map(({ kind }) => kind);

/** Passes through the gates of these kinds, all at once, as most of them keep one core busy; each counts as one test. */
export async function passGates(isWanted: (kind: string) => boolean) {
  const wanted = gates.filter(({ kind }) => isWanted(kind));
  const results = await Promise.all(
    wanted.map(({ kind, what, problems }) => measure(kind, passGate(what, problems))),
  );
  return results.flat();
}

const passGate = (what: string, problems: () => Promise<string>) => async () => {
  const found = await during(what, problems);
  if (found) console.error(found.trimEnd());
  return { passed: found ? 0 : 1, failed: found ? 1 : 0 };
};
