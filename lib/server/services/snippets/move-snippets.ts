import 'server-only';
import type { Actor } from '@/lib/server/policies/actor';
import { organizationOf } from '@/lib/domain/organizations/owner';
import { scopeFor } from '@/lib/server/auth/scope-for';
import type { Scope } from '@/lib/server/policies/scope';
import { Fault, snippetNotFound } from '@/lib/server/faults/fault';
import { readPictureQuota } from '@/lib/server/services/pictures/read-picture-quota';
import { readSnippetQuota, readWhetherOpen } from './read-snippet-quota';
import { librariesOf, moveSnippets as move } from '@/lib/server/repositories/snippets/snippet-move';

/** Moves snippets into an organization's library or, without one, the caller's private one: all or none. */
export async function moveSnippets(
  actor: Actor,
  snippetIds: readonly string[],
  orgId: string | null,
): Promise<number> {
  const destination = await scopeFor(actor, orgId, 'snippets.write');
  const ids = [...new Set(snippetIds)];
  const libraries = await librariesOf(ids);
  if (libraries.size < ids.length) throw snippetNotFound();
  const sources: Scope<'snippets.moveOut'>[] = [];
  for (const libraryId of new Set(libraries.values())) {
    if (libraryId !== destination.libraryId) sources.push(await sourceScope(actor, libraryId));
  }
  // What leaves an organization whose subscription has ended is a change to it too.
  const [quota, pictures, ...left] = await Promise.all([
    readSnippetQuota(destination),
    readPictureQuota(destination),
    ...sources.map(readWhetherOpen),
  ]);
  return move(sources, destination, ids, { destination: quota, sources: left, pictures });
}

async function sourceScope(actor: Actor, libraryId: string): Promise<Scope<'snippets.moveOut'>> {
  const orgId = organizationOf(libraryId);
  if (orgId === undefined) {
    if (libraryId !== `u_${actor.uid}`) throw snippetNotFound();
    return scopeFor(actor, undefined, 'snippets.moveOut');
  }
  try {
    return await scopeFor(actor, orgId, 'snippets.moveOut');
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    // To an outsider the snippet does not exist; a member whose role is too weak is told so.
    await scopeFor(actor, orgId, 'organization.read').catch((refused: unknown) => {
      throw refused instanceof Fault ? snippetNotFound() : refused;
    });
    throw error;
  }
}
