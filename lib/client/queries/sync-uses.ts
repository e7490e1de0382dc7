import type { QueryClient } from '@tanstack/react-query';
import {
  countHere,
  nextToTell,
  noteTold,
  takeKnown,
  type UsedBatch,
} from '@/lib/client/device/own-use-changes';
import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';
import { listUses, recordUses } from '@/lib/contracts/uses';
import { snippetUsesKey } from './query-keys';

let telling: Promise<boolean> = Promise.resolve(true);

/** Tells the account what was used on this device; false where it could not be told now. */
function tellUses(uid: string): Promise<boolean> {
  telling = telling.then(() => tellWaiting(uid));
  return telling;
}

async function tellWaiting(uid: string): Promise<boolean> {
  for (let batch = await nextToTell(uid); batch; batch = await nextToTell(uid)) {
    try {
      await tell(batch);
    } catch (error) {
      if (!isRefusedForGood(error)) return false;
    }
    await noteTold(uid, batch.key);
  }
  return true;
}

/** Sent again, it would be refused again. */
const isRefusedForGood = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 409);

const tell = ({ key, used }: UsedBatch) =>
  call(recordUses, {
    body: { uses: used.map(({ id, at }) => ({ id, usedAt: new Date(at).toISOString() })) },
    idempotencyKey: key,
  });

/** Has this device know what all of them have used. */
export async function syncUses(client: QueryClient, uid: string): Promise<void> {
  if (!(await tellUses(uid))) return;
  const known = await call(listUses, {});
  const uses = Object.fromEntries(
    known.map(({ id, weight, usedAt }) => [id, { weight, at: Date.parse(usedAt) }]),
  );
  client.setQueryData(snippetUsesKey(uid), await takeKnown(uid, uses));
}

/** Counts what was used now, here and with the account. */
export async function recordUsesOf(
  client: QueryClient,
  uid: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const used = [...new Set(ids)].map((id) => ({ id, at: now }));
  client.setQueryData(snippetUsesKey(uid), await countHere(uid, used));
  await tellUses(uid);
}
