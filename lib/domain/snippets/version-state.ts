import type { Sex } from '@/lib/contracts/primitives';
import type { Version } from '@/lib/contracts/snippet-fields';

export type VersionState = 'written' | 'generated' | 'stale' | 'missing';

/** In the order of the tabs and badges. */
export const versionOrder: readonly Sex[] = ['male', 'female', 'neutral'];

export const sexNames: Readonly<Record<Sex, string>> = {
  male: 'Male',
  female: 'Female',
  neutral: 'Neutral',
};

export const versionStateNames: Readonly<Record<VersionState, string>> = {
  written: 'Written',
  generated: 'Generated',
  stale: 'Out of date',
  missing: 'Empty',
};

export function stateOfVersion(version: Pick<Version, 'origin' | 'stale'> | undefined): VersionState {
  if (!version) return 'missing';
  if (version.stale) return 'stale';
  return version.origin;
}
