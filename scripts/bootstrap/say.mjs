/** @param {string} sentence */
export function say(sentence) {
  console.log(sentence);
}

/** @param {number} since */
const secondsSince = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/**
 * Says what is being done, shows every ten seconds that it still is, and then how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function during(what, work) {
  const start = Date.now();
  say(`${what} …`);
  const ticker = setInterval(() => say(`${what}: still at it after ${secondsSince(start)} …`), 10_000);
  try {
    const result = await work();
    say(`${what}: done in ${secondsSince(start)}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}

/** @param {unknown} error */
export const sentenceOf = (error) => (error instanceof Error ? error.message : String(error));

/** A failure whose sentence says everything: no stack is shown. */
export class Failure extends Error {}

/**
 * Runs a command's work; what goes wrong becomes one sentence and an exit code.
 * @param {() => Promise<void>} work
 */
export async function command(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
