import { useQueryClient } from '@tanstack/react-query';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { StarterSnippet } from '@/lib/starter/starter-snippet';

/** Tells a library what the variables of starter snippets ask for; where it cannot, says so, and the snippets still go in. */
export function useAddStarterKinds(): (
  library: Library,
  snippets: readonly StarterSnippet[],
) => Promise<void> {
  const client = useQueryClient();
  const tellFailure = useFailureNotice();
  return async (library, snippets) => {
    try {
      const [{ addVariableKinds }, { starterKindsOf }] = await Promise.all([
        import('@/lib/client/queries/snippets/variable-kind-changes'),
        import('@/lib/starter/starter-kinds'),
      ]);
      await addVariableKinds(client, library, starterKindsOf(snippets));
    } catch (error) {
      tellFailure(error, { text: `What the variables ask for was not added. ${errorSentence(error)}` });
    }
  };
}
