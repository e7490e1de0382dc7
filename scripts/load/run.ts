import { ignoreEnvironment } from '../machine/environment.ts';
import { figureTable, type Figure } from '../checks/figures.ts';
import { installPackages } from '../machine/packages.ts';
import { stop, stopAll, stopOnSignals } from '../bootstrap/processes.mjs';
import { during, Failure, say } from '../bootstrap/say.mjs';
import { buildTestApp, startTestApp } from '../app/test-app.ts';
import { failuresAmong, figuresOf, underLoad } from './load.ts';

const trainers = 8;

interface Scale {
  readonly label: string;
  /** In the library of each trainer. */
  readonly snippets: number;
  readonly minutes: number;
}

/** The middle one is what memory is judged by; `LOAD_MINUTES` makes it shorter or longer. */
const scales = (): readonly Scale[] => [
  { label: '1×', snippets: 40, minutes: 2 },
  { label: '10×', snippets: 400, minutes: Number(process.env['LOAD_MINUTES'] ?? 30) },
  { label: '100×', snippets: 4_000, minutes: 2 },
];

/** On an app of its own with nothing in it. */
async function measureAt({ label, snippets, minutes }: Scale): Promise<Figure[]> {
  const app = await startTestApp();
  try {
    const found = await underLoad({ ...app, trainers, snippets, minutes });
    return figuresOf(label, found, minutes);
  } finally {
    await Promise.all(app.processes.map(stop));
  }
}

/** Measures the production build under mixed traffic, and prints how long calls take and how memory goes. */
export async function load(): Promise<void> {
  stopOnSignals();
  ignoreEnvironment();
  await installPackages({ dev: true });
  await buildTestApp();
  const figures: Figure[] = [];
  try {
    for (const scale of scales()) {
      const what = `Working at ${scale.label} for ${scale.minutes} minutes`;
      figures.push(...(await during(what, () => measureAt(scale))));
    }
  } finally {
    await stopAll();
  }
  say(figureTable(figures));
}

/** A short form on an app that runs: fails where an answer is another than it should be under any load. */
export async function loadBriefly(app: Awaited<ReturnType<typeof startTestApp>>) {
  const { answers } = await underLoad({ ...app, trainers, snippets: 40, minutes: 1 / 6 });
  const [failure] = failuresAmong(answers);
  if (failure) throw new Failure(`Under load, “${failure.what}” was answered with ${failure.status}.`);
  return { passed: 1, failed: 0, note: `${answers.length} calls` };
}
