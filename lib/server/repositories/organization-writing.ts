import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import type { Organization } from '@/lib/contracts/organization';
import type { Actor } from '../auth/actor';
import { backend } from '../backend';
import { oneAfterAnother } from '../one-after-another';
import { checkAccount } from './account-deletions';
import { recordIn, type NewAuditEvent } from './audit';
import { rememberAnswer, rememberedAnswer, type RememberedCall } from './idempotency';
import {
  deleteOrganizationIn,
  findOrganizationIn,
  findOrganizationToDelete,
  newOrganizationId,
  putOrganizationIn,
  type KnownOrganization,
  type StoredOrganization,
} from './organizations';

type Event = Omit<NewAuditEvent, 'uid' | 'orgId'>;
type Present = (organization: KnownOrganization) => Organization;
/** Given what the transaction itself has read, undefined for none; checks every permission and rule on that, and throws. */
type Change = (before: StoredOrganization | undefined) => StoredOrganization;

/** Creates it unless this call has done so before. */
export async function createOrganization(
  organization: StoredOrganization,
  call: RememberedCall,
  present: Present,
): Promise<Organization> {
  return backend().firestore.runTransaction(async (tx) => {
    const remembered = await rememberedAnswer(tx, call);
    if (remembered) return remembered as Organization;
    await checkAccount(call.actor.uid, tx);
    const id = newOrganizationId();
    putOrganizationIn(tx, id, organization);
    recordIn(tx, { uid: call.actor.uid, action: 'organization.created', orgId: id });
    const answer = present({ id, ...organization });
    rememberAnswer(tx, call, answer);
    return answer;
  });
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
  return oneAfterAnother(orgId, () =>
    backend().firestore.runTransaction(async (tx) => {
      const changed = await changeIn(tx, orgId, uid, change);
      const told = typeof event === 'function' ? event(changed.before) : event;
      if (told) recordIn(tx, { uid, orgId, ...told });
      return changed;
    }),
  );
}

/** The same, once for a key; there is no `organization` where the key's first call has done this before. */
export async function changeOrganizationOnce(
  orgId: string,
  call: RememberedCall,
  change: Change,
  event: Event,
  present: Present,
): Promise<{ readonly answer: Organization; readonly organization?: KnownOrganization }> {
  return oneAfterAnother(orgId, () =>
    backend().firestore.runTransaction(async (tx) => {
      const remembered = await rememberedAnswer(tx, call);
      if (remembered) return { answer: remembered as Organization };
      const { organization } = await changeIn(tx, orgId, call.actor.uid, change);
      recordIn(tx, { uid: call.actor.uid, orgId, ...event });
      const answer = present(organization);
      rememberAnswer(tx, call, answer);
      return { answer, organization };
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

/** Marks an organization as being deleted once `check`, given what the transaction has read, did not throw. */
export async function beginDeletion(
  orgId: string,
  check: (before: StoredOrganization | undefined) => StoredOrganization,
): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const before = check(await findOrganizationToDelete(orgId, tx));
    putOrganizationIn(tx, orgId, { ...before, isBeingDeleted: true });
  });
}

/** Removes the document itself; one that is gone stays so. */
export async function endDeletion(orgId: string, uid: string): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    if (!(await findOrganizationToDelete(orgId, tx))) return;
    deleteOrganizationIn(tx, orgId);
    recordIn(tx, { uid, action: 'organization.deleted', orgId });
  });
}
