import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { versionOrder } from '@/lib/domain/snippets/version-state';

/** The version to look at: that for the dog at hand, else the first that is written. */
export function shownVersion({ versions }: Snippet, sex: Sex | null): Sex | undefined {
  return sex !== null && versions[sex] ? sex : versionOrder.find((each) => versions[each]);
}
