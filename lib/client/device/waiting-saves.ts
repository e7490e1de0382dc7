import * as z from 'zod/mini';
import type { SnippetDraft } from '@/lib/contracts/snippet-fields';
import { deviceStore } from './device-store';
import { waitingSaveKeyStart } from './draft-key';
import { editedSchema } from './snippet-drafts';

/** What was sent first of a new snippet goes out again as it was, under its key: the answer may have been lost. */
const creationSchema = z.object({
  orgId: z.nullable(z.string()),
  // Untouched: parsing would put its fields into another order, and the key is for what was sent to the letter.
  draft: z.custom<SnippetDraft>((draft) => typeof draft === 'object'),
  key: z.string(),
});
export type Creation = z.infer<typeof creationSchema>;

const waitingSaveSchema = z.object({
  /** Of this save alone: a later one of the same text takes its place. */
  key: z.string(),
  /** When it was saved, in milliseconds. */
  at: z.number(),
  orgId: z.nullable(z.string()),
  /** null: the snippet is new. */
  id: z.nullable(z.string()),
  /** The revision it was made from. */
  revision: z.nullable(z.number()),
  edited: editedSchema,
  /** What it was made from. */
  saved: editedSchema,
  creation: z.nullable(creationSchema),
});

/** A text that somebody saved while nobody could be reached: it is sent as soon as somebody can. */
export type WaitingSave = z.infer<typeof waitingSaveSchema>;

const keyOf = (key: string) => `${waitingSaveKeyStart}${key}`;

/** The oldest first. */
export async function readWaitingSaves(uid: string): Promise<WaitingSave[]> {
  const store = deviceStore(uid);
  const keys = (await store.keys()).filter((key) => key.startsWith(waitingSaveKeyStart));
  const saves = await Promise.all(keys.map((key) => store.read(key, waitingSaveSchema)));
  return saves.flatMap((save) => save ?? []).sort((a, b) => a.at - b.at);
}

/** Answers whether the device keeps it beyond this page. */
export const keepWaitingSave = (uid: string, save: WaitingSave): Promise<boolean> =>
  deviceStore(uid).write(keyOf(save.key), save);

export const dropWaitingSave = (uid: string, key: string): Promise<void> =>
  deviceStore(uid).remove(keyOf(key));
