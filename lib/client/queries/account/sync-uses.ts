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
import { usedIn, usedOnce } from '@/lib/domain/letter/used-snippets';
import type { Letter } from '@/lib/domain/letter/letter';
import { snippetUsesKey } from '@/lib/client/queries/query-keys';

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
    body: { uses: used.map(({ at, ...use }) => ({ ...use, usedAt: new Date(at).toISOString() })) },
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
  ids: readonly string[] | Letter,
  now: number,
): Promise<void> {
  const used = 'blocks' in ids ? usedIn(ids) : usedOnce(ids);
  if (used.length === 0) return;
  const counted = used.map((use) => ({ ...use, at: now }));
  client.setQueryData(snippetUsesKey(uid), await countHere(uid, counted));
  await tellUses(uid);
}
