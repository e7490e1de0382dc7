import { decodeEntities, escapeHtml } from './html-text';

/** A picture of ours as it stands in a text. */
export interface Picture {
  /** `/pictures/{id}.{ending}`: without the host, under which the app may be reached in more ways than one. */
  readonly address: string;
  /** What is read to who cannot see it; '' where nobody has described it. */
  readonly alt: string;
  /** In CSS pixels, as it is shown. */
  readonly width?: number;
  readonly height?: number;
}

export const longestAlt = 300;

const ofOurs = /^\/pictures\/[a-z0-9]{20,40}\.(?:png|jpg|webp|gif)$/;

export const isPictureAddress = (address: string) => ofOurs.test(address);

/** Tags and variables are found by their brackets everywhere. */
export const keptAlt = (written: string) =>
  written
    .replace(/[<>{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestAlt)
    .toWellFormed()
    .trim();

/** Reads an `img` by the way its attributes are read; null for a picture that is not one of ours. */
export function readPicture(attribute: (name: string) => string | null | undefined): Picture | null {
  const address = attribute('src')?.trim() ?? '';
  if (!isPictureAddress(address)) return null;
  const [width, height] = [pixels(attribute('width')), pixels(attribute('height'))];
  return {
    address,
    alt: keptAlt(attribute('alt') ?? ''),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

function pixels(written: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,3}$/.test(written ?? '') ? Number(written) : undefined;
}

/** The attributes as a tag has them, in the order in which they are kept. */
export function pictureAttributes({ address, alt, width, height }: Picture): Record<string, string> {
  return {
    src: address,
    alt,
    ...(width !== undefined && { width: String(width) }),
    ...(height !== undefined && { height: String(height) }),
  };
}

export function pictureHtml(picture: Picture, style = ''): string {
  const attributes = Object.entries({ ...pictureAttributes(picture), ...(style !== '' && { style }) });
  return `<img ${attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ')}>`;
}

/** For who sees words alone. */
export const pictureWords = ({ alt }: Pick<Picture, 'alt'>) =>
  alt === '' ? '[Picture]' : `[Picture: ${alt}]`;

const pictureTag = /<img\s[^<>]*>/gi;

/** The addresses of the pictures that an html shows, each once. */
export function pictureAddresses(...htmls: readonly string[]): string[] {
  const found = htmls.flatMap((html) =>
    [...html.matchAll(pictureTag)].flatMap(([tag]) => {
      const address = decodeEntities(/\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? '');
      return isPictureAddress(address) ? [address] : [];
    }),
  );
  return [...new Set(found)];
}

/** The html as it leaves the product: what shows it elsewhere knows no host of ours. */
export const withWholeAddresses = (html: string, origin: string) =>
  html.replace(/(<img\s[^<>]*?\bsrc=")(?=\/pictures\/)/gi, `$1${origin}`);

/** The way back, for what comes from a clipboard that `withWholeAddresses` has filled. */
export const withOwnAddresses = (html: string, origin: string) =>
  html.replaceAll(`src="${origin}/pictures/`, 'src="/pictures/');
