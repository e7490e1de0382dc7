import 'server-only';
import { createHash } from 'node:crypto';
import type { BodyOf } from '@/lib/contracts/operation';
import type { Picture, PicturePurpose, UploadedPicture, uploadPicture } from '@/lib/contracts/pictures';
import { keptUntil } from '@/lib/domain/pictures/kept-pictures';
import { pictureAddress } from '@/lib/domain/text/picture-address';
import { checkPicture } from '@/lib/domain/pictures/picture-check';
import type { Actor } from '@/lib/server/policies/actor';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { Fault } from '@/lib/server/faults/fault';
import { logFailure } from '@/lib/server/runtime/log';
import { eraseRemoved } from '@/lib/server/repositories/pictures/picture-removals';
import * as repository from '@/lib/server/repositories/pictures/pictures';
import { keepBytes } from './keep-bytes';
import { readPictureQuota } from './read-picture-quota';

type OrgId = string | undefined;

/** Keeps a picture as it was sent, to the byte; throws 400 with why it cannot be kept. */
export async function addPicture(
  actor: Actor,
  orgId: OrgId,
  purpose: PicturePurpose,
  { type, bytes }: BodyOf<typeof uploadPicture>,
  key: string | undefined,
): Promise<UploadedPicture> {
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  const checked = checkPicture(bytes, type);
  if (typeof checked === 'string') throw new Fault('validation', checked);
  const picture = { ...checked, bytes: bytes.length };
  const digest = createHash('sha256').update(bytes).digest('hex');
  const added = await repository.addPicture(
    scope,
    { ...picture, purpose, keepUntil: keptUntil(purpose, new Date()) },
    await readPictureQuota(scope),
    { actor, call: `add a picture for ${purpose} to ${scope.libraryId}`, key, body: { type, digest } },
  );
  const { id } = added;
  await keepBytes(scope, added, (store) => store.put(id, type, bytes));
  return { id, address: pictureAddress(id, type), ...withoutType(picture) };
}

const withoutType = ({ width, height, bytes }: Omit<UploadedPicture, 'id' | 'address'>) => ({
  width,
  height,
  bytes,
});

/** All of a library's, the newest first, read while they are passed on. */
export async function listPictures(actor: Actor, orgId: OrgId): Promise<AsyncGenerator<Picture>> {
  return presented(repository.everyPicture(await scopeFor(actor, orgId, 'snippets.write')));
}

async function* presented(pictures: AsyncIterable<repository.KnownPicture>): AsyncGenerator<Picture> {
  for await (const picture of pictures) yield presentPicture(picture);
}

const presentPicture = ({
  id,
  type,
  purpose,
  holders,
  createdAt,
  dueAt,
  ...picture
}: repository.KnownPicture): Picture => ({
  id,
  address: pictureAddress(id, type),
  ...withoutType(picture),
  type,
  purpose,
  createdAt: createdAt.toISOString(),
  holders: holders.length,
  ...(dueAt && { keepUntil: dueAt.toISOString() }),
});

export async function deletePicture(actor: Actor, orgId: OrgId, id: string): Promise<void> {
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  if (!(await repository.deletePicture(scope, id))) return;
  // Nobody loads it any more; what fails now is done from time to time (`sweep-pictures.ts`).
  await eraseRemoved().catch((error: unknown) => logFailure(error, { work: 'deleting a picture' }));
}
