import { useCallback, useMemo, useState } from 'react';
import type { LetterPart } from '@/lib/domain/letter/letter-text';

/** A block could not be drawn as it read then; null: it is tried again. */
export type ReportBroken = (blockId: string, html: string | null) => void;

/** The blocks of the letter that cannot be drawn as they read now: nobody sees what they say, so they are not sent either. */
export function useBrokenParts(parts: readonly LetterPart[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const report = useCallback<ReportBroken>(
    (blockId, html) =>
      setKnown((before) => {
        const after = new Map(before);
        if (html === null) after.delete(blockId);
        else after.set(blockId, html);
        return after;
      }),
    [],
  );
  const broken = useMemo(() => {
    const isBroken = ({ block, text, error }: LetterPart) =>
      error !== undefined || known.get(block.id) === text.html;
    return new Set(parts.filter(isBroken).map(({ block }) => block.id));
  }, [parts, known]);
  return { broken, report };
}
