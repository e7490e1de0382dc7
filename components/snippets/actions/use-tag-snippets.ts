import { useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { importInBatches, type ImportDraft } from '@/lib/client/queries/snippets/snippet-import';
import { changeInCache, refreshLibrary } from '@/lib/client/queries/snippets/snippet-changes';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { snippetLimits, type Snippet } from '@/lib/contracts/snippet-fields';
import { draftOf } from '@/lib/domain/snippets/snippet-draft';
import { countOf } from '@/components/snippets/snippet-count';

/** Puts a tag on snippets or takes it off them, on screen at once. */
export function useTagSnippets(): (
  snippets: readonly Snippet[],
  tag: string,
  isOn: boolean,
) => Promise<void> {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const client = useQueryClient();

  return async (snippets, tag, isOn) => {
    const changing = snippets.filter(({ tags }) => tags.includes(tag) !== isOn);
    const fitting = changing.filter(({ tags }) => !isOn || tags.length < snippetLimits.tags);
    const tagged = (tags: readonly string[]) =>
      isOn ? [...tags, tag] : tags.filter((other) => other !== tag);
    const problems: string[] = [];
    if (fitting.length < changing.length) {
      const full = countOf(changing.length - fitting.length);
      problems.push(`${full} already had ${snippetLimits.tags} tags.`);
    }
    for (const [orgId, group] of Map.groupBy(fitting, (snippet) => snippet.orgId ?? null)) {
      const library: Library = { uid, orgId };
      const ids = new Set(group.map(({ id }) => id));
      changeInCache(client, library, (snippet) =>
        ids.has(snippet.id) ? { ...snippet, tags: tagged(snippet.tags) } : snippet,
      );
      const drafts = group.map((snippet): ImportDraft => ({
        ...draftOf(snippet),
        tags: tagged(snippet.tags),
        id: snippet.id,
        revision: snippet.revision,
      }));
      const { skipped, error } = await importInBatches(library, drafts, crypto.randomUUID());
      if (error !== null) problems.push(errorSentence(error));
      if (skipped.length > 0) {
        problems.push(
          `${countOf(skipped.length)} had been changed by someone else and stayed as ${skipped.length === 1 ? 'it was' : 'they were'}.`,
        );
      }
      await refreshLibrary(client, library);
      // What the server did not take stands as it was before.
      changeInCache(client, library, (snippet) => {
        const before = group.find(({ id }) => id === snippet.id);
        return before?.revision === snippet.revision ? before : snippet;
      });
    }
    if (problems.length > 0) notify({ severity: 'warning', text: problems.join(' ') });
    else if (fitting.length > 0) {
      notify({ text: `“${tag}” ${isOn ? 'added to' : 'removed from'} ${countOf(fitting.length)}` });
    }
  };
}
