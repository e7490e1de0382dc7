import { useEffect, useMemo, useState } from 'react';
import { idle } from '@/lib/client/browser/idle';
import type { Sex } from '@/lib/contracts/primitives';
import type { LetterSnippet, SnippetsById } from '@/lib/domain/letter/letter';
import type { LetterPart } from '@/lib/domain/letter/letter-text';
import { doubtsKey } from '@/lib/domain/letter/ready-point';

interface Shown {
  readonly snippet: LetterSnippet;
  readonly sex: Sex;
}

/** How many were counted, and in what: versions that were changed are another object. */
interface Counted {
  readonly versions: LetterSnippet['versions'];
  readonly count: number;
}

const none: ReadonlyMap<string, number> = new Map();
const keyOf = ({ snippet, sex }: Shown) => doubtsKey(snippet.id, sex);

async function countOf(uid: string, { snippet, sex }: Shown): Promise<number> {
  try {
    const [{ openDoubts }, { decidedKey, keepDecidedWords }] = await Promise.all([
      import('@/lib/client/device/open-doubts'),
      import('@/lib/client/device/decided-words'),
    ]);
    const doubts = await openDoubts(snippet, sex);
    const decided = doubts.length === 0 ? [] : await keepDecidedWords(uid, snippet.id, []);
    return doubts.filter((doubt) => !decided.includes(decidedKey(sex, doubt))).length;
  } catch {
    // Without the engine nothing is known to be in doubt.
    return 0;
  }
}

/**
 * How many words nobody has decided on yet in the made texts that the letter shows, by text, and whether all of them
 * are counted: they are when there is time. What a hand has changed in the letter is not asked about.
 */
export function useOpenDoubts(
  uid: string,
  parts: readonly LetterPart[],
  snippets: SnippetsById,
): { readonly doubts: ReadonlyMap<string, number>; readonly areCounted: boolean } {
  const shown = useMemo(
    () =>
      parts.flatMap(({ block, text }): Shown[] => {
        if (block.kind === 'text' || text.edited || text.missing || text.stale || text.shown === null)
          return [];
        const snippet = snippets.get(block.snippetId);
        return snippet?.versions[text.shown]?.origin === 'generated' ? [{ snippet, sex: text.shown }] : [];
      }),
    [parts, snippets],
  );
  const [counted, setCounted] = useState<ReadonlyMap<string, Counted>>(new Map());

  useEffect(() => {
    if (shown.length === 0) return undefined;
    const left = new AbortController();
    const count = async () => {
      const counts = new Map<string, Counted>();
      await idle();
      for (const text of shown) {
        if (left.signal.aborted) return;
        const { versions } = text.snippet;
        counts.set(keyOf(text), { versions, count: await countOf(uid, text) });
      }
      if (!left.signal.aborted) setCounted(counts);
    };
    void count();
    return () => left.abort();
  }, [uid, shown]);

  return useMemo(
    () => ({
      doubts:
        shown.length === 0 ? none : new Map([...counted].map(([key, { count }]) => [key, count] as const)),
      areCounted: shown.every((text) => counted.get(keyOf(text))?.versions === text.snippet.versions),
    }),
    [shown, counted],
  );
}
