import * as z from 'zod/mini';
import { operation } from './operation';
import { pictureTypes } from './picture-types';
import { idSchema, timeSchema } from './primitives';

const path = '/api/pictures';
const orgId = z.optional(idSchema);

/** `email`: for emails alone, and kept for a year where no snippet holds it. */
export const picturePurposeSchema = z.enum(['snippet', 'email']);
export type PicturePurpose = z.infer<typeof picturePurposeSchema>;

export const uploadedPictureSchema = z.object({
  id: z.string(),
  /** `/pictures/….jpg`, where whoever was told of it loads it without signing in; it always shows the same. */
  address: z.string(),
  width: z.number(),
  height: z.number(),
  /** How many. */
  bytes: z.number(),
});
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

export const pictureSchema = z.object({
  ...uploadedPictureSchema.shape,
  type: z.enum(pictureTypes),
  purpose: picturePurposeSchema,
  createdAt: timeSchema,
  /** How many snippets hold it: show it, did so in a state that is kept, or lie in the trash with it. */
  holders: z.number(),
  /** When it is deleted; left out while a snippet holds it. */
  keepUntil: z.optional(timeSchema),
});
export type Picture = z.infer<typeof pictureSchema>;

/** The content type says which kind the bytes are. */
const sent = {
  body: z.strictObject({
    type: z.enum(pictureTypes),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'These are not bytes.'),
  }),
  bytes: { types: pictureTypes, mebibytes: 3 },
};

/** Refused where the bytes are no such picture, where something is hidden in them, and where the library has no room. */
export const uploadPicture = operation('POST', path, {
  query: z.strictObject({ orgId }),
  ...sent,
  reply: uploadedPictureSchema,
  status: 201,
});

/** The same for an email, into the caller's private library. */
export const uploadEmailPicture = operation('POST', path, {
  query: z.strictObject({ purpose: z.literal('email') }),
  ...sent,
  reply: uploadedPictureSchema,
  status: 201,
});

/** Of a library, for whoever may write in it; the newest first. */
export const listPictures = operation('GET', path, {
  query: z.strictObject({ orgId }),
  reply: z.array(pictureSchema),
});

/** For good; refused with 409 while a snippet holds it. 204 also where there is none. */
export const deletePicture = operation('DELETE', path, { query: z.strictObject({ id: idSchema, orgId }) });
