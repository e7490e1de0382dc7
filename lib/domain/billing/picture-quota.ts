import { megabyte, roomOfBytes } from './picture-room';
import { pictureMegabytes } from './plans';
import { organizationQuota } from './snippet-quota';
import { isRunning } from './subscription-status';

/** How many bytes of pictures a library may hold, and what is said when there is no room for more. */
export interface PictureQuota {
  readonly limitBytes: number;
  readonly sentence: string;
}

const room = (megabytes: number, sentence: (room: string) => string): PictureQuota => ({
  limitBytes: megabytes * megabyte,
  sentence: sentence(roomOfBytes(megabytes * megabyte)),
});

/** Of a private library, by what its owner's plan holds. */
export const privatePictures = (megabytes: number): PictureQuota =>
  room(
    megabytes,
    (most) =>
      `Your plan has room for ${most} of pictures. Delete snippets with pictures for good, or choose a larger plan.`,
  );

/** Of an organization's, by its subscription, and none where its library is closed; `megabytes` where its price says how many. */
export function organizationPictures(
  status: string | undefined,
  megabytes: number | undefined,
): PictureQuota {
  if (isRunning(status)) {
    return room(
      megabytes ?? pictureMegabytes.organization,
      (most) =>
        `The organization has room for ${most} of pictures. To add more, delete snippets with pictures for good.`,
    );
  }
  const snippets = organizationQuota(status);
  if (snippets.limit === 'closed') return { limitBytes: 0, sentence: snippets.sentence };
  return room(
    pictureMegabytes.free,
    (most) =>
      `Without a subscription, an organization has room for ${most} of pictures. Choose a plan to add more.`,
  );
}
