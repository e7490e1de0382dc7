/** What is known of one "they" by itself, and of it and the one before. */
export interface Link {
  /** How much more likely it means the one than others, as a logarithm. */
  readonly leaning: number;
  /** What speaks for each reading of the two, in the order of `tieReadings`. */
  readonly tie: readonly [neither: number, later: number, earlier: number, both: number];
}

/** How much more likely each "they" of a text means the one, by all of them together: from 0 up the one is meant. */
export function readChain(links: readonly Link[]): number[] {
  const before = readUpTo(links);
  const behind = readFrom(links);
  return before.map((leaning, number) => leaning + (behind[number] ?? 0));
}

/** The same by itself and those before it alone. */
export function readUpTo(links: readonly Link[]): number[] {
  let last = 0;
  return links.map(({ leaning, tie: [neither, later, earlier, both] }, number) => {
    last = number === 0 ? leaning : leaning + odds(both + last, later, earlier + last, neither);
    return last;
  });
}

/** What those behind each one add to it. */
export function readFrom(links: readonly Link[]): number[] {
  const added = new Array<number>(links.length).fill(0);
  for (let number = links.length - 1; number > 0; number -= 1) {
    const link = links[number];
    if (!link) continue;
    const [neither, later, earlier, both] = link.tie;
    const leaning = link.leaning + (added[number] ?? 0);
    added[number - 1] = odds(both + leaning, earlier, later + leaning, neither);
  }
  return added;
}

/** The odds of what either of two speaks for against what either of two others does, all as logarithms. */
const odds = (for1: number, for2: number, against1: number, against2: number) =>
  sum(for1, for2) - sum(against1, against2);

function sum(one: number, other: number): number {
  const most = Math.max(one, other);
  return most + Math.log1p(Math.exp(-Math.abs(one - other)));
}
