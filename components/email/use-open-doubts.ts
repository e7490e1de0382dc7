import { useEffect, useMemo, useState } from 'react';
import { decidedKey, keepDecidedWords } from '@/lib/client/decided-words';
import { idle } from '@/lib/client/idle';
import type { Sex } from '@/lib/contracts/primitives';
import type { LetterSnippet, SnippetsById } from '@/lib/domain/letter';
import type { LetterPart } from '@/lib/domain/letter-text';

interface Shown {
  readonly snippet: LetterSnippet;
  readonly sex: Sex;
}

const none: ReadonlyMap<string, number> = new Map();

async function countEach(uid: string, shown: readonly Shown[]): Promise<ReadonlyMap<string, number>> {
  const { openDoubts } = await import('@/lib/client/open-doubts');
  const counts = new Map<string, number>();
  for (const { snippet, sex } of shown) {
    const doubts = await openDoubts(snippet, sex);
    const decided = doubts.length === 0 ? [] : await keepDecidedWords(uid, snippet.id, []);
    counts.set(snippet.id, doubts.filter((doubt) => !decided.includes(decidedKey(sex, doubt))).length);
  }
  return counts;
}

/**
 * How many words nobody has decided on yet in the made texts that the letter shows, by snippet; worked out when there
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
    let isHere = true;
    const count = async () => {
      await idle();
      if (!isHere) return;
      const counted = await countEach(uid, shown);
      if (isHere) setCounts(counted);
    };
    // Without the engine nothing is known to be in doubt.
    count().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [uid, shown]);
  return shown.length === 0 ? none : counts;
}
