import type { Sex } from '@/lib/contracts/primitives';
import type { Version } from '@/lib/contracts/snippet-fields';
import type { BySex } from './snippet-versions';
import { versionOrder } from './version-state';

/**
 * The versions that one can be made from, the best first: the one that it was made from last, then what was written by
 * hand, then the rest.
 */
export function sourcesFor(versions: BySex<Pick<Version, 'origin' | 'source'>>, sex: Sex): Sex[] {
  const rank = (other: Sex) =>
    versions[sex]?.source === other ? 0 : versions[other]?.origin === 'written' ? 1 : 2;
  return versionOrder.filter((other) => other !== sex && versions[other]).sort((a, b) => rank(a) - rank(b));
}
