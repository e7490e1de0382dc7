import { pictureMegabytes } from './plans';
import { organizationQuota } from './snippet-quota';
import { isRunning } from './subscription-status';

const megabyte = 1_000_000;

/** How many bytes of pictures a library may hold, and what is said when there is no room for more. */
export interface PictureQuota {
  readonly limitBytes: number;
  readonly sentence: string;
}

/** 2,000 MB as people say it: 2 GB. */
const roomText = (megabytes: number) =>
  megabytes >= 1_000 ? `${(megabytes / 1_000).toLocaleString('en')} GB` : `${megabytes} MB`;

const room = (megabytes: number, sentence: (room: string) => string): PictureQuota => ({
  limitBytes: megabytes * megabyte,
  sentence: sentence(roomText(megabytes)),
});

/** Of a private library, by what its owner's plan holds. */
export const privatePictures = (megabytes: number): PictureQuota =>
  room(
    megabytes,
    (most) =>
      `Your plan has room for ${most} of pictures. Delete some you don’t need, or choose a larger plan.`,
  );

/** Of an organization's, by its subscription, and none where its library is closed; `megabytes` where its price says how many. */
export function organizationPictures(
  status: string | undefined,
  megabytes: number | undefined,
): PictureQuota {
  if (isRunning(status)) {
    return room(
      megabytes ?? pictureMegabytes.organization,
      (most) => `The organization has room for ${most} of pictures. Delete some you don’t need to add more.`,
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
