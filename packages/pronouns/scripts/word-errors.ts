export const wordsIn = (text: string) => text.trim().split(/\s+/);

/** How many words have to be put in, taken out or replaced. */
export function wordErrors(wanted: readonly string[], got: readonly string[]): number {
  let row = Array.from({ length: got.length + 1 }, (_, index) => index);
  for (const [index, word] of wanted.entries()) {
    const next = [index + 1];
    for (const [column, other] of got.entries()) {
      const replaced = (row[column] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
