import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFailureNotice } from '@/components/shell/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { TokenLimitExceededError } from '@/lib/client/call-errors';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet';
import { versionOrder } from '@/lib/domain/version-state';
import { makingFailure } from './making-failure';
import { madeOfOne, madeOfSeveral } from './making-outcome';
import { countOf } from './snippet-count';

export interface MakingProgress {
  readonly done: number;
  readonly total: number;
}

export const missingVersions = ({ versions }: Snippet): Sex[] => versionOrder.filter((sex) => !versions[sex]);

/** 0 where what tells them cannot be loaded: the versions are made and saved all the same. */
async function doubtsOf(snippet: Snippet, sexes: readonly Sex[]): Promise<number> {
  try {
    const { countOpenDoubts } = await import('@/lib/client/open-doubts');
    return await countOpenDoubts(snippet, sexes);
  } catch {
    return 0;
  }
}

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
    const isStopped = () => signal.aborted;
    let done = 0;
    let inDoubt = 0;
    let doubts = 0;
    let failure: unknown;
    let failed = 0;
    for (const snippet of wanted) {
      if (isStopped()) break;
      setProgress({ done, total: wanted.length });
      try {
        const { makeVersions } = await import('@/lib/client/make-versions');
        const saved = await makeVersions(client, uid, snippet, sexesOf(snippet), signal);
        done += 1;
        const found = await doubtsOf(saved, sexesOf(snippet));
        doubts += found;
        if (found > 0) inDoubt += 1;
      } catch (error) {
        if (isStopped()) break;
        failure = error;
        failed += 1;
        if (error instanceof TokenLimitExceededError) break;
      }
    }
    setProgress(null);
    if (failed > 0) {
      const said = done > 0 ? `Versions made for ${countOf(done)}. ` : '';
      tellFailure(failure, { text: `${said}${makingFailure(failure)}` });
    } else if (done === 1 && wanted[0]) {
      notify({ text: madeOfOne(wanted[0].title, sexesOf(wanted[0]), doubts) });
    } else if (done > 0) notify({ text: madeOfSeveral(done, inDoubt) });
    return done === wanted.length;
  };

  return { progress, make, stop: () => running.current?.abort() };
}
