import type { PictureType } from '@/lib/contracts/picture-types';

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
export const pictureIn = (src: string): string | undefined =>
  /^\/pictures\/([a-z0-9]{26})\.(?:png|jpg|webp|gif)$/.exec(src)?.[1];

/** The ids of the pictures that sanitised htmls show, each once. */
export const picturesIn = (...htmls: readonly string[]): string[] => [
  ...new Set(htmls.flatMap((html) => html.match(shownIds) ?? [])),
];

/** The html with other pictures in the place of some, by their ids. */
export const withOtherPictures = (html: string, others: ReadonlyMap<string, string>): string =>
  html.replace(shownIds, (id) => others.get(id) ?? id);

const shownIds = /(?<=<img\s[^<>]*src="\/pictures\/)[a-z0-9]{26}(?=\.)/g;
