import { byteAt, littleAt, textAt, type ScannedPicture, type Span } from './picture-bytes';

export const isGif = (bytes: Uint8Array): boolean => /^GIF8[79]a$/.test(textAt(bytes, 0, 6));

/** The applications whose extension says how often an animation runs, and the most bytes that takes. */
const loops: readonly string[] = ['NETSCAPE2.0', 'ANIMEXTS1.0'];
const mostOfLoop = 16;

/** undefined where it is cut off or damaged. */
export function scanGif(bytes: Uint8Array): ScannedPicture | undefined {
  let [width, height] = [littleAt(bytes, 6, 2), littleAt(bytes, 8, 2)];
  const start = 13 + tableSize(byteAt(bytes, 10));
  const kept: Span[] = [{ from: 0, to: start }];
  let isHiding = false;
  let hasImage = false;
  for (let from = start; from < bytes.length;) {
    const kind = textAt(bytes, from, 1);
    if (kind === ';') {
      kept.push({ from, to: from + 1 });
      return hasImage ? { width, height, kept, isHiding, end: from + 1 } : undefined;
    }
    const blocks = kind === ',' ? from + 11 + tableSize(byteAt(bytes, from + 9)) : from + 2;
    const to = kind === ',' || kind === '!' ? endOfBlocks(bytes, blocks) : undefined;
    if (to === undefined) return undefined;
    if (kind === ',') {
      hasImage = true;
      width = Math.max(width, littleAt(bytes, from + 1, 2) + littleAt(bytes, from + 5, 2));
      height = Math.max(height, littleAt(bytes, from + 3, 2) + littleAt(bytes, from + 7, 2));
    }
    if (kind === ',' || isNeeded(bytes, from, to)) kept.push({ from, to });
    else isHiding = true;
    from = to;
  }
  return undefined;
}

/** In bytes: the colors that a header's flags announce. */
const tableSize = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function endOfBlocks(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at < bytes.length; at += 1 + byteAt(bytes, at)) {
    if (byteAt(bytes, at) === 0) return at + 1;
  }
  return undefined;
}

/** Of the extensions: how a frame is shown, and how often all of them are. */
function isNeeded(bytes: Uint8Array, from: number, to: number): boolean {
  const label = byteAt(bytes, from + 1);
  if (label === 0xf9) return to - from === 8;
  return label === 0xff && loops.includes(textAt(bytes, from + 3, 11)) && to - from - 14 <= mostOfLoop;
}
