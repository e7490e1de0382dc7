import 'server-only';
import type { Snippet, SnippetDraft, SnippetImport, SnippetUpdate } from '@/lib/contracts/snippet-fields';
import type { Actor } from '@/lib/server/policies/actor';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { Fault } from '@/lib/server/faults/fault';
import {
  importSnippets as writeImport,
  type ImportEntry,
  type ImportResult,
} from '@/lib/server/repositories/snippets/snippet-import';
import type { KeptOriginal } from '@/lib/server/repositories/snippets/snippet-document';
import * as repository from '@/lib/server/repositories/snippets/snippets';
import { knownOriginals } from './read-original';
import { sanitizeDraft, refuseDeepDrafts } from './sanitize-draft';
import { withOwnPictures } from '@/lib/server/services/pictures/own-pictures';
import type { Scope } from '@/lib/server/policies/scope';
import { readSnippetQuota, readWhetherOpen } from './read-snippet-quota';

type OrgId = string | undefined;

export async function createSnippet(
  actor: Actor,
  orgId: OrgId,
  draft: SnippetDraft,
  key: OrgId,
): Promise<Snippet> {
  const sanitized = sanitizeDraft(draft);
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  const content = await withOwnPictures(scope, sanitized);
  const [copiedFrom] = await knownOriginals(actor, [draft.copiedFrom], orgId);
  const call = { actor, call: `create in ${scope.libraryId}`, key, body: draft };
  return repository.createSnippet(scope, { ...content, copiedFrom }, call, await readSnippetQuota(scope));
}

export async function updateSnippet(actor: Actor, orgId: OrgId, update: SnippetUpdate): Promise<Snippet> {
  const sanitized = sanitizeDraft(update);
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  const content = await withOwnPictures(scope, sanitized);
  return repository.updateSnippet(scope, update.id, update.revision, content, await readWhetherOpen(scope));
}

export async function deleteSnippet(actor: Actor, orgId: OrgId, id: string): Promise<void> {
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  await repository.deleteSnippet(scope, id, await readWhetherOpen(scope));
}

/**
 * Imports what can be kept; a draft that cannot is skipped with its reason, and nothing is deleted. One that is nested too
 * deep refuses them all.
 */
export async function importSnippets(
  actor: Actor,
  orgId: OrgId,
  drafts: readonly SnippetImport[],
  key: OrgId,
): Promise<ImportResult> {
  refuseDeepDrafts(drafts);
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  const originals = await knownOriginals(
    actor,
    drafts.map(({ copiedFrom }) => copiedFrom),
    orgId,
  );
  const entries: ImportEntry[] = [];
  for (const [at, draft] of drafts.entries()) {
    const { id, revision } = draft;
    entries.push({ id, revision, content: await contentOrRefusal(scope, draft, originals[at]) });
  }
  const call = { actor, call: `import in ${scope.libraryId}`, key, body: drafts };
  return writeImport(scope, entries, call, await readSnippetQuota(scope));
}

async function contentOrRefusal(
  scope: Scope<'snippets.write'>,
  draft: SnippetImport,
  copiedFrom: KeptOriginal | undefined,
): Promise<ImportEntry['content']> {
  try {
    return { ...(await withOwnPictures(scope, sanitizeDraft(draft))), copiedFrom };
  } catch (error) {
    if (error instanceof Fault && ['validation', 'plan_limit'].includes(error.code))
      return { refused: error.message };
    throw error;
  }
}
