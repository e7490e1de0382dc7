/** `word` written as `model` is: HE → THEY, He → They, he → they. */
export function inCaseOf(model: string, word: string): string {
  const first = model.charAt(0);
  if (first === first.toLowerCase()) return word;
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
