import { useQueryClient } from '@tanstack/react-query';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useSignedInUser } from '@/contexts/AuthContext';
import { saveFile } from '@/lib/client/browser/save-file';
import { variableKindsQuery } from '@/lib/client/queries/snippets/variable-kind-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { kindsByName, type KindsByName } from '@/lib/domain/variables/kinds-by-name';

export type ExportFormat = 'csv' | 'json';

const none: KindsByName = new Map();

/** Hands snippets over as a file, with what their variables ask for; how it is written is loaded when someone asks for one. */
export function useExportSnippets(): (snippets: readonly Snippet[], format: ExportFormat) => Promise<void> {
  const client = useQueryClient();
  const { uid } = useSignedInUser();
  const tellFailure = useFailureNotice();

  const kindsOfLibraries = async (snippets: readonly Snippet[]) => {
    const libraries = [...new Set(snippets.map(({ orgId }) => orgId))];
    const known = await Promise.all(
      libraries.map(async (orgId) => {
        const kinds = await client.query({
          ...variableKindsQuery({ uid, orgId: orgId ?? null }),
          staleTime: 'static',
        });
        return [orgId, kindsByName(kinds)] as const;
      }),
    );
    return new Map(known);
  };

  return async (snippets, format) => {
    const { snippetsToCsv, snippetsToJson } = await import('@/lib/domain/snippets/snippet-export');
    const kinds = await kindsOfLibraries(snippets).catch((error: unknown) => {
      tellFailure(error, { text: `The file lacks what the variables ask for. ${errorSentence(error)}` });
      return new Map<string | undefined, KindsByName>();
    });
    const kindsOf = ({ orgId }: Snippet) => kinds.get(orgId) ?? none;
    const now = new Date().toISOString();
    const name = `heelwrite-snippets-${now.slice(0, 10)}.${format}`;
    if (format === 'csv') saveFile(name, snippetsToCsv(snippets, kindsOf), 'text/csv;charset=utf-8');
    else saveFile(name, snippetsToJson(snippets, kindsOf, now), 'application/json');
  };
}
