import { call } from '@/lib/client/wire/call';
import { listDogs } from '@/lib/contracts/dogs';
import type { KeptDogs } from './kept-dogs';
import { areNotesWaiting } from './waiting-notes-key';

export const keptDogsSchema = listDogs.reply;

/** What waits on this device is told first, so that the answer knows of it. */
export async function readDogs(uid: string, signal: AbortSignal): Promise<KeptDogs> {
  if (await areNotesWaiting(uid)) {
    const { tellNotes } = await import('./tell-notes');
    await tellNotes(uid);
  }
  return call(listDogs, { signal });
}
