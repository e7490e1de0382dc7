import 'server-only';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { backend } from '@/lib/server/backend/backend';
import { changePictureBytesIn } from '@/lib/server/repositories/libraries/libraries';
import { pictures, putPictureIn, removePictureIn } from '@/lib/server/repositories/pictures/pictures';
import { snippets } from './snippet-collection';
import { knownTrash } from './trash-collection';

const atATime = 200;

/**
 * Deletes the pictures of a library whose snippets are gone already. What a snippet that moved to another library still
 * shows goes there with it.
 */
export async function deletePictures(libraryId: OwnerId): Promise<void> {
  for (;;) {
    const { docs } = await pictures().where('libraryId', '==', libraryId).limit(atATime).get();
    for (const { id } of docs) await handOnOrRemove(id, libraryId);
    if (docs.length < atATime) return;
  }
}

async function handOnOrRemove(id: string, from: OwnerId): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const picture = (await tx.get(pictures().doc(id))).data();
    if (picture?.libraryId !== from) return;
    const found = await Promise.all(
      picture.holders.map(async (holder) => {
        const places = [tx.get(snippets().doc(holder)), tx.get(knownTrash().doc(holder))] as const;
        const [snippet, trashed] = await Promise.all(places);
        return { holder, to: snippet.data()?.libraryId ?? trashed.data()?.libraryId };
      }),
    );
    const held = found.filter(({ to }) => to !== undefined && to !== from);
    const [first] = held;
    if (!first) {
      removePictureIn(tx, id);
      return;
    }
    const to = first.to as OwnerId;
    await changePictureBytesIn(tx, to, picture.bytes);
    putPictureIn(tx, id, { ...picture, libraryId: to, holders: held.map(({ holder }) => holder) });
  });
}

/** Deletes what nothing has held for as long as it was to be kept. */
export async function deleteExpiredPictures(now = new Date()): Promise<void> {
  for (;;) {
    const { docs } = await pictures().where('dueAt', '<=', now).limit(atATime).get();
    for (const { id } of docs) await removeExpired(id, now);
    if (docs.length < atATime) return;
  }
}

async function removeExpired(id: string, now: Date): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const picture = (await tx.get(pictures().doc(id))).data();
    if (!picture?.dueAt || picture.dueAt > now) return;
    await changePictureBytesIn(tx, picture.libraryId, -picture.bytes);
    removePictureIn(tx, id);
  });
}
