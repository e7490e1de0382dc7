import { longAt, textAt, type ScannedPicture, type Span } from './picture-bytes';

const signature = '\x89PNG\r\n\x1a\n';

export const isPng = (bytes: Uint8Array): boolean => textAt(bytes, 0, 8) === signature;

/** The chunks that a picture is drawn from, each with the most bytes that it can need; all others are hidden data. */
const most: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: Infinity,
  IEND: 0,
  tRNS: 256,
  cHRM: 32,
  gAMA: 4,
  iCCP: Infinity,
  sBIT: 4,
  sRGB: 1,
  cICP: 4,
  mDCV: 24,
  cLLI: 8,
  bKGD: 6,
  pHYs: 9,
  acTL: 8,
  fcTL: 26,
  fdAT: Infinity,
};

/** undefined where it is cut off or damaged. */
export function scanPng(bytes: Uint8Array): ScannedPicture | undefined {
  const kept: Span[] = [{ from: 0, to: 8 }];
  const [width, height] = [longAt(bytes, 16), longAt(bytes, 20)];
  let isHiding = false;
  let hasData = false;
  for (let from = 8; from + 12 <= bytes.length;) {
    const length = longAt(bytes, from);
    const name = textAt(bytes, from + 4, 4);
    const to = from + 12 + length;
    if (to > bytes.length || (from === 8) !== (name === 'IHDR')) return undefined;
    hasData ||= name === 'IDAT';
    if (length <= (Object.hasOwn(most, name) ? (most[name] ?? -1) : -1)) kept.push({ from, to });
    else isHiding = true;
    if (name === 'IEND') return hasData ? { width, height, kept, isHiding, end: to } : undefined;
    from = to;
  }
  return undefined;
}
