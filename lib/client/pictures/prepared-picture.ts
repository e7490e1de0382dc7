import { withoutHiddenData } from '@/lib/domain/pictures/picture';
import { PictureProblem } from './picture-problem';

/** In pixels: a picture's longest side, sharp on every screen at the width of an email. */
const longestSide = 1_600;
/** What a camera makes; more is a scan or a mistake. */
const largestFile = 40 * 1_048_576;
/** Drawings and screenshots are sharper and often smaller as PNG; photos are neither. */
const smallPng = 400_000;

/** The picture as it is sent: small enough for an email, upright, and without what a camera wrote into it. */
export async function preparedPicture(file: Blob): Promise<Blob> {
  if (file.size > largestFile)
    throw new PictureProblem('This picture is larger than 40 MB. Make it smaller first.');
  const kept = (await isGif(file)) ? file : await redrawn(file);
  const bytes = withoutHiddenData(new Uint8Array(await kept.arrayBuffer()));
  return new Blob([new Uint8Array(bytes)], { type: kept.type });
}

/** Only as it is, it moves. */
const isGif = async (file: Blob) => (await file.slice(0, 4).text()) === 'GIF8';

async function redrawn(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw new PictureProblem('This picture cannot be read. Try a JPEG, PNG, WebP or GIF.', { cause: error });
  });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null)
    throw new PictureProblem('This browser has no room for the picture. Close other tabs, then try again.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Outlook on Windows shows no WebP.
  if (file.type === 'image/jpeg') return encoded(canvas, 'image/jpeg');
  const png = await encoded(canvas, 'image/png');
  return png.size <= smallPng || isSeenThrough(context) ? png : encoded(canvas, 'image/jpeg');
}

function isSeenThrough(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(new PictureProblem('The picture could not be made smaller. Try another one.')),
      type,
      0.85,
    );
  });
