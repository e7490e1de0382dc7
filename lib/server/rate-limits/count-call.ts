import 'server-only';
import { rateLimited, unavailable } from '@/lib/server/faults/fault';
import { logFailure } from '@/lib/server/runtime/log';
import { serialize } from '@/lib/server/runtime/serialize';
import { countUnlessFull, type Counted, type Full } from '@/lib/server/repositories/rate-limit-store';
import { BoundedMap } from '@/lib/server/runtime/bounded-map';

/** Windows known to be full, by when they end: who goes on asking costs no look into the store. */
const known = new BoundedMap<number>(10_000);

const nameOf = ({ limit, key }: Counted) => JSON.stringify([limit.kind, key]);

function knownToBeFull(counted: readonly Counted[]): Full | undefined {
  for (const each of counted) {
    const endsAt = known.get(nameOf(each)) ?? 0;
    if (endsAt > Date.now()) return { counted: each, endsAt };
  }
  return undefined;
}

/**
 * Counts a call under each key in the store, or under none and gives back the one that is full. What cannot be counted is
 * not done: 503.
 */
export async function countCallUnlessFull(...counted: readonly Counted[]): Promise<Full | undefined> {
  return serialize(
    `limits ${counted.map(nameOf).join()}`,
    async () => knownToBeFull(counted) ?? (await countInStore(counted)),
  );
}

async function countInStore(counted: readonly Counted[]): Promise<Full | undefined> {
  try {
    const full = await countUnlessFull(counted, Date.now());
    if (full) known.set(nameOf(full.counted), full.endsAt);
    return full;
  } catch (error) {
    logFailure(error, { limits: 'counting' });
    throw unavailable('This cannot be done right now, and nothing was. Please try again in a moment.');
  }
}

/** The same, refusing with 429. */
export async function countCall(...counted: readonly Counted[]): Promise<void> {
  const full = await countCallUnlessFull(...counted);
  if (full) throw rateLimited(full.endsAt, Date.now());
}
