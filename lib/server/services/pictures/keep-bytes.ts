import 'server-only';
import { backend } from '@/lib/server/backend/backend';
import type { PictureStore } from '@/lib/server/backend/pictures';
import { Fault } from '@/lib/server/faults/fault';
import type { Scope } from '@/lib/server/policies/scope';
import { logFailure } from '@/lib/server/runtime/log';
import { deletePicture, settlePicture, type AddedPicture } from '@/lib/server/repositories/pictures/pictures';

/** Puts the bytes of a picture that is on record where they belong; where that fails, a new record goes too. */
export async function keepBytes(
  scope: Scope<'snippets.write'>,
  { id, isNew }: AddedPicture,
  put: (store: PictureStore) => Promise<unknown>,
): Promise<void> {
  const { pictures } = backend();
  try {
    await put(pictures);
  } catch (error) {
    if (!isNew) throw error;
    // A record that stays all the same is deleted once it is due.
    await deletePicture(scope, id).catch((failure: unknown) =>
      logFailure(failure, { work: 'taking back a picture' }),
    );
    throw error;
  }
  if (await settlePicture(id)) return;
  await pictures.remove(id);
  throw new Fault('conflict', 'This picture was deleted before it was all there.');
}
