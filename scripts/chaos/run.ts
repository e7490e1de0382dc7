import { ignoreEnvironment } from '../machine/environment.ts';
import { findBrowser } from '../machine/browser.ts';
import { figureTable } from '../checks/figures.ts';
import { installPackages } from '../machine/packages.ts';
import { stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { Failure, say } from '../bootstrap/say.mjs';
import { buildTestApp } from '../app/test-app.ts';
import { aDay, type Evening } from './day.ts';
import { allFaults, faultsForScreens, someFaults } from './faults.ts';
import { figuresOf, figuresOfScreens, screenTable } from './figures.ts';
import { allScreens, someScreens } from './screens.ts';
import { screensInTrouble, type Seen } from './screens-in-trouble.ts';
import { canFillDisks, Surroundings } from './surroundings.ts';

/** The same seed makes the same choices; how they fall together in time is the machine's. */
const seed = () => Number(process.env['CHAOS_SEED'] ?? 1);
const seconds = () => Number(process.env['CHAOS_SECONDS'] ?? 150);

export async function chaos(): Promise<void> {
  stopOnSignals();
  ignoreEnvironment();
  await installPackages({ dev: true });
  await buildTestApp();
  if (!canFillDisks()) say('There is no prlimit on this machine: full disks are left out.');
  const browser = await findBrowser();
  const all = await Surroundings.start('test-results/chaos.log');
  try {
    say('Every screen, while one thing after the other fails …');
    const seen = await screensInTrouble(all, browser, allScreens, faultsForScreens());
    say(screenTable(seen));
    say(`A day of ${seconds()} s with the seed ${seed()} …`);
    const evening = await aDay(all, { seed: seed(), seconds: seconds(), faults: allFaults(), alone: 12 });
    tellProblems(evening);
    const figures = [...figuresOf(evening), ...figuresOfScreens(seen)];
    say(figureTable(figures));
    if (figures.some(({ value, goal = Infinity }) => value > goal)) process.exitCode = 1;
  } finally {
    await stopAll();
  }
}

/** A short form: fails where anything acknowledged is lost or doubled, or a screen leaves somebody without words. */
export async function chaosBriefly() {
  const browser = await findBrowser();
  const all = await Surroundings.start('test-results/chaos.log');
  try {
    const evening = await aDay(all, { seed: 1, seconds: 10, faults: someFaults(), alone: 4 });
    tellProblems(evening);
    const [problem] = evening.tally.problems;
    if (problem) throw new Failure(`In the short day of chaos: ${problem.kind}, ${problem.what}`);
    const seen = await screensInTrouble(all, browser, someScreens, someFaults());
    say(screenTable(seen));
    const [screen] = problemsOf(seen);
    if (screen !== undefined) throw new Failure(`In the short day of chaos: ${screen}`);
    return { passed: 1, failed: 0, note: `${evening.faults.length} faults, ${seen.length} screens` };
  } finally {
    await all.stop();
  }
}

const problemsOf = (seen: readonly Seen[]) =>
  seen.flatMap(({ screen, fault, problems }) => problems.map((each) => `${screen}, ${fault}: ${each}`));

function tellProblems({ tally }: Evening): void {
  for (const { kind, what } of tally.problems.slice(0, 40)) say(`${kind}: ${what}`);
}
