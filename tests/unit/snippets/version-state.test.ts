import { expect, test } from 'vitest';
import { stateOfVersion, type VersionState } from '@/lib/domain/snippets/version-state';

test.each<[Parameters<typeof stateOfVersion>[0], VersionState]>([
  [undefined, 'missing'],
  [{ origin: 'written', stale: false }, 'written'],
  [{ origin: 'generated', stale: false }, 'generated'],
  [{ origin: 'generated', stale: true }, 'stale'],
])('%j is %s', (version, state) => {
  expect(stateOfVersion(version)).toBe(state);
});
