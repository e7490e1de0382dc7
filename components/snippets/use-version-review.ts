import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { swapOnDevice } from '@/lib/client/device-engine';
import type { Sex } from '@/lib/contracts/primitives';
import type { EditedSnippet } from '@/lib/domain/edited-snippet';
import type { VersionReview } from '@/lib/domain/version-review';
import type { VersionState } from '@/lib/domain/version-state';

/** How a made version differs from its source, and what is to be decided; null for a text of one's own. */
export function useVersionReview(
  { versions }: EditedSnippet,
  sex: Sex,
  state: VersionState,
): VersionReview | null {
  const version = versions[sex];
  const source = version?.source;
  const sourceHtml = source && versions[source]?.html;
  const isFresh = state === 'generated' && sourceHtml !== undefined;
  const { data } = useQuery({
    queryKey: ['swap on device', source, sex, sourceHtml],
    queryFn: async () => {
      const [made, { reviewVersion }] = await Promise.all([
        swapOnDevice(sourceHtml ?? '', source ?? 'male', sex),
        // Comparing is needed by no other text.
        import('@/lib/domain/version-review'),
      ]);
      return { made, reviewVersion };
    },
    enabled: isFresh,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  const current = useDeferredValue(version?.html ?? '');
  return useMemo(
    () => (isFresh && data ? data.reviewVersion({ source: sourceHtml, made: data.made, current }) : null),
    [isFresh, data, sourceHtml, current],
  );
}
