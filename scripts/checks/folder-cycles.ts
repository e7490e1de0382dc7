import { posix } from 'node:path';

export interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/**
 * The groups of folders that need each other, in pairs or by longer ways round, a line for each. A file counts for the
 * folder that it stands in, and for none above: dependency-cruiser's own folder scope counts it for those too, and so
 * misses a folder and its parent that need each other.
 */
export function folderCycles(modules: readonly Module[], isOurs: (path: string) => boolean): string[] {
  const needs = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules.filter(({ source }) => isOurs(source))) {
    const from = posix.dirname(source);
    const needed = needs.get(from) ?? new Map<string, string>();
    needs.set(from, needed);
    for (const { resolved } of dependencies.filter(({ resolved }) => isOurs(resolved))) {
      const to = posix.dirname(resolved);
      if (to !== from && !needed.has(to)) needed.set(to, `${source} → ${resolved}`);
    }
  }
  const told = new Set<string>();
  return [...needs.keys()].sort().flatMap((folder) => {
    if (told.has(folder)) return [];
    const group = [...reachableFrom(folder, needs)]
      .filter((other) => reachableFrom(other, needs).has(folder))
      .sort();
    for (const each of group) told.add(each);
    const within = group.flatMap((each) =>
      [...(needs.get(each) ?? [])].filter(([to]) => group.includes(to)).map(([, by]) => by),
    );
    return group.length === 0 ? [] : [`${group.join(', ')} need each other: ${within.join('; ')}`];
  });
}

/** The folders that a folder needs, directly or through others; itself only where it stands in a cycle. */
function reachableFrom(folder: string, needs: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const reached = new Set<string>();
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const needed of needs.get(next)?.keys() ?? []) {
      if (reached.has(needed)) continue;
      reached.add(needed);
      waiting.push(needed);
    }
  }
  return reached;
}
