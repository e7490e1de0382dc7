import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { versionOrder } from '@/lib/domain/snippets/version-state';

export interface MakingProgress {
  readonly done: number;
  readonly total: number;
}

export const missingVersions = ({ versions }: Snippet): Sex[] => versionOrder.filter((sex) => !versions[sex]);

/** Makes versions of saved snippets, one snippet after the other, and says how it went. */
export function useMakeVersions(): {
  readonly progress: MakingProgress | null;
  /** Answers whether all were made. */
  readonly make: (snippets: readonly Snippet[], sexesOf: (snippet: Snippet) => Sex[]) => Promise<boolean>;
  /** Leaves the snippet at hand as it was, and those that were to follow. */
  readonly stop: () => void;
} {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const client = useQueryClient();
  const [progress, setProgress] = useState<MakingProgress | null>(null);
  const running = useRef<AbortController | null>(null);

  const make = async (snippets: readonly Snippet[], sexesOf: (snippet: Snippet) => Sex[]) => {
    const wanted = snippets.filter((snippet) => sexesOf(snippet).length > 0);
    const { signal } = (running.current = new AbortController());
    const total = wanted.length;
    if (total > 0) setProgress({ done: 0, total });
    try {
      const { makeEach } = await import('./make-each');
      const onNext = (done: number) => setProgress({ done, total });
      const { done, failure, says } = await makeEach({
        client,
        uid,
        snippets: wanted,
        sexesOf,
        signal,
        onNext,
      });
      if (failure !== null) tellFailure(failure.error, { text: says });
      else if (says !== '') notify({ text: says });
      return done === total;
    } catch (error) {
      if (!signal.aborted) tellFailure(error);
      return false;
    } finally {
      setProgress(null);
    }
  };

  return { progress, make, stop: () => running.current?.abort() };
}
