import 'server-only';
import { backend } from '../backend';
import { oneAfterAnother } from '../one-after-another';
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

/** Creates it unless this call has done so before. */
export async function createOrganization(
  organization: StoredOrganization,
  call: RememberedCall,
): Promise<KnownOrganization> {
  return backend().firestore.runTransaction(async (tx) => {
    const remembered = (await rememberedAnswer(tx, call)) as { id: string } | undefined;
    const before = remembered && (await findOrganizationIn(tx, remembered.id));
    if (remembered && before) return { id: remembered.id, ...before };
    const id = newOrganizationId();
    putOrganizationIn(tx, id, organization);
    recordIn(tx, { uid: call.actor.uid, action: 'organization.created', orgId: id });
    rememberAnswer(tx, call, { id });
    return { id, ...organization };
  });
}

/**
 * Replaces an organization in one transaction. `change` is given what the transaction itself has read, undefined for
 * none, checks every permission and rule on that, and throws where one is broken.
 */
export async function changeOrganization(
  orgId: string,
  call: RememberedCall,
  change: (before: StoredOrganization | undefined) => StoredOrganization,
  event?: Event | ((before: StoredOrganization | undefined) => Event),
): Promise<{
  organization: KnownOrganization;
  before: StoredOrganization | undefined;
  /** The key's first call has done this before: nothing happened now. */
  isReplay: boolean;
}> {
  return oneAfterAnother(orgId, () =>
    backend().firestore.runTransaction(async (tx) => {
      const before = await findOrganizationIn(tx, orgId);
      if (before && (await rememberedAnswer(tx, call)))
        return { before, organization: { id: orgId, ...before }, isReplay: true };
      const after = change(before);
      putOrganizationIn(tx, orgId, after);
      if (event) {
        const told = typeof event === 'function' ? event(before) : event;
        recordIn(tx, { uid: call.actor.uid, orgId, ...told });
      }
      rememberAnswer(tx, call, true);
      return { before, organization: { id: orgId, ...after }, isReplay: false };
    }),
  );
}

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
