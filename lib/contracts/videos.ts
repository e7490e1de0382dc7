import * as z from 'zod/mini';
import { operation } from './operation';
import { uploadedPictureSchema } from './pictures';
import { idSchema } from './primitives';

const path = '/api/videos';
const body = z.strictObject({ address: z.string().check(z.maxLength(2_000)) });

export const shownVideoSchema = z.object({
  /** Where it is watched, without what only tells who has sent whom there. */
  address: z.string(),
  /** Left out, as the picture is, where the video's host does not tell. */
  title: z.optional(z.string()),
  /** Kept with the library; left out as well where that has no room. */
  picture: z.optional(uploadedPictureSchema),
});
export type ShownVideo = z.infer<typeof shownVideoSchema>;

/** What a video at YouTube or Vimeo is called and looks like; refused for every other address. Each call keeps a picture. */
export const showVideo = operation('POST', path, {
  query: z.strictObject({ orgId: z.optional(idSchema) }),
  body,
  reply: shownVideoSchema,
});

/** The same for an email, its picture in the caller's private library. */
export const showEmailVideo = operation('POST', path, {
  query: z.strictObject({ purpose: z.literal('email') }),
  body,
  reply: shownVideoSchema,
});
