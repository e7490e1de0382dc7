import { useEffect, useMemo, useState } from 'react';
import { decidedKey, keepDecidedWords } from '@/lib/client/device/decided-words';
import { idle } from '@/lib/client/browser/idle';
import type { Sex } from '@/lib/contracts/primitives';
import type { LetterSnippet, SnippetsById } from '@/lib/domain/letter/letter';
import type { LetterPart } from '@/lib/domain/letter/letter-text';
import { doubtsKey } from '@/lib/domain/letter/ready-point';

interface Shown {
  readonly snippet: LetterSnippet;
  readonly sex: Sex;
}

const none: ReadonlyMap<string, number> = new Map();

async function countOf(uid: string, { snippet, sex }: Shown): Promise<number> {
  const { openDoubts } = await import('@/lib/client/device/open-doubts');
  const doubts = await openDoubts(snippet, sex);
  const decided = doubts.length === 0 ? [] : await keepDecidedWords(uid, snippet.id, []);
  return doubts.filter((doubt) => !decided.includes(decidedKey(sex, doubt))).length;
}

/**
 * How many words nobody has decided on yet in the made texts that the letter shows, by text; worked out when there
 * is time. What a hand has changed in the letter is not asked about.
 */
export function useOpenDoubts(
  uid: string,
  parts: readonly LetterPart[],
  snippets: SnippetsById,
): ReadonlyMap<string, number> {
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
  const [counts, setCounts] = useState(none);
  useEffect(() => {
    if (shown.length === 0) return undefined;
    const left = new AbortController();
    const count = async () => {
      const counted = new Map<string, number>();
      for (const text of shown) {
        await idle();
        if (left.signal.aborted) return;
        counted.set(doubtsKey(text.snippet.id, text.sex), await countOf(uid, text));
      }
      if (!left.signal.aborted) setCounts(counted);
    };
    // Without the engine nothing is known to be in doubt.
    count().catch(() => undefined);
    return () => left.abort();
  }, [uid, shown]);
  return shown.length === 0 ? none : counts;
}
