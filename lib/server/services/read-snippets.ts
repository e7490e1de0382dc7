import 'server-only';
import type { Snippet, Variable } from '@/lib/contracts/snippet';
import type { Actor } from '../auth/actor';
import { scopeFor } from '../auth/scope';
import { readSnippet, readTagsAndVariables } from '../repositories/snippets';

export async function getSnippet(actor: Actor, id: string, orgId: string | undefined): Promise<Snippet> {
  return readSnippet(await scopeFor(actor, orgId, 'snippets.read'), id);
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
