import { crc32, deflateSync } from 'node:zlib';

const ascii = (text: string) => Buffer.from(text, 'latin1');

const long = (number: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};
const short = (number: number) => Buffer.from([number >> 8, number & 0xff]);
const little = (number: number, length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => Math.floor(number / 256 ** at) % 256));

interface Made {
  readonly width?: number;
  readonly height?: number;
  /** Stands before what is drawn. */
  readonly extra?: Uint8Array;
}

export function pngChunk(name: string, data: Uint8Array | string = ''): Buffer {
  const named = Buffer.concat([ascii(name), typeof data === 'string' ? ascii(data) : data]);
  return Buffer.concat([long(named.length - 4), named, long(crc32(named))]);
}

/** A grey picture that every program can draw, however large it says it is. */
export function aPng({ width = 2, height = 2, extra = Buffer.alloc(0) }: Made = {}): Buffer {
  const header = Buffer.concat([long(width), long(height), Buffer.from([8, 0, 0, 0, 0])]);
  const lines = Buffer.alloc(height * (width + 1), 0x7f);
  for (let line = 0; line < height; line += 1) lines[line * (width + 1)] = 0;
  return Buffer.concat([
    ascii('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', header),
    extra,
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND'),
  ]);
}

export function jpegSegment(code: number, data: Uint8Array | string): Buffer {
  const bytes = typeof data === 'string' ? ascii(data) : data;
  return Buffer.concat([Buffer.from([0xff, code]), short(bytes.length + 2), bytes]);
}

/** A grey one: each block of pixels is two bits, no difference and its end. */
export function aJpeg({ width = 8, height = 8, extra = Buffer.alloc(0) }: Made = {}): Buffer {
  const oneCode = (table: number) => Buffer.from([table, 1, ...Array.from({ length: 15 }, () => 0), 0]);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    extra,
    jpegSegment(0xdb, Buffer.from([0, ...Array.from({ length: 64 }, () => 1)])),
    jpegSegment(
      0xc0,
      Buffer.concat([Buffer.from([8]), short(height), short(width), Buffer.from([1, 1, 0x11, 0])]),
    ),
    jpegSegment(0xc4, oneCode(0x00)),
    jpegSegment(0xc4, oneCode(0x10)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(Math.ceil(blocks / 4)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** One with a place in it, as phones write them. */
export const aPhoto = (): Buffer => aJpeg({ extra: jpegSegment(0xe1, 'Exif\0\0MM\0*GPSLatitude 47.3769') });

export const gifExtension = (label: number, ...blocks: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.map((block) => Buffer.concat([Buffer.from([block.length]), ascii(block)])),
    Buffer.alloc(1),
  ]);

export function aGif({ width = 1, height = 1, extra = Buffer.alloc(0) }: Made = {}): Buffer {
  return Buffer.concat([
    ascii('GIF89a'),
    little(width, 2),
    little(height, 2),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]),
    extra,
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
  ]);
}

export function webpChunk(name: string, data: Uint8Array | string): Buffer {
  const bytes = typeof data === 'string' ? ascii(data) : data;
  return Buffer.concat([ascii(name), little(bytes.length, 4), bytes, Buffer.alloc(bytes.length % 2)]);
}

/** One pixel, without loss. */
export const webpPixel = webpChunk('VP8L', Buffer.from('LwAAABAHEBERiIj+BwA=', 'base64').subarray(0, 13));

export function webpOf(...chunks: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat([ascii('WEBP'), ...chunks]);
  return Buffer.concat([ascii('RIFF'), little(body.length, 4), body]);
}

/** In its long form, which tells of its size and of what is in it. */
export const aWebp = ({ width = 1, height = 1, extra = Buffer.alloc(0) }: Made = {}, flags = 0): Buffer =>
  webpOf(
    webpChunk(
      'VP8X',
      Buffer.concat([Buffer.from([flags, 0, 0, 0]), little(width - 1, 3), little(height - 1, 3)]),
    ),
    webpPixel,
    extra,
  );
