import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { reviewOnDevice } from '@/lib/client/device/device-engine';
import { idle } from '@/lib/client/browser/idle';
import type { Sex } from '@/lib/contracts/primitives';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import type { VersionReview } from '@/lib/domain/snippets/version-review';
import type { VersionState } from '@/lib/domain/snippets/version-state';

/** Comparing takes its time: what is to be decided in a longer text is worked out when that is opened. */
const longestAside = 5_000;

/**
 * How a made version differs from its source, and what is to be decided; null for a text of one's own. After a change
 * it is that of the text before for a moment. A version that is not on screen is looked at when there is time.
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
  const current = useDeferredValue(version?.html ?? '');
  const made = ['version review', source, sex, sourceHtml] as const;
  const { data } = useQuery({
    queryKey: [...made, current],
    queryFn: async () => {
      if (!isShown) await idle();
      return reviewOnDevice({ html: sourceHtml ?? '', from: source ?? 'male', to: sex, current });
    },
    enabled: isFresh && (isShown || sourceHtml.length <= longestAside),
    placeholderData: (before, query) =>
      made.every((part, index) => part === query?.queryKey[index]) ? before : undefined,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
  return isFresh ? (data ?? null) : null;
}
