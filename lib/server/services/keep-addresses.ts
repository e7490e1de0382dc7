import 'server-only';
import { underNewAddress } from '@/lib/domain/organization-changes';
import type { Actor } from '../auth/actor';
import { noSuchOrganization } from '../fault';
import { changeOrganization } from '../repositories/organization-writing';
import type { KnownOrganization } from '../repositories/organizations';

/**
 * The organizations with the actor's records under the address they have now. §5 matches by address too: under a former
 * one, whoever gets that address next would be taken for the member.
 */
export async function keepAddresses(
  actor: Actor,
  organizations: readonly KnownOrganization[],
): Promise<KnownOrganization[]> {
  if (!actor.emailVerified || actor.email === '') return [...organizations];
  return Promise.all(
    organizations.map(async (known) => {
      if (!isUnderAnother(known, actor)) return known;
      const { organization } = await changeOrganization(
        known.id,
        { actor, call: 'keep the address', key: undefined },
        (found) => {
          if (!found) throw noSuchOrganization();
          return { ...found, members: [...underNewAddress(found, actor)] };
        },
      );
      return organization;
    }),
  );
}

const isUnderAnother = ({ members }: KnownOrganization, { uid, email }: Actor) =>
  members.some((member) => member.userId === uid && member.email !== email);
