// Registered before anything loads the contracts.
import './plain-node.mjs';

/** A long day and every screen; prints its figures beside their goals. */
export async function chaos() {
  const { chaos } = await import('./run.ts');
  await chaos();
}

/** A short day and a few screens, for `npm test`. */
export async function chaosBriefly() {
  const { chaosBriefly } = await import('./run.ts');
  return chaosBriefly();
}
