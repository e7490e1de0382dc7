import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Actor } from '@/lib/server/policies/actor';
import { listSnippets, type SnippetList } from '@/lib/server/services/snippets/list-snippets';

export async function readToEnd({ snippets = [] }: SnippetList): Promise<Snippet[]> {
  const read: Snippet[] = [];
  for await (const snippet of snippets) read.push(snippet);
  return read;
}

/** What the list answers somebody. */
export async function listedSnippets(actor: Actor, orgId?: string): Promise<Snippet[]> {
  return readToEnd(await listSnippets(actor, { orgId }, () => false));
}
