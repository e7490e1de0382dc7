import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet';
import type { OpenDoubt } from '@/lib/domain/version-review';
import { swapOnDevice } from './device-engine';

/** The words of a snippet's made version that somebody has to decide on; none of one that a hand has written. */
export async function openDoubts({ versions }: Pick<Snippet, 'versions'>, sex: Sex): Promise<OpenDoubt[]> {
  const version = versions[sex];
  const source = version?.source && versions[version.source]?.html;
  if (!version?.source || !source) return [];
  const [made, { reviewVersion }] = await Promise.all([
    swapOnDevice(source, version.source, sex),
    import('@/lib/domain/version-review'),
  ]);
  return [...reviewVersion({ source, made, current: version.html }).doubts];
}

/** How many words of a snippet's made versions somebody has to decide on. */
export async function countOpenDoubts(snippet: Snippet, sexes: readonly Sex[]): Promise<number> {
  let count = 0;
  for (const sex of sexes) count += (await openDoubts(snippet, sex)).length;
  return count;
}
