import type { Sex } from '@/lib/contracts/primitives';
import type { Origin } from '@/lib/contracts/snippet-fields';

export type BySex<T> = { readonly [S in Sex]?: T | undefined };

/** A version as it is kept: beside the wire's fields, the hash of the source html that it was made from. */
export interface KeptVersion {
  readonly html: string;
  readonly origin: Origin;
  readonly source?: Sex | undefined;
  readonly sourceHash?: string | undefined;
  readonly stale: boolean;
}

export interface VersionChange {
  readonly html: string;
  readonly origin?: Origin | undefined;
  readonly source?: Sex | undefined;
  readonly regenerated?: true | undefined;
}

/**
 * The versions after a draft was saved over `kept`. A generated version that is new, changed or regenerated counts
 * as made from the draft's source; another one keeps the hash it had, and is stale once its source reads differently.
 */
export function applyVersionChanges(
  kept: BySex<KeptVersion>,
  changes: BySex<VersionChange>,
  hash: (html: string) => string,
): BySex<KeptVersion> {
  const result: { [S in Sex]?: KeptVersion } = {};
  for (const sex of Object.keys(changes) as Sex[]) {
    const change = changes[sex];
    if (change) result[sex] = applyChange(kept[sex], change, changes, hash);
  }
  return result;
}

function applyChange(
  before: KeptVersion | undefined,
  change: VersionChange,
  changes: BySex<VersionChange>,
  hash: (html: string) => string,
): KeptVersion {
  const { html } = change;
  const unchanged = before?.html === html;
  const origin = change.origin ?? (unchanged ? before.origin : 'written');
  if (origin === 'written') return { html, origin, stale: false };

  const source = change.source ?? (unchanged ? before.source : undefined);
  const sourceHtml = source && changes[source]?.html;
  const current = sourceHtml === undefined ? undefined : hash(sourceHtml);
  const remade = !unchanged || before.origin !== 'generated' || change.regenerated;
  const sourceHash = remade ? current : before.sourceHash;
  return {
    html,
    origin,
    stale: current === undefined || sourceHash !== current,
    ...(source && { source }),
    ...(sourceHash && { sourceHash }),
  };
}
