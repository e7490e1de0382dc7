import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { Fault, madeAndGone } from '@/lib/server/faults/fault';
import { serialize } from '@/lib/server/runtime/serialize';
import { checkAccount } from '@/lib/server/repositories/accounts/account-deletions';
import { recordIn, type NewAuditEvent } from '@/lib/server/repositories/audit';
import { endDeletionIn, isDeletionUnderWay, recordDeletionIn } from '@/lib/server/repositories/deletions';
import {
  idIn,
  rememberAnswer,
  rememberedAnswer,
  type RememberedCall,
} from '@/lib/server/repositories/idempotency';
import { forgetLastActiveIn } from '@/lib/server/repositories/organizations/last-active';
import { countIn, type Counted } from '@/lib/server/repositories/rate-limit-store';
import {
  deleteOrganizationIn,
  findOrganizationIn,
  findOrganizationToDelete,
  newOrganizationId,
  putOrganizationIn,
  unpaidOrganizationsIn,
  type KnownOrganization,
  type StoredOrganization,
} from '@/lib/server/repositories/organizations/organizations';

type Event = Omit<NewAuditEvent, 'uid' | 'orgId'>;
/** Given what the transaction itself has read, undefined for none; checks every permission and rule on that, and throws. */
type Change = (before: StoredOrganization | undefined) => StoredOrganization;
/** The same, and nothing is changed. */
type Check = Change;

/** Each is kept for as long as nobody deletes it, and costs nothing to make. */
const mostUnpaid = 20;

const tooManyUnpaid = () =>
  new Fault(
    'conflict',
    `You have ${mostUnpaid} organizations without a subscription. Subscribe one of them or delete one first.`,
  );

/** Creates it, unless this call has done so before: then it is given as it is now, where `check` lets it be. */
export async function createOrganization(
  organization: StoredOrganization,
  call: RememberedCall,
  check: Check,
): Promise<KnownOrganization> {
  // Each looks at all that the person has: at once they would only lock each other out.
  const create = () =>
    backend().firestore.runTransaction(async (tx) => {
      const [remembered] = await Promise.all([rememberedAnswer(tx, call), checkAccount(call.actor.uid, tx)]);
      if (remembered) {
        const made = await findOrganizationIn(tx, idIn(remembered));
        if (!made) throw madeAndGone('The organization');
        return { id: idIn(remembered), ...check(made) };
      }
      if ((await unpaidOrganizationsIn(tx, call.actor.uid)) >= mostUnpaid) throw tooManyUnpaid();
      const id = newOrganizationId();
      putOrganizationIn(tx, id, organization);
      recordIn(tx, { uid: call.actor.uid, action: 'organization.created', orgId: id });
      rememberAnswer(tx, call, { id });
      return { id, ...organization };
    });
  return serialize(`organizations of ${call.actor.uid}`, create);
}

interface Changed {
  readonly organization: KnownOrganization;
  readonly before: StoredOrganization | undefined;
}

/** Replaces an organization in one transaction. */
export async function changeOrganization(
  orgId: string,
  { uid }: Actor,
  change: Change,
  event?: Event | ((before: StoredOrganization | undefined) => Event),
): Promise<Changed> {
  return serialize(orgId, () =>
    backend().firestore.runTransaction(async (tx) => {
      const changed = await changeIn(tx, orgId, uid, change);
      const told = typeof event === 'function' ? event(changed.before) : event;
      if (told) recordIn(tx, { uid, orgId, ...told });
      return changed;
    }),
  );
}

/**
 * The same, once for a key, and counted where it is done; where its first call has done this before, the organization is
 * given as it is now.
 */
export async function changeOrganizationOnce(
  orgId: string,
  call: RememberedCall,
  { check, change }: { readonly check: Check; readonly change: Change },
  event: Event,
  counted: Counted,
): Promise<{ readonly organization: KnownOrganization; readonly isRepeated: boolean }> {
  return serialize(orgId, () =>
    backend().firestore.runTransaction(async (tx) => {
      if (await rememberedAnswer(tx, call)) {
        const found = check(await findOrganizationIn(tx, orgId));
        return { organization: { id: orgId, ...found }, isRepeated: true };
      }
      const count = await countIn(tx, counted);
      const { organization } = await changeIn(tx, orgId, call.actor.uid, change);
      count();
      recordIn(tx, { uid: call.actor.uid, orgId, ...event });
      rememberAnswer(tx, call, { id: orgId });
      return { organization, isRepeated: false };
    }),
  );
}

async function changeIn(tx: Transaction, orgId: string, uid: string, change: Change): Promise<Changed> {
  const before = await findOrganizationIn(tx, orgId);
  const after = change(before);
  if (isIn(after, uid) && !isIn(before, uid)) await checkAccount(uid, tx);
  putOrganizationIn(tx, orgId, after);
  return { before, organization: { id: orgId, ...after } };
}

const isIn = (organization: StoredOrganization | undefined, uid: string) =>
  organization?.members.some(({ userId }) => userId === uid) ?? false;

/** Puts the deletion of an organization on record once `check`, given what the transaction has read, did not throw. */
export async function beginDeletion(
  orgId: string,
  askedBy: string,
  check: (before: StoredOrganization | undefined) => StoredOrganization,
): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const [found, isUnderWay] = await Promise.all([
      findOrganizationToDelete(orgId, tx),
      isDeletionUnderWay(`o_${orgId}`, tx),
    ]);
    const before = check(found);
    if (isUnderWay) return;
    putOrganizationIn(tx, orgId, { ...before, isBeingDeleted: true });
    recordDeletionIn(tx, `o_${orgId}`, askedBy);
  });
}

/** Removes the document itself and the job with it; one that is gone stays so. */
export async function endDeletion(orgId: string, uid: string): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const found = await findOrganizationToDelete(orgId, tx);
    endDeletionIn(tx, `o_${orgId}`);
    if (!found) return;
    deleteOrganizationIn(tx, orgId, found);
    forgetLastActiveIn(tx, orgId);
    recordIn(tx, { uid, action: 'organization.deleted', orgId });
  });
}
