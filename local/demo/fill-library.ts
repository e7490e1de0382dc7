import { scopeFor } from '@/lib/server/auth/scope-for';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { advance, readLibraryIn, writeLibraryIn } from '@/lib/server/repositories/libraries/libraries';
import { newSnippet } from '@/lib/server/repositories/snippets/snippet-revisions';
import { putIn, readAllIn } from '@/lib/server/repositories/snippets/snippets';
import { setVariableKinds } from '@/lib/server/services/snippets/manage-variable-kinds';
import { sanitizeDraft } from '@/lib/server/services/snippets/sanitize-draft';
import { starterKindsOf } from '@/lib/starter/starter-kinds';
import type { StarterSnippet } from '@/lib/starter/starter-snippet';

/**
 * Puts starter snippets into a library, each under the fixed id `{prefix}-{key}`, and what their variables ask for; what is there
 * stays as it is.
 */
export async function fillLibrary(
  actor: Actor,
  orgId: string | undefined,
  prefix: string,
  snippets: readonly StarterSnippet[],
): Promise<void> {
  await setVariableKinds(actor, orgId, { variables: starterKindsOf(snippets), onlyNew: true });
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  const idOf = ({ key }: StarterSnippet) => `${prefix}-${key}`;
  await backend().firestore.runTransaction(async (tx) => {
    let library = await readLibraryIn(tx, scope);
    const stored = await readAllIn(tx, snippets.map(idOf));
    const missing = snippets.filter((_, index) => !stored[index]?.exists);
    const now = Date.now();
    for (const [index, snippet] of missing.entries()) {
      const { title, tags, male, female, neutral } = snippet;
      const versions = { male: { html: male }, female: { html: female }, neutral: { html: neutral } };
      const content = sanitizeDraft({ title, tags: [...tags], versions });
      // A second apart, so that a list with the newest first keeps the order of the library.
      const time = new Date(now - index * 1000);
      const id = idOf(snippet);
      const stored = { ...newSnippet(scope, content), createdAt: time, updatedAt: time };
      library = advance(library, { id, after: stored });
      putIn(tx, id, stored, library);
    }
    writeLibraryIn(tx, scope, library);
  });
}
