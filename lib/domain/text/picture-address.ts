import type { PictureType } from '@/lib/contracts/picture-types';
import { isPictureAddress, pictureAddresses } from './picture';

const extensions: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Where a picture is loaded from, by whoever was told of it. */
export const pictureAddress = (id: string, type: PictureType): string =>
  `/pictures/${id}.${extensions[type]}`;

/** The id in the address of a picture; undefined for every other address. */
export const pictureIn = (address: string): string | undefined =>
  isPictureAddress(address) ? /[a-z0-9]{20,}/.exec(address)?.[0] : undefined;

/** The ids of the pictures that htmls show, each once. */
export const picturesIn = (...htmls: readonly string[]): string[] => [
  ...new Set(pictureAddresses(...htmls).flatMap((address) => pictureIn(address) ?? [])),
];

/** The html with other pictures in the place of some, by their ids. */
export const withOtherPictures = (html: string, others: ReadonlyMap<string, string>): string =>
  html.replace(/(?<=<img\s[^<>]*src="\/pictures\/)[a-z0-9]+(?=\.)/g, (id) => others.get(id) ?? id);
