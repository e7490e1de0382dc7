import type { QueryClient } from '@tanstack/react-query';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { updateSnippet } from '@/lib/contracts/snippets';
import { draftOf } from '@/lib/domain/snippets/snippet-draft';
import { sourcesFor } from '@/lib/domain/snippets/version-source';
import { call } from '@/lib/client/wire/call';
import { putSnippet } from './snippet-changes';
import type { Library } from './snippet-queries';
import { swapText } from '@/lib/client/wire/swap-text';

/** Makes versions of a saved snippet, each from the best of the others, and saves them; throws what the calls throw. */
export async function makeVersions(
  client: QueryClient,
  uid: string,
  snippet: Snippet,
  sexes: readonly Sex[],
  signal: AbortSignal,
): Promise<Snippet> {
  const orgId = snippet.orgId ?? null;
  const library: Library = { uid, orgId };
  const draft = draftOf(snippet);
  const versions = { ...draft.versions };
  for (const sex of sexes) {
    const [source] = sourcesFor(snippet.versions, sex);
    const html = source && snippet.versions[source]?.html;
    if (!source || !html) continue;
    const made = await swapText(html, source, sex, { signal });
    versions[sex] = { html: made, origin: 'generated', source, regenerated: true };
  }
  const { id, revision } = snippet;
  const saved = await call(updateSnippet, {
    query: orgId === null ? {} : { orgId },
    body: { ...draft, versions, id, revision },
  });
  putSnippet(client, library, saved);
  return saved;
}
