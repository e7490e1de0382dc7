import * as z from 'zod/mini';
import { sexSchema } from '@/lib/contracts/primitives';
import { originSchema, variableColorSchema } from '@/lib/contracts/snippet-fields';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { deviceStore } from './device-store';
import { draftKeyStart } from './draft-key';

const versionSchema = z.object({
  html: z.string(),
  origin: originSchema,
  source: z.optional(sexSchema),
  stale: z.boolean(),
  madeFrom: z.optional(z.string()),
});

export const editedSchema = z.object({
  title: z.string(),
  tags: z.array(z.string()),
  versions: z.object({
    male: z.optional(versionSchema),
    female: z.optional(versionSchema),
    neutral: z.optional(versionSchema),
  }),
  colors: z.record(z.string(), variableColorSchema),
});

const draftSchema = z.object({
  /** When it was last typed into, in milliseconds. */
  at: z.number(),
  /** The revision it was made from; null for a snippet that was never saved. */
  revision: z.nullable(z.number()),
  edited: editedSchema,
});
export type KeptDraft = z.infer<typeof draftSchema>;

/** The newest first: those that were offered back and not yet taken stay behind what is typed meanwhile. */
const draftsSchema = z.array(draftSchema);

/** Whose draft it is: `id` null is the snippet about to be created. */
export interface DraftOwner {
  readonly uid: string;
  readonly orgId: string | null;
  readonly id: string | null;
}

type DraftPlace = Omit<DraftOwner, 'uid'>;

const keyOf = ({ orgId, id }: DraftPlace) =>
  `${draftKeyStart}${id === null ? 'new' : `${orgId ?? 'mine'}:${id}`}`;

/** How many drafts of one snippet wait; the oldest give way. */
const mostDrafts = 5;

/** The newest first. */
export async function readDrafts(owner: DraftOwner): Promise<readonly KeptDraft[]> {
  return (await deviceStore(owner.uid).read(keyOf(owner), draftsSchema)) ?? [];
}

/** All drafts that wait on this device, the newest of each snippet first; to be asked with `draftsAt`. */
export async function readAllDrafts(uid: string): Promise<AllDrafts> {
  const store = deviceStore(uid);
  const keys = (await store.keys()).filter((key) => key.startsWith(draftKeyStart));
  const drafts = await Promise.all(keys.map((key) => store.read(key, draftsSchema)));
  return new Map(keys.map((key, index) => [key, drafts[index] ?? []]));
}

type AllDrafts = ReadonlyMap<string, readonly KeptDraft[]>;

export const draftsAt = (drafts: AllDrafts, place: DraftPlace): readonly KeptDraft[] =>
  drafts.get(keyOf(place)) ?? [];

/** Answers whether the device keeps it beyond this page; those still on offer stay behind it. */
export function keepDraft(
  owner: DraftOwner,
  draft: KeptDraft,
  offered: readonly KeptDraft[],
): Promise<boolean> {
  return deviceStore(owner.uid).write(keyOf(owner), [draft, ...offered].slice(0, mostDrafts));
}

/** Keeps only the drafts that are still on offer. */
export async function dropDraft(owner: DraftOwner, offered: readonly KeptDraft[]): Promise<void> {
  const store = deviceStore(owner.uid);
  if (offered.length > 0) await store.write(keyOf(owner), offered);
  else await store.remove(keyOf(owner));
}

/** IndexedDB keeps plain data; what is read-only here is a copy there. */
export function plainCopy({ title, tags, versions, colors }: EditedSnippet): KeptDraft['edited'] {
  return { title, tags: [...tags], versions: { ...versions }, colors: { ...colors } };
}
