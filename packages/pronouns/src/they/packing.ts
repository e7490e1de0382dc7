/** Printable signs that need no backslash in a string: from ( to [. */
const firstSign = 40;
const signs = 52;
const middle = 25;
/** What one unit of a packed weight is worth. */
export const unit = 0.09;
/** Weaker ones, in units, are left out: on the texts of the tests that changed one reading in a hundred, as often for the better. */
const weakest = 2;

/**
 * Weights as text, those close to nothing left out: how far each is from the one before, then, behind a blank, what each
 * weighs. A distance is a sign, with the last sign before it as often as needed. Apart they compress better than in turn.
 */
export function packed(weights: ArrayLike<number>): string {
  const gaps: string[] = [];
  const values: string[] = [];
  let last = 0;
  for (let slot = 0; slot < weights.length; slot += 1) {
    const value = Math.max(-middle, Math.min(middle, Math.round((weights[slot] ?? 0) / unit)));
    if (Math.abs(value) < weakest) continue;
    const gap = slot - last;
    gaps.push(signOf(furthest).repeat(Math.floor(gap / furthest)), signOf(gap % furthest));
    values.push(signOf(middle + value));
    last = slot;
  }
  return `${gaps.join('')} ${values.join('')}`;
}

const furthest = signs - 1;
const signOf = (number: number) => String.fromCharCode(firstSign + number);

/** The weights in units, a byte each: there are many. */
export function unpacked(text: string, size: number): Int8Array {
  const weights = new Int8Array(size);
  const values = text.indexOf(' ') + 1;
  let slot = 0;
  let value = values;
  for (let index = 0; index < values - 1; index += 1) {
    const gap = text.charCodeAt(index) - firstSign;
    slot += gap;
    if (gap === furthest) continue;
    weights[slot] = text.charCodeAt(value) - firstSign - middle;
    value += 1;
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
