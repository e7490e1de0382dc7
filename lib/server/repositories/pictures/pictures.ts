import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { pictureTypes } from '@/lib/contracts/picture-types';
import { picturePurposeSchema } from '@/lib/contracts/pictures';
import type { PictureQuota } from '@/lib/domain/billing/picture-quota';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import type { Scope } from '@/lib/server/policies/scope';
import { backend } from '@/lib/server/backend/backend';
import { Fault, planLimit } from '@/lib/server/faults/fault';
import { converterFor, storedTime } from '@/lib/server/repositories/document-schema';
import {
  idIn,
  rememberAnswer,
  rememberedAnswer,
  type RememberedCall,
} from '@/lib/server/repositories/idempotency';
import {
  readLibraryIn,
  withPictureBytes,
  writeLibraryIn,
  type Library,
} from '@/lib/server/repositories/libraries/libraries';
import { recordRemovalIn } from './picture-removals';
import { inLibrary } from '@/lib/server/repositories/libraries/library-transaction';

const pictureSchema = z.object({
  libraryId: z.custom<OwnerId>((value) => typeof value === 'string' && /^[uo]_./.test(value)),
  type: z.enum(pictureTypes),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  createdAt: storedTime,
  createdBy: z.string(),
  purpose: picturePurposeSchema,
  /** The snippets that show it or did so in a state that is kept, wherever they lie, the trash included. */
  holders: z.array(z.string()),
  /** Until then it stays where no snippet has ever taken it, and where it is for emails. */
  keepUntil: storedTime,
  /** When it is looked at to be deleted; left out while a snippet holds it. */
  dueAt: z.optional(storedTime),
  /** The picture of another library that it was copied from. */
  copyOf: z.optional(z.string()),
});
export type StoredPicture = z.output<typeof pictureSchema>;

export interface KnownPicture extends StoredPicture {
  readonly id: string;
}

const collection = () => backend().firestore.collection('pictures');
export const pictures = () => collection().withConverter(converterFor(pictureSchema));

/** 26 letters and digits of 32 kinds: 130 bits that nobody guesses. */
function newId(): string {
  const kinds = 'abcdefghijklmnopqrstuvwxyz234567';
  return [...randomBytes(26)].map((byte) => kinds.charAt(byte % kinds.length)).join('');
}

/** In milliseconds: so long a record stands without its bytes, should nobody live to put them there. */
const untilBytes = 60 * 60_000;

export type NewPicture = Pick<
  StoredPicture,
  'type' | 'bytes' | 'width' | 'height' | 'purpose' | 'keepUntil' | 'copyOf'
>;

/** `isNew`: not there from a call before that was made with the same key. */
export interface AddedPicture {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Counts a picture in its library and puts it on record, refused where that has no room. Its bytes have to be put under the
 * id that this answers with; `settlePicture` says that they are.
 */
export async function addPicture(
  scope: Scope<'snippets.write'>,
  picture: NewPicture,
  quota: PictureQuota,
  call: RememberedCall,
): Promise<AddedPicture> {
  return inLibrary(scope, async (tx) => {
    const [remembered, library] = await Promise.all([rememberedAnswer(tx, call), readLibraryIn(tx, scope)]);
    if (remembered && (await tx.get(pictures().doc(idIn(remembered)))).exists) {
      return { id: idIn(remembered), isNew: false };
    }
    checkPictureRoom(library, picture.bytes, quota);
    const id = newId();
    const now = new Date();
    putPictureIn(tx, id, {
      ...picture,
      libraryId: scope.libraryId,
      createdAt: now,
      createdBy: scope.actor.uid,
      holders: [],
      dueAt: new Date(now.getTime() + untilBytes),
    });
    writeLibraryIn(tx, scope, withPictureBytes(library, picture.bytes));
    rememberAnswer(tx, call, { id });
    return { id, isNew: true };
  });
}

/** Throws plan_limit where so many bytes more do not fit. */
export function checkPictureRoom(library: Library, more: number, quota: PictureQuota): void {
  if (more > 0 && (library.pictureBytes ?? 0) + more > quota.limitBytes) throw planLimit(quota.sentence);
}

export function putPictureIn(tx: Transaction, id: string, picture: StoredPicture): void {
  const { dueAt, copyOf, ...always } = picture;
  tx.set(collection().doc(id), {
    ...always,
    ...(dueAt && { dueAt }),
    ...(copyOf !== undefined && { copyOf }),
  });
}

/** Notes that the bytes of a picture are there; false where its record is gone meanwhile. */
export async function settlePicture(id: string): Promise<boolean> {
  return backend().firestore.runTransaction(async (tx) => {
    const picture = (await tx.get(pictures().doc(id))).data();
    if (picture?.dueAt) putPictureIn(tx, id, { ...picture, dueAt: picture.keepUntil });
    return picture !== undefined;
  });
}

export async function findPicture(id: string): Promise<StoredPicture | undefined> {
  return (await pictures().doc(id).get()).data();
}

/** Those that there are of these ids. */
export async function findPictures(ids: readonly string[]): Promise<Map<string, StoredPicture>> {
  const found = await Promise.all(ids.map(async (id) => [id, await findPicture(id)] as const));
  return new Map(found.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
}

/** So many are read at once of a library's. */
const atOnce = 250;

/** All of a library's, the newest first, read while they are passed on. */
export async function* everyPicture({ libraryId }: Scope): AsyncGenerator<KnownPicture> {
  const newestFirst = pictures()
    .where('libraryId', '==', libraryId)
    .orderBy('createdAt', 'desc')
    .orderBy('__name__', 'desc');
  let page = newestFirst;
  for (;;) {
    const { docs } = await page.limit(atOnce).get();
    yield* docs.map((document) => ({ ...document.data(), id: document.id }));
    const last = docs.at(-1);
    if (!last || docs.length < atOnce) return;
    page = newestFirst.startAfter(last);
  }
}

/** The copy of a picture that a library has already. */
export async function findCopy({ libraryId }: Scope, id: string): Promise<string | undefined> {
  const copies = pictures().where('libraryId', '==', libraryId).where('copyOf', '==', id).limit(1);
  return (await copies.get()).docs[0]?.id;
}

/** Deletes a picture of the library that no snippet holds; whether there was one. */
export async function deletePicture(scope: Scope<'snippets.write'>, id: string): Promise<boolean> {
  return inLibrary(scope, async (tx) => {
    const [library, document] = await Promise.all([readLibraryIn(tx, scope), tx.get(pictures().doc(id))]);
    const picture = document.data();
    if (picture?.libraryId !== scope.libraryId) return false;
    if (picture.holders.length > 0) {
      throw new Fault(
        'conflict',
        'This picture is still in a snippet, in the trash, or in what a snippet said before its last saves.',
      );
    }
    removePictureIn(tx, id);
    writeLibraryIn(tx, scope, withPictureBytes(library, -picture.bytes));
    return true;
  });
}

/** From here on nobody loads it; its bytes are deleted after the transaction (`eraseRemoved`). */
export function removePictureIn(tx: Transaction, id: string): void {
  tx.delete(collection().doc(id));
  recordRemovalIn(tx, id);
}
