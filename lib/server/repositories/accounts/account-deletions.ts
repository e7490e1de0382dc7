import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import { leaveForGood } from '@/lib/domain/organizations/organization-changes';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { accountBeingDeleted, unlessRefused } from '@/lib/server/faults/fault';
import { recordIn } from '@/lib/server/repositories/audit';
import { isGoingOrGone, recordDeletionIn } from '@/lib/server/repositories/deletions';
import { forgettingIn } from '@/lib/server/repositories/organizations/last-active';
import {
  organizationsNaming,
  putOrganizationIn,
} from '@/lib/server/repositories/organizations/organizations';

/** Refuses where a person's account is being deleted, or was a moment ago: nothing may be kept for it any more. */
export async function checkAccount(uid: string, tx?: Transaction): Promise<void> {
  if (await isGoingOrGone(`u_${uid}`, tx)) throw accountBeingDeleted();
}

/**
 * Takes the person out of every organization and puts the deletion of their account on record, both or, where one of them
 * would lose its last admin, neither. From here on `checkAccount` refuses.
 */
export async function beginAccountDeletion(actor: Actor): Promise<void> {
  const { uid } = actor;
  await backend().firestore.runTransaction(async (tx) => {
    await checkAccount(uid, tx);
    const organizations = await organizationsNaming(actor, tx);
    const left = organizations.map((organization) => ({
      ...organization,
      members: [...unlessRefused(leaveForGood(organization, actor))],
    }));
    const forget = await forgettingIn(
      tx,
      uid,
      left.map(({ id }) => id),
    );
    forget();
    for (const { id, ...organization } of left) {
      putOrganizationIn(tx, id, organization);
      recordIn(tx, { uid, orgId: id, action: 'member.left' });
    }
    recordDeletionIn(tx, `u_${uid}`, uid);
  });
}
