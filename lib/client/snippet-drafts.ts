import * as z from 'zod/mini';
import { sexSchema } from '@/lib/contracts/primitives';
import { originSchema, variableColorSchema } from '@/lib/contracts/snippet';
import { deviceStore } from './device-store';

const versionSchema = z.object({
  html: z.string(),
  origin: originSchema,
  source: z.optional(sexSchema),
  stale: z.boolean(),
  madeFrom: z.optional(z.string()),
});

const draftSchema = z.object({
  /** When it was last typed into, in milliseconds. */
  at: z.number(),
  /** The revision it was made from; null for a snippet that was never saved. */
  revision: z.nullable(z.number()),
  edited: z.object({
    title: z.string(),
    tags: z.array(z.string()),
    versions: z.object({
      male: z.optional(versionSchema),
      female: z.optional(versionSchema),
      neutral: z.optional(versionSchema),
    }),
    colors: z.record(z.string(), variableColorSchema),
  }),
});
export type KeptDraft = z.infer<typeof draftSchema>;

/** The newest first: one that was offered back and not yet taken stays behind what is typed meanwhile. */
const draftsSchema = z.array(draftSchema);

/** Whose draft it is: `id` null is the snippet about to be created. */
export interface DraftOwner {
  readonly uid: string;
  readonly orgId: string | null;
  readonly id: string | null;
}

const keyOf = ({ orgId, id }: DraftOwner) =>
  id === null ? 'snippet-draft:new' : `snippet-draft:${orgId ?? 'mine'}:${id}`;

export async function readDraft(owner: DraftOwner): Promise<KeptDraft | null> {
  const drafts = await deviceStore(owner.uid).read(keyOf(owner), draftsSchema);
  return drafts?.[0] ?? null;
}

/** Answers whether the device keeps it beyond this page. */
export function keepDraft(owner: DraftOwner, draft: KeptDraft, offered: KeptDraft | null): Promise<boolean> {
  return deviceStore(owner.uid).write(keyOf(owner), offered ? [draft, offered] : [draft]);
}

/** Keeps only the draft that is still on offer, if there is one. */
export async function dropDraft(owner: DraftOwner, offered: KeptDraft | null): Promise<void> {
  const store = deviceStore(owner.uid);
  if (offered) await store.write(keyOf(owner), [offered]);
  else await store.remove(keyOf(owner));
}
