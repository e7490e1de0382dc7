import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Letter, SnippetsById } from '@/lib/domain/letter/letter';
import { neutralTexts } from '@/lib/domain/letter/letter-text';
import { dogNamesIn, type TextOfSeveral, type TextsOfSeveral } from '@/lib/domain/letter/several-dogs';

type Made = readonly [from: string, text: TextOfSeveral];

const byText = (made: readonly UseQueryResult<Made>[]): TextsOfSeveral =>
  new Map(made.flatMap(({ data }) => (data === undefined ? [] : [data])));

/** What the snippets of a letter about several dogs say, as far as it has been worked out; empty for one dog. */
export function useTextsOfSeveral(letter: Letter, snippets: SnippetsById): TextsOfSeveral {
  const { blocks, areSeveral } = letter;
  const texts = useMemo(
    () => (areSeveral ? neutralTexts(blocks, snippets) : []),
    [areSeveral, blocks, snippets],
  );
  return useQueries({
    queries: texts.map((html) => ({
      queryKey: ['text of several dogs', html],
      queryFn: async (): Promise<Made> => [html, await textOfSeveral(html)],
      staleTime: Infinity,
    })),
    combine: byText,
  });
}

async function textOfSeveral(html: string): Promise<TextOfSeveral> {
  const { tellOfSeveralOnDevice } = await import('@/lib/client/device/device-engine');
  const made = await tellOfSeveralOnDevice({ html, names: dogNamesIn(html) });
  return { html: made.html, unsure: made.marks.map(({ chosen }) => chosen) };
}
