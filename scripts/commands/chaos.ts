// Registered before anything loads the contracts.
import '../machine/plain-node.ts';

/** A long day and every screen; prints its figures beside their goals. */
export async function run() {
  const { chaos } = await import('../chaos/run.ts');
  await chaos();
}

/** A short day and a few screens, for `npm test`. */
export async function chaosBriefly() {
  const { chaosBriefly } = await import('../chaos/run.ts');
  return chaosBriefly();
}
