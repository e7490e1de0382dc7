import type { QueryClient } from '@tanstack/react-query';
import { TokenLimitExceededError } from '@/lib/client/wire/call-errors';
import { makeVersions } from '@/lib/client/queries/snippets/make-versions';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { makingFailure } from './making-failure';
import { madeOfOne, madeOfSeveral } from './making-outcome';
import { countOf } from '@/components/snippets/snippet-count';

interface Making {
  readonly client: QueryClient;
  readonly uid: string;
  readonly snippets: readonly Snippet[];
  readonly sexesOf: (snippet: Snippet) => Sex[];
  readonly signal: AbortSignal;
  /** Called before each, with how many are done. */
  readonly onNext: (done: number) => void;
}

interface Made {
  readonly done: number;
  /** Why the last that failed did; null where all were made. */
  readonly failure: { readonly error: unknown } | null;
  /** How it went; empty where there is nothing to say. */
  readonly says: string;
}

/** 0 where what tells them cannot be loaded: the versions are made and saved all the same. */
async function doubtsOf(snippet: Snippet, sexes: readonly Sex[]): Promise<number> {
  try {
    const { countOpenDoubts } = await import('@/lib/client/device/open-doubts');
    return await countOpenDoubts(snippet, sexes);
  } catch {
    return 0;
  }
}

/** Makes versions of snippets, one after the other, until all are made or the signal stops it. */
export async function makeEach({ client, uid, snippets, sexesOf, signal, onNext }: Making): Promise<Made> {
  const isStopped = () => signal.aborted;
  let done = 0;
  let inDoubt = 0;
  let doubts = 0;
  let failure: Made['failure'] = null;
  for (const snippet of snippets) {
    if (isStopped()) break;
    onNext(done);
    try {
      const saved = await makeVersions(client, uid, snippet, sexesOf(snippet), signal);
      done += 1;
      const found = await doubtsOf(saved, sexesOf(snippet));
      doubts += found;
      if (found > 0) inDoubt += 1;
    } catch (error) {
      if (isStopped()) break;
      failure = { error };
      if (error instanceof TokenLimitExceededError) break;
    }
  }
  const [first] = snippets;
  if (failure !== null) {
    const before = done > 0 ? `Versions made for ${countOf(done)}. ` : '';
    return { done, failure, says: `${before}${makingFailure(failure.error)}` };
  }
  if (done === 1 && first) return { done, failure, says: madeOfOne(first.title, sexesOf(first), doubts) };
  return { done, failure, says: done > 0 ? madeOfSeveral(done, inDoubt) : '' };
}
