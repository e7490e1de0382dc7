import type { PictureType } from '@/lib/contracts/picture-types';
import { uploadEmailPicture, uploadPicture, type UploadedPicture } from '@/lib/contracts/pictures';
import { call } from '@/lib/client/wire/call';
import { scopeOf, type Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Picture } from '@/lib/domain/text/picture';

type Kept = Omit<Picture, 'alt'>;

/** Keeps a picture with a library, for its snippets. */
export async function uploadToLibrary(library: Library, file: Blob): Promise<Kept> {
  const key = { idempotencyKey: crypto.randomUUID() };
  return kept(await call(uploadPicture, { query: scopeOf(library), body: await sent(file), ...key }));
}

/** Keeps a picture for emails alone. */
export async function uploadForEmail(file: Blob): Promise<Kept> {
  const key = { idempotencyKey: crypto.randomUUID() };
  return kept(
    await call(uploadEmailPicture, { query: { purpose: 'email' }, body: await sent(file), ...key }),
  );
}

const kept = ({ address, width, height }: UploadedPicture): Kept => ({ address, width, height });

// Of another type, the server says which it takes.
const sent = async (file: Blob) => ({
  type: file.type as PictureType,
  bytes: new Uint8Array(await file.arrayBuffer()),
});
