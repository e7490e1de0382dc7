/** Printable signs that need no backslash in a string: from ( to [. */
const firstSign = 40;
const signs = 52;
const middle = 25;
/** What one unit of a packed weight is worth. */
export const unit = 0.09;
/** Weaker ones, in units, are left out: on the texts of the tests that changed one reading in a hundred, as often for the better. */
const weakest = 2;

/** Weights as text: one sign for how far the next one is, the last sign as often as needed before it, and one for what it weighs; those close to nothing are left out. */
export function packed(weights: ArrayLike<number>): string {
  const text: string[] = [];
  let last = 0;
  for (let slot = 0; slot < weights.length; slot += 1) {
    const value = Math.max(-middle, Math.min(middle, Math.round((weights[slot] ?? 0) / unit)));
    if (Math.abs(value) < weakest) continue;
    const gap = slot - last;
    text.push(
      signOf(furthest).repeat(Math.floor(gap / furthest)),
      signOf(gap % furthest),
      signOf(middle + value),
    );
    last = slot;
  }
  return text.join('');
}

const furthest = signs - 1;
const signOf = (number: number) => String.fromCharCode(firstSign + number);

/** The weights in units, a byte each: there are many. */
export function unpacked(text: string, size: number): Int8Array {
  const weights = new Int8Array(size);
  let slot = 0;
  for (let index = 0; index < text.length; index += 1) {
    const gap = text.charCodeAt(index) - firstSign;
    slot += gap;
    if (gap === furthest) continue;
    index += 1;
    weights[slot] = text.charCodeAt(index) - firstSign - middle;
  }
  return weights;
}

/** Rising numbers as text: three signs for how far the next one is. */
export function packedCodes(codes: readonly number[]): string {
  const text: string[] = [];
  let last = 0;
  for (const code of codes) {
    for (; code - last >= signs ** 3 - 1; last += signs ** 3 - 1) text.push(gapSigns(signs ** 3 - 1));
    text.push(gapSigns(code - last));
    last = code;
  }
  return text.join('');
}

const gapSigns = (gap: number) =>
  signOf(Math.floor(gap / signs ** 2)) + signOf(Math.floor(gap / signs) % signs) + signOf(gap % signs);

export function unpackedCodes(text: string): number[] {
  const codes: number[] = [];
  const at = (index: number) => text.charCodeAt(index) - firstSign;
  let code = 0;
  for (let index = 0; index + 2 < text.length; index += 3) {
    const gap = (at(index) * signs + at(index + 1)) * signs + at(index + 2);
    code += gap;
    // The widest gap only leads on.
    if (gap < signs ** 3 - 1) codes.push(code);
  }
  return codes;
}
