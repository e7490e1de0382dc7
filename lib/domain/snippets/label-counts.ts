/** A tag or a variable's name, and how many snippets of the library carry it. */
export interface LabelCount {
  readonly name: string;
  readonly count: number;
}

/** The counts once a snippet carries the labels that `came` in place of those that `left`; nobody's labels are not kept. */
export function recount(
  counts: readonly LabelCount[],
  left: readonly string[],
  came: readonly string[],
): readonly LabelCount[] {
  const byName = new Map(counts.map(({ name, count }) => [name, count]));
  const add = (names: readonly string[], more: number) => {
    for (const name of new Set(names)) byName.set(name, (byName.get(name) ?? 0) + more);
  };
  add(left, -1);
  add(came, 1);
  return [...byName].flatMap(([name, count]) => (count > 0 ? [{ name, count }] : []));
}

/** How many of these lists have each label. */
export function countEach(lists: readonly (readonly string[])[]): LabelCount[] {
  const byName = new Map<string, number>();
  for (const names of lists) for (const name of new Set(names)) byName.set(name, (byName.get(name) ?? 0) + 1);
  return [...byName].map(([name, count]) => ({ name, count }));
}
