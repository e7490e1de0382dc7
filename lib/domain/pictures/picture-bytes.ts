/** What was found in a picture of one format, without decoding it. */
export interface ScannedPicture {
  readonly width: number;
  readonly height: number;
  /** Everything that the format needs, in order; what lies between is hidden data. */
  readonly kept: readonly Span[];
  /** Whether there is anything between. */
  readonly isHiding: boolean;
  /** Where it ends; behind that may be more bytes. */
  readonly end: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** 0 behind the end: who reads a length has to ask whether so much is there. */
export const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

export const shortAt = (bytes: Uint8Array, at: number): number =>
  byteAt(bytes, at) * 0x100 + byteAt(bytes, at + 1);

export const longAt = (bytes: Uint8Array, at: number): number =>
  shortAt(bytes, at) * 0x1_00_00 + shortAt(bytes, at + 2);

/** The least significant byte first. */
export function littleAt(bytes: Uint8Array, at: number, length: 2 | 3 | 4): number {
  let number = 0;
  for (let offset = length - 1; offset >= 0; offset -= 1)
    number = number * 0x100 + byteAt(bytes, at + offset);
  return number;
}

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
