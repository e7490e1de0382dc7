/** What is known of one "they" by itself, and of it and the one before; as factors, not logarithms: adding those up would take longer. */
export interface Link {
  /** How many times likelier it means the one than others. */
  readonly odds: number;
  /** What speaks for each reading of the two, in the order of `tieReadings`; 1 where nothing does. */
  readonly tie: readonly [neither: number, later: number, earlier: number, both: number];
}

/** How much more likely each "they" of a text means the one, by all of them together, as a logarithm: from 0 up the one is meant. */
export function readChain(links: readonly Link[]): number[] {
  const before = readUpTo(links);
  const behind = readFrom(links);
  return before.map((odds, number) => Math.log(odds * (behind[number] ?? 1)));
}

/** The odds of each by itself and those before it alone. */
export function readUpTo(links: readonly Link[]): number[] {
  const all: number[] = [];
  let last: number | undefined;
  for (const { odds, tie } of links) {
    const [neither, later, earlier, both] = tie;
    last = last === undefined ? odds : (odds * (both * last + later)) / (earlier * last + neither);
    all.push(last);
  }
  return all;
}

/** How many times likelier those behind each one make it. */
export function readFrom(links: readonly Link[]): number[] {
  const factors = new Array<number>(links.length).fill(1);
  for (let number = links.length - 1; number > 0; number -= 1) {
    const link = links[number];
    if (!link) continue;
    const [neither, later, earlier, both] = link.tie;
    const odds = link.odds * (factors[number] ?? 1);
    factors[number - 1] = (both * odds + earlier) / (later * odds + neither);
  }
  return factors;
}
