import 'server-only';
import { underNewAddress } from '@/lib/domain/organizations/organization-changes';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { noSuchOrganization, Fault } from '@/lib/server/faults/fault';
import { changeOrganization } from '@/lib/server/repositories/permissions/organization-transactions';
import type { KnownOrganization } from '@/lib/server/repositories/organizations/organizations';
import { lookUpAnew } from '@/lib/server/repositories/accounts/account-directory';

/** The organizations with the actor's records under the address they have now; one that is gone meanwhile is left out. */
export async function updateMemberAddresses(
  actor: Actor,
  organizations: readonly KnownOrganization[],
): Promise<KnownOrganization[]> {
  if (!actor.emailVerified || actor.email === '') return [...organizations];
  const outdated = organizations.filter((known) => isUnderAnother(known, actor));
  // A token lives on for a while after the address has changed: only what the account says now counts.
  if (outdated.length === 0 || (await addressNow(actor)) !== actor.email) return [...organizations];
  const kept = await Promise.all(
    organizations.map(async (known) =>
      outdated.includes(known) ? updateMemberAddress(actor, known) : [known],
    ),
  );
  return kept.flat();
}

async function updateMemberAddress(actor: Actor, { id }: KnownOrganization): Promise<KnownOrganization[]> {
  try {
    const { organization } = await changeOrganization(
      id,
      actor,
      (found) => {
        if (!found?.members.some(({ userId }) => userId === actor.uid)) throw noSuchOrganization();
        return { ...found, members: [...underNewAddress(found, actor)] };
      },
      { action: 'member.email_changed' },
    );
    lookUpAnew(actor.uid);
    return [organization];
  } catch (error) {
    if (error instanceof Fault) return [];
    throw error;
  }
}

const addressNow = async ({ uid }: Actor) => (await backend().auth.getUser(uid)).email?.toLowerCase();

const isUnderAnother = ({ members }: KnownOrganization, { uid, email }: Actor) =>
  members.some((member) => member.userId === uid && member.email !== email);
