import { repair } from '../../local/repair.ts';
import { explainFailure } from '../../local/process/explain-failure.ts';
import { Failure, say } from '../bootstrap/say.mjs';
import { readEnvironment } from '../machine/environment.ts';

/** Mends damaged local data, and says what could not be saved. */
export async function run() {
  const { dataDir } = readEnvironment();
  try {
    for (const line of repair(dataDir)) say(line);
  } catch (error) {
    throw new Failure(`Nothing can be repaired: ${explainFailure(error)}`);
  }
}
