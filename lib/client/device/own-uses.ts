import * as z from 'zod/mini';
import type { OwnUse } from '@/lib/domain/snippets/own-use';
import { deviceStore } from './device-store';

/** By id of snippet or lesson set: what the account knew when this device asked last, and what was used here since. */
export type SnippetUses = Readonly<Record<string, OwnUse>>;

const keptSchema = z.object({
  uses: z.record(z.string(), z.object({ weight: z.number(), at: z.number() })),
  /** What the account was not told yet, the oldest first, as it is told at once: under a key that tells it from what is told again. */
  waiting: z.array(
    z.object({
      key: z.string(),
      used: z.array(
        z.object({
          id: z.string(),
          at: z.number(),
          orgId: z.optional(z.string()),
          isChanged: z.optional(z.boolean()),
        }),
      ),
    }),
  ),
});
export type KeptUses = z.infer<typeof keptSchema>;

export const usesKey = 'uses';

/** Where earlier releases kept when each was last used on this device. */
const formerSchema = z.record(z.string(), z.number());

export const readKept = (uid: string): Promise<KeptUses | undefined> =>
  deviceStore(uid).read(usesKey, keptSchema);

export const readFormer = async (uid: string): Promise<Readonly<Record<string, number>>> =>
  (await deviceStore(uid).read('snippet-uses', formerSchema)) ?? {};

export async function readUses(uid: string): Promise<SnippetUses> {
  const kept = await readKept(uid);
  if (kept) return kept.uses;
  const former = Object.entries(await readFormer(uid));
  return Object.fromEntries(former.map(([id, at]) => [id, { weight: 1, at }]));
}
