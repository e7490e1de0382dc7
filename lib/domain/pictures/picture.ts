import type { PictureType } from '@/lib/contracts/picture-types';
import { isGif, scanGif } from './gif';
import { isJpeg, scanJpeg } from './jpeg';
import type { ScannedPicture } from './picture-bytes';
import { isPng, scanPng } from './png';
import { closeWebp, isWebp, scanWebp } from './webp';

interface Format {
  readonly type: PictureType;
  readonly isOf: (bytes: Uint8Array) => boolean;
  readonly scan: (bytes: Uint8Array) => ScannedPicture | undefined;
  readonly close?: (bytes: Uint8Array) => void;
}

const formats: readonly Format[] = [
  { type: 'image/png', isOf: isPng, scan: scanPng },
  { type: 'image/jpeg', isOf: isJpeg, scan: scanJpeg },
  { type: 'image/webp', isOf: isWebp, scan: scanWebp, close: closeWebp },
  { type: 'image/gif', isOf: isGif, scan: scanGif },
];

const formatOf = (bytes: Uint8Array) => formats.find(({ isOf }) => isOf(bytes));

/** What the bytes are, whatever they are called. */
export const typeOfPicture = (bytes: Uint8Array): PictureType | undefined => formatOf(bytes)?.type;

/** What is found in a picture; undefined where it is none of these kinds, cut off or damaged. */
export const scanPicture = (bytes: Uint8Array): ScannedPicture | undefined => formatOf(bytes)?.scan(bytes);

/**
 * The picture without what cameras and programs write beside it: places, names, comments, and anything behind its end. It
 * looks the same, but for one that is to be turned: draw it upright before. What is no whole picture is given back as it is.
 */
export function withoutHiddenData(bytes: Uint8Array): Uint8Array {
  const format = formatOf(bytes);
  const scanned = format?.scan(bytes);
  if (!scanned || (!scanned.isHiding && scanned.end === bytes.length)) return bytes;
  const length = scanned.kept.reduce((sum, { from, to }) => sum + to - from, 0);
  const clean = new Uint8Array(length);
  let at = 0;
  for (const { from, to } of scanned.kept) {
    clean.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  format?.close?.(clean);
  return clean;
}
