import 'server-only';
import type { PictureType } from '@/lib/contracts/picture-types';
import { pictureAddress, pictureIn } from '@/lib/domain/text/picture-address';
import { backend } from '@/lib/server/backend/backend';
import { findPicture } from '@/lib/server/repositories/pictures/pictures';

export interface ShownPicture {
  readonly id: string;
  readonly type: PictureType;
  readonly read: () => Promise<Uint8Array | undefined>;
}

/** The picture at an address like `/pictures/….jpg`, for whoever knows it; undefined where there is none. */
export async function showPicture(address: string): Promise<ShownPicture | undefined> {
  const id = pictureIn(address);
  const picture = id === undefined ? undefined : await findPicture(id);
  if (id === undefined || !picture || pictureAddress(id, picture.type) !== address) return undefined;
  // Let go of by the last that held it: the next sweep deletes it.
  if (picture.dueAt && picture.dueAt <= new Date()) return undefined;
  return { id, type: picture.type, read: () => backend().pictures.read(id) };
}
