import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { swapOnDevice } from '@/lib/client/device/device-engine';
import { idle } from '@/lib/client/browser/idle';
import type { Sex } from '@/lib/contracts/primitives';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import type { VersionReview } from '@/lib/domain/snippets/version-review';
import type { VersionState } from '@/lib/domain/snippets/version-state';

/** Comparing takes its time: what is to be decided in a longer text is worked out when that is opened. */
const longestAside = 5_000;

/**
 * How a made version differs from its source, and what is to be decided; null for a text of one's own. One that is not
 * on screen is looked at when there is time, and only for what is to be decided.
 */
export function useVersionReview(
  { versions }: EditedSnippet,
  sex: Sex,
  state: VersionState,
  isShown: boolean,
): VersionReview | null {
  const version = versions[sex];
  const source = version?.source;
  const sourceHtml = source && versions[source]?.html;
  const isFresh = state === 'generated' && sourceHtml !== undefined;
  const { data } = useQuery({
    queryKey: ['swap on device', source, sex, sourceHtml],
    queryFn: async () => {
      if (!isShown) await idle();
      const [made, { reviewVersion }] = await Promise.all([
        swapOnDevice(sourceHtml ?? '', source ?? 'male', sex),
        // Comparing is needed by no other text.
        import('@/lib/domain/snippets/version-review'),
      ]);
      return { made, reviewVersion };
    },
    enabled: isFresh && (isShown || sourceHtml.length <= longestAside),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  const current = useDeferredValue(version?.html ?? '');
  const isWanted = isFresh && data !== undefined && (isShown || data.made.marks.length > 0);
  return useMemo(
    () => (isWanted ? data.reviewVersion({ source: sourceHtml, made: data.made, current }) : null),
    [isWanted, data, sourceHtml, current],
  );
}
