import { byteAt, shortAt, textAt, type ScannedPicture, type Span } from './picture-bytes';

export const isJpeg = (bytes: Uint8Array): boolean => textAt(bytes, 0, 3) === '\xff\xd8\xff';

const marker = { end: 0xd9, scan: 0xda, app0: 0xe0, app2: 0xe2, app14: 0xee } as const;

/** Frame headers, which say how large the picture is. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/** Tables, frames and scans. */
const isNeeded = (code: number) =>
  (code >= 0xc0 && code <= 0xcf && code !== 0xc8) || (code >= 0xda && code <= 0xdd);

/** Of what programs add, the segments that say how colors are meant; a JFIF header only without its thumbnail. */
function saysColors(bytes: Uint8Array, code: number, from: number): boolean {
  const length = shortAt(bytes, from + 2);
  if (code === marker.app0) return length === 16 && textAt(bytes, from + 4, 5) === 'JFIF\0';
  if (code === marker.app2) return textAt(bytes, from + 4, 12) === 'ICC_PROFILE\0';
  return code === marker.app14 && length === 14 && textAt(bytes, from + 4, 5) === 'Adobe';
}

/** undefined where it is cut off or damaged. */
export function scanJpeg(bytes: Uint8Array): ScannedPicture | undefined {
  const kept: Span[] = [{ from: 0, to: 2 }];
  let size: Pick<ScannedPicture, 'width' | 'height'> | undefined;
  let isHiding = false;
  let hasScan = false;
  for (let from = 2; from + 2 <= bytes.length;) {
    if (byteAt(bytes, from) !== 0xff) return undefined;
    const code = byteAt(bytes, from + 1);
    if (code === marker.end) {
      kept.push({ from, to: from + 2 });
      return size && hasScan ? { ...size, kept, isHiding, end: from + 2 } : undefined;
    }
    if (code === 0xff) {
      isHiding = true;
      from += 1;
      continue;
    }
    const length = shortAt(bytes, from + 2);
    let to = from + 2 + length;
    // Markers that are followed by no length stand within a scan only.
    if (length < 2 || to > bytes.length || code < 0xc0 || (code >= 0xd0 && code <= 0xd8)) return undefined;
    if (isFrame(code) && length >= 8)
      size ??= { height: shortAt(bytes, from + 5), width: shortAt(bytes, from + 7) };
    if (code === marker.scan) {
      hasScan = true;
      to = endOfScan(bytes, to);
    }
    if (isNeeded(code) || saysColors(bytes, code, from)) kept.push({ from, to });
    else isHiding = true;
    from = to;
  }
  return undefined;
}

/** Where the next marker stands that is none of the scan's own. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = byteAt(bytes, at + 1);
    const isOfScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isOfScan || at + 1 >= bytes.length) return at;
  }
  return bytes.length;
}
