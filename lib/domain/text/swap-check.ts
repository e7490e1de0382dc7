/** Tags and variables in their order: what a swap may not touch. */
const fixed = /<[^<>]*>|\{\{[^{}]*\}\}/g;

/** Whether two texts hold the same markup and the same variables in the same order. */
export function hasSameMarkup(a: string, b: string): boolean {
  const inB = b.match(fixed) ?? [];
  const inA = a.match(fixed) ?? [];
  return inA.length === inB.length && inA.every((piece, index) => piece === inB[index]);
}
