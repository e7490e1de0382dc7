import 'server-only';
import { memberFor, type MemberEntry } from '@/lib/domain/membership';
import { roleMay, type OrganizationAction } from '@/lib/domain/permissions';
import { noSuchOrganization, roleTooWeak } from '../fault';
import { findOrganization } from '../repositories/organizations';
import type { Actor } from './actor';

declare const minted: unique symbol;

/** Proof that an actor may do something in a library; only this file makes one. */
export interface Scope {
  readonly [minted]: true;
  readonly actor: Actor;
  readonly libraryId: LibraryId;
}

export type LibraryId = `u_${string}` | `o_${string}`;

/** The organization that a library belongs to; undefined for a private one. */
export function organizationOf(libraryId: string): string | undefined {
  return libraryId.startsWith('o_') ? libraryId.slice(2) : undefined;
}

/** The actor's private library, or the organization's once membership and role were checked. */
export async function scopeFor(
  actor: Actor,
  orgId: string | undefined | null,
  action: OrganizationAction,
): Promise<Scope> {
  if (orgId === undefined || orgId === null) return mint(actor, `u_${actor.uid}`);
  mayIn(await findOrganization(orgId), actor, action);
  return mint(actor, `o_${orgId}`);
}

/** The organization, once the actor is an active member in it whose role may do this; else it throws 403. */
export function mayIn<O extends { readonly members: readonly MemberEntry[] }>(
  organization: O | undefined,
  actor: Actor,
  action: OrganizationAction,
): O {
  const member = organization && memberFor(organization.members, actor);
  if (!organization || member?.status !== 1) throw noSuchOrganization();
  if (!roleMay(member.role, action)) throw roleTooWeak();
  return organization;
}

function mint(actor: Actor, libraryId: LibraryId): Scope {
  return { actor, libraryId } as Scope;
}
