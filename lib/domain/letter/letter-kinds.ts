import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import type { LetterPart } from './letter-text';
import { namesIn } from './letter-variables';
import { conditionNamesIn } from './optional-parts';

/** What the variables of each library ask for, by its organization's id, '' for one's own; without what is not known yet. */
export type KindsByLibrary = ReadonlyMap<string, KindsByName>;

/**
 * What each variable of a letter asks for: as the library of the snippet says that asks for it first. Free text and the
 * subject ask as `home` does; what no library says yet is as it was `before`.
 */
export function letterKinds(
  names: readonly string[],
  parts: readonly LetterPart[],
  libraries: KindsByLibrary,
  home: string,
  before: KindsByName,
): KindsByName {
  const askers = new Map<string, string>();
  for (const { block, whole } of parts) {
    if (block.kind !== 'snippet') continue;
    for (const name of [...namesIn(whole), ...conditionNamesIn(whole)])
      if (!askers.has(name)) askers.set(name, block.orgId ?? '');
  }
  return new Map(
    names.flatMap((name) => {
      const library = libraries.get(askers.get(name) ?? home) ?? before;
      const kind = library.get(name);
      return kind === undefined ? [] : [[name, kind] as const];
    }),
  );
}
