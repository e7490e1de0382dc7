import 'server-only';
import type { Snippet, Variable } from '@/lib/contracts/snippet-fields';
import type { Actor } from '@/lib/server/policies/actor';
import { scopeFor, supportScope } from '@/lib/server/auth/scope-for';
import { readSnippet, readTagsAndVariables } from '@/lib/server/repositories/snippets/snippets';

export async function getSnippet(actor: Actor, id: string, orgId: string | undefined): Promise<Snippet> {
  return readSnippet(await scopeFor(actor, orgId, 'snippets.read', id), id);
}

/** One of a person's private snippets, for support staff whom they let in. */
export async function getGrantedSnippet(actor: Actor, owner: string, id: string): Promise<Snippet> {
  return readSnippet(await supportScope(actor, owner, 'snippets.read', id), id);
}

const byText = (a: string, b: string) => a.localeCompare(b, 'en');

export async function listTags(actor: Actor, orgId: string | undefined): Promise<string[]> {
  const { tags } = await readTagsAndVariables(await scopeFor(actor, orgId, 'snippets.read'));
  return tags.sort(byText);
}

export async function listVariables(actor: Actor, orgId: string | undefined): Promise<Variable[]> {
  const { variables } = await readTagsAndVariables(await scopeFor(actor, orgId, 'snippets.read'));
  return variables.sort((a, b) => byText(a.name, b.name));
}
