/** Printable signs that need no backslash in a string: from ( to [. */
const firstSign = 40;
const signs = 52;
const middle = 25;
const step = 0.09;
/** Weaker ones, in steps, are left out: on the texts of the tests that changed one reading in a hundred, as often for the better. */
const weakest = 2;

/** Weights as text: two signs for how far the next one is, one for what it weighs; those close to nothing are left out. */
export function packed(weights: ArrayLike<number>): string {
  const text: string[] = [];
  const add = (gap: number, value: number) =>
    text.push(
      String.fromCharCode(firstSign + Math.floor(gap / signs), firstSign + (gap % signs), firstSign + value),
    );
  let last = 0;
  for (let slot = 0; slot < weights.length; slot += 1) {
    const value = Math.max(-middle, Math.min(middle, Math.round((weights[slot] ?? 0) / step)));
    if (Math.abs(value) < weakest) continue;
    for (; slot - last >= signs * signs; last += signs * signs - 1) add(signs * signs - 1, middle);
    add(slot - last, middle + value);
    last = slot;
  }
  return text.join('');
}

export function unpacked(text: string, size: number): Float32Array {
  const weights = new Float32Array(size);
  const at = (index: number) => text.charCodeAt(index) - firstSign;
  let slot = 0;
  for (let index = 0; index + 2 < text.length; index += 3) {
    slot += at(index) * signs + at(index + 1);
    weights[slot] = (at(index + 2) - middle) * step;
  }
  return weights;
}
