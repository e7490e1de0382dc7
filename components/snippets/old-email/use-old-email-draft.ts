import { useRouter } from 'next/router';
import { useSignedInUser } from '@/contexts/AuthContext';
import { keepDraft, readDrafts } from '@/lib/client/device/snippet-drafts';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';

/** Opens the editor of a new snippet with what an email has become, as it opens a draft; those that wait stay behind it. */
export function useOldEmailDraft(): (snippet: EditedSnippet) => Promise<void> {
  const { uid } = useSignedInUser();
  const { push } = useRouter();
  return async ({ title, tags, versions, colors }) => {
    const owner = { uid, orgId: null, id: null };
    const edited = { title, tags: [...tags], versions: { ...versions }, colors: { ...colors } };
    await keepDraft(owner, { at: Date.now(), revision: null, edited }, await readDrafts(owner));
    await push('/snippets/create?draft');
  };
}
