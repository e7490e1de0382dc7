import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { OpenDoubt } from '@/lib/domain/snippets/version-review';
import { reviewOnDevice } from './device-engine';

type Versions = Snippet['versions'];
type Doubts = Promise<readonly OpenDoubt[]>;

/** What was found in texts that are as they were: versions that were changed are another object. */
const found = new WeakMap<Versions, Map<Sex, Doubts>>();

/** The words of a snippet's made version that somebody has to decide on; none of one that a hand has written. */
export function openDoubts({ versions }: Pick<Snippet, 'versions'>, sex: Sex): Doubts {
  const known = found.get(versions) ?? new Map<Sex, Doubts>();
  found.set(versions, known);
  const doubts = known.get(sex) ?? findDoubts(versions, sex);
  known.set(sex, doubts);
  // What could not be loaded is asked for again.
  doubts.catch(() => known.delete(sex));
  return doubts;
}

async function findDoubts(versions: Versions, sex: Sex): Doubts {
  const version = versions[sex];
  const source = version?.source && versions[version.source]?.html;
  if (!version?.source || !source) return [];
  const made = { html: source, from: version.source, to: sex, current: version.html };
  return (await reviewOnDevice(made)).doubts;
}

/** How many words of a snippet's made versions somebody has to decide on. */
export async function countOpenDoubts(snippet: Snippet, sexes: readonly Sex[]): Promise<number> {
  let count = 0;
  for (const sex of sexes) count += (await openDoubts(snippet, sex)).length;
  return count;
}
