import type { Picture } from './picture';

/** In pixels: how wide a picture is in an email. */
const widths = { small: 200, medium: 400, large: 600 } as const;

export type PictureSize = keyof typeof widths;

export const pictureSizes: readonly { readonly value: PictureSize; readonly label: string }[] = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];

type Sized = Pick<Picture, 'width' | 'height'>;

/** The nearest of the sizes; null where nobody knows how large the picture is. */
export function sizeOf({ width }: Sized): PictureSize | null {
  if (width === undefined) return null;
  if (width <= (widths.small + widths.medium) / 2) return 'small';
  return width <= (widths.medium + widths.large) / 2 ? 'medium' : 'large';
}

/** As wide as the size says, at least one pixel high. */
export function resized<Shown extends Sized>(picture: Shown, size: PictureSize): Shown {
  return withWidth(picture, widths[size]);
}

/** The picture as it is first shown: no wider than an email's words. */
export const shownAtFirst = <Shown extends Sized>(picture: Shown): Shown =>
  (picture.width ?? 0) > widths.large ? withWidth(picture, widths.large) : picture;

function withWidth<Shown extends Sized>(picture: Shown, most: number): Shown {
  const { width, height } = picture;
  if (width === undefined || height === undefined) return picture;
  return { ...picture, width: most, height: Math.max(1, Math.round((height * most) / width)) };
}
