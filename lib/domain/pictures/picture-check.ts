import type { PictureType } from '@/lib/contracts/picture-types';
import { textAt } from './picture-bytes';
import { scanPicture, typeOfPicture } from './picture';

export const pictureLimits = { bytes: 3 * 1_048_576, side: 4_096 } as const;

export interface CheckedPicture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

const names: Readonly<Record<PictureType, string>> = {
  'image/png': 'a PNG',
  'image/jpeg': 'a JPEG',
  'image/webp': 'a WebP',
  'image/gif': 'a GIF',
};

/** A picture that may be kept and shown, or why these bytes are not, in a sentence. */
export function checkPicture(bytes: Uint8Array, sentAs: string): CheckedPicture | string {
  const type = typeOfPicture(bytes);
  if (!type) return whatElse(bytes);
  if (type !== sentAs) return `This picture is ${names[type]}, and was sent as ${sentAs}.`;
  if (bytes.length > pictureLimits.bytes) return 'A picture can have at most 3 MB. Make it smaller first.';
  const found = scanPicture(bytes);
  if (!found || found.width === 0 || found.height === 0) {
    return 'This picture is cut off or damaged. Try to save it anew.';
  }
  if (found.end < bytes.length) return 'There is something else behind the end of this picture.';
  if (found.isHiding) {
    return 'This picture still has hidden data in it, such as where it was taken. Save it without that first.';
  }
  const { width, height } = found;
  if (Math.max(width, height) > pictureLimits.side) {
    const [most, ...sides] = [pictureLimits.side, width, height].map((side) => side.toLocaleString('en'));
    return `A picture can be at most ${most} pixels wide and high. This one is ${sides.join(' × ')}.`;
  }
  return { type, width, height };
}

/** So far in a file its kind is looked for. */
const beginning = 1_000;

function whatElse(bytes: Uint8Array): string {
  const start = textAt(bytes, 0, beginning);
  if (/<svg[\s>]/i.test(start)) {
    return 'An SVG can carry a program, so it can’t be used. Save it as a PNG instead.';
  }
  if (/^.{4}ftyp(?:hei|hev|mif|avi)/s.test(start)) {
    return 'Emails can’t show this kind of photo. Save it as a JPEG instead.';
  }
  return 'This is not a picture that emails can show. Use a PNG, JPEG, WebP or GIF.';
}
