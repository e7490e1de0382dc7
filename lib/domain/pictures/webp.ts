import { byteAt, littleAt, textAt, type ScannedPicture, type Span } from './picture-bytes';

export const isWebp = (bytes: Uint8Array): boolean =>
  textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP';

const needed: readonly string[] = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
const ofFrame: readonly string[] = ['VP8 ', 'VP8L', 'ALPH'];

/** The most bytes of those that are of one size. */
const most: Readonly<Record<string, number>> = { VP8X: 10, ANIM: 6 };

interface Chunk extends Span {
  readonly name: string;
  readonly length: number;
}

/** undefined where it is cut off or damaged; nothing can be hidden within a frame of an animation either. */
export function scanWebp(bytes: Uint8Array): ScannedPicture | undefined {
  const end = 8 + littleAt(bytes, 4, 4);
  const chunks = chunksIn(bytes, 12, end);
  if (!chunks) return undefined;
  const frames = chunks.filter(({ name }) => name === 'ANMF');
  const areWhole = frames.every(({ from, length }) =>
    chunksIn(bytes, from + 24, from + 8 + length)?.every(({ name }) => ofFrame.includes(name)),
  );
  const sizes = chunks.map((chunk) => sizeIn(bytes, chunk)).filter((size) => size !== undefined);
  if (!areWhole || sizes.length === 0 || !chunks.some(isDrawn)) return undefined;
  const kept = chunks.filter(
    ({ name, length }) => needed.includes(name) && length <= (most[name] ?? Infinity),
  );
  return {
    width: Math.max(...sizes.map(([width]) => width)),
    height: Math.max(...sizes.map(([, height]) => height)),
    kept: [{ from: 0, to: 12 }, ...kept.map(({ from, to }) => ({ from, to }))],
    isHiding: kept.length < chunks.length,
    end,
  };
}

const isDrawn = ({ name }: Chunk) => name === 'VP8 ' || name === 'VP8L' || name === 'ANMF';

/** undefined where they do not end where they should. */
function chunksIn(bytes: Uint8Array, start: number, end: number): Chunk[] | undefined {
  if (end > bytes.length || end % 2 !== 0) return undefined;
  const chunks: Chunk[] = [];
  for (let from = start; from < end;) {
    const length = littleAt(bytes, from + 4, 4);
    const to = from + 8 + length + (length % 2);
    if (from + 8 > end || to > end) return undefined;
    chunks.push({ name: textAt(bytes, from, 4), length, from, to });
    from = to;
  }
  return chunks;
}

function sizeIn(bytes: Uint8Array, { name, from }: Chunk): readonly [number, number] | undefined {
  const data = from + 8;
  if (name === 'VP8X') return [littleAt(bytes, data + 4, 3) + 1, littleAt(bytes, data + 7, 3) + 1];
  if (name === 'VP8 ' && textAt(bytes, data + 3, 3) === '\x9d\x01\x2a') {
    return [littleAt(bytes, data + 6, 2) & 0x3f_ff, littleAt(bytes, data + 8, 2) & 0x3f_ff];
  }
  if (name === 'VP8L' && byteAt(bytes, data) === 0x2f) {
    const bits = littleAt(bytes, data + 1, 4);
    return [(bits % 0x40_00) + 1, (Math.floor(bits / 0x40_00) % 0x40_00) + 1];
  }
  return undefined;
}

/** Says of the bytes that are left how many they are, and that none of them are hidden data. */
export function closeWebp(bytes: Uint8Array): void {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(4, bytes.length - 8, true);
  const flags = 20;
  if (textAt(bytes, 12, 4) === 'VP8X') bytes[flags] = byteAt(bytes, flags) & ~0b1100;
}
