import 'server-only';
import { memberFor, type MemberEntry } from '@/lib/domain/organizations/membership';
import { roleMay, type OrganizationAction } from '@/lib/domain/organizations/permissions';
import { isGranted, type Grant } from '@/lib/domain/organizations/support-grant';
import { noSuchOrganization, roleTooWeak, supportOnly } from '@/lib/server/faults/fault';
import { findOrganization } from '../repositories/organizations';
import { takeOrganizationGrant, takePrivateGrant } from '../repositories/support-grants';
import type { Actor } from './actor';

declare const minted: unique symbol;

/** Proof that an actor might do something in a library when they were let in; only this file makes one. */
export interface Scope<Action extends OrganizationAction = OrganizationAction> {
  readonly [minted]: true;
  readonly actor: Actor;
  readonly libraryId: LibraryId;
  /** What for: asked again in the transaction that writes. */
  readonly action: Action;
}

/** A scope under which snippets are written; one that was given for reading is none. */
export type WritingScope = Scope<'snippets.write' | 'snippets.moveOut'>;

export type LibraryId = `u_${string}` | `o_${string}`;

/** The organization that a library belongs to; undefined for a private one. */
export function organizationOf(libraryId: string): string | undefined {
  return libraryId.startsWith('o_') ? libraryId.slice(2) : undefined;
}

/**
 * The actor's private library, or the organization's once membership and role were checked. Support staff read where
 * they were let in; each use is recorded, with its `target`.
 */
export async function scopeFor<Action extends OrganizationAction>(
  actor: Actor,
  orgId: string | undefined | null,
  action: Action,
  target?: string,
): Promise<Scope<Action>> {
  if (orgId === undefined || orgId === null) return mint(actor, `u_${actor.uid}`, action);
  const organization = await findOrganization(orgId);
  const member = organization && memberFor(organization.members, actor);
  const isOrdinary = member?.status === 1 && !member.isSupport;
  if (actor.globalAdmin && !isOrdinary && action === 'snippets.read') {
    await takeOrganizationGrant(orgId, actor.uid, target);
  } else {
    mayIn(organization, actor, action);
  }
  return mint(actor, `o_${orgId}`, action);
}

/** A person's private library, for support staff whom they let in; each use is recorded, with its `target`. */
export async function supportScope(
  actor: Actor,
  owner: string,
  target?: string,
): Promise<Scope<'snippets.read'>> {
  if (!actor.globalAdmin) throw supportOnly();
  await takePrivateGrant(owner, actor.uid, target);
  return mint(actor, `u_${owner}`, 'snippets.read');
}

/**
 * The organization, once the actor is an active member in it whose role may do this; else it throws 403. A support
 * member is one for as long as the organization grants access.
 */
export function mayIn<
  O extends { readonly members: readonly MemberEntry[]; readonly support?: Grant | undefined },
>(organization: O | undefined, actor: Actor, action: OrganizationAction): O {
  const member = organization && memberFor(organization.members, actor);
  if (!organization || member?.status !== 1) throw noSuchOrganization();
  if (member.isSupport && !isSupportNow(organization, actor)) throw noSuchOrganization();
  if (!roleMay(member.role, action)) throw roleTooWeak();
  return organization;
}

/** Whether someone who joined as support staff still is, and still let in. */
export const isSupportNow = (organization: { readonly support?: Grant | undefined }, actor: Actor) =>
  actor.globalAdmin && isGranted(organization.support, new Date());

function mint<Action extends OrganizationAction>(
  actor: Actor,
  libraryId: LibraryId,
  action: Action,
): Scope<Action> {
  return { actor, libraryId, action } as Scope<Action>;
}
