import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import { organizationOf } from '../auth/scope';
import { noSuchOrganization } from '../fault';
import { checkAccount } from './account-deletions';
import { findOrganizationIn } from './organizations';

/** Refuses to keep anything for a person or an organization that was deleted since the call was let in. */
export async function checkOwner(tx: Transaction, owner: `u_${string}` | `o_${string}`): Promise<void> {
  const orgId = organizationOf(owner);
  if (orgId === undefined) await checkAccount(owner.slice(2), tx);
  else if (!(await findOrganizationIn(tx, orgId))) throw noSuchOrganization();
}
