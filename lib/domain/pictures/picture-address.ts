import type { PictureType } from '@/lib/contracts/picture-types';
import { htmlPieces } from '../text/html-pieces';

const extensions: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Where a picture is loaded from, by whoever was told of it. */
export const pictureAddress = (id: string, type: PictureType): string =>
  `/pictures/${id}.${extensions[type]}`;

const address = /^\/pictures\/([a-z0-9]{26})\.(png|jpg|webp|gif)$/;

/** The id in the address of a picture; undefined for every other address. */
export const pictureIn = (src: string): string | undefined => address.exec(src)?.[1];

const source = /\ssrc="([^"]*)"/;

/** The ids of the pictures that sanitised htmls show, each once. */
export function picturesIn(...htmls: readonly string[]): string[] {
  const ids = new Set<string>();
  for (const html of htmls) {
    if (!html.includes('<img')) continue;
    for (const piece of htmlPieces(html)) {
      if (piece.type !== 'empty' || piece.tag !== 'img') continue;
      const id = pictureIn(source.exec(piece.attributes)?.[1] ?? '');
      if (id !== undefined) ids.add(id);
    }
  }
  return [...ids];
}

/** The html with other pictures in the place of some, by their ids. */
export const withOtherPictures = (html: string, other: ReadonlyMap<string, string>): string =>
  html.replace(/(?<=<img [^<>]*src="\/pictures\/)[a-z0-9]{26}(?=\.)/g, (id) => other.get(id) ?? id);
