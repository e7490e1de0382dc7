import 'server-only';
import type { DocumentReference } from '@google-cloud/firestore';
import { isGranted, newGrant, revoked, used, type Grant } from '@/lib/domain/organizations/support-grant';
import { backend } from '@/lib/server/backend/backend';
import { noSuchOrganization, noSupportAccess } from '@/lib/server/faults/fault';
import { serialize } from '@/lib/server/runtime/serialize';
import { checkAccount } from '@/lib/server/repositories/accounts/account-deletions';
import { recordIn } from '@/lib/server/repositories/audit';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { grantSchema } from '@/lib/server/repositories/organizations/grant-schema';
import {
  findOrganizationIn,
  organizationsGrantingSupport,
  putOrganizationIn,
  type KnownOrganization,
  type StoredOrganization,
} from '@/lib/server/repositories/organizations/organizations';

const collection = () => backend().firestore.collection('supportGrants');

/** Grants of private libraries; an organization's stands in its own document. */
const reference = (uid: string): DocumentReference<Grant> =>
  collection().withConverter(converterFor(grantSchema)).doc(`u_${uid}`);

const defined = (grant: Grant) =>
  Object.fromEntries(Object.entries(grant).filter(([, value]) => value !== undefined));

export async function readPrivateGrant(uid: string): Promise<Grant | undefined> {
  return (await reference(uid).get()).data();
}

/** Grants access for so many days, or ends it with `null`. */
export async function changePrivateGrant(uid: string, days: number | null): Promise<Grant | undefined> {
  return backend().firestore.runTransaction(async (tx) => {
    await checkAccount(uid, tx);
    const before = (await tx.get(reference(uid))).data();
    const after = changed(before, uid, days);
    if (!after) return undefined;
    tx.set(collection().doc(`u_${uid}`), defined(after));
    recordIn(tx, { uid, ...eventOf(days), target: uid });
    return after;
  });
}

/** The same for an organization's library; `check` is given what the transaction has read and throws where it may not be. */
export async function changeOrganizationGrant(
  orgId: string,
  uid: string,
  days: number | null,
  check: (organization: StoredOrganization | undefined) => StoredOrganization,
): Promise<Grant | undefined> {
  return serialize(orgId, () =>
    backend().firestore.runTransaction(async (tx) => {
      const organization = check(await findOrganizationIn(tx, orgId));
      const after = changed(organization.support, uid, days);
      if (!after) return undefined;
      putOrganizationIn(tx, orgId, { ...organization, support: after });
      recordIn(tx, { uid, orgId, ...eventOf(days) });
      return after;
    }),
  );
}

function changed(before: Grant | undefined, uid: string, days: number | null): Grant | undefined {
  return days === null ? before && revoked(before) : newGrant(uid, days, new Date());
}

const eventOf = (days: number | null) =>
  days === null ? { action: 'support.revoked' } : { action: 'support.granted', metadata: { days } };

/** Uses a person's grant once: checked, noted and recorded in one transaction; 403 where there is none. */
export async function takePrivateGrant(
  owner: string,
  staff: string,
  target: string | undefined,
): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const now = new Date();
    const grant = (await tx.get(reference(owner))).data();
    if (!isGranted(grant, now)) throw noSupportAccess();
    tx.set(collection().doc(`u_${owner}`), defined(used(grant, staff, now)));
    recordIn(tx, { uid: staff, action: 'support.read', target: target ?? owner, concerns: [owner] });
  });
}

/** The same for an organization's grant; an organization that grants nothing does not exist for support staff. */
export async function takeOrganizationGrant(
  orgId: string,
  staff: string,
  target: string | undefined,
): Promise<void> {
  await serialize(orgId, () =>
    backend().firestore.runTransaction(async (tx) => {
      const now = new Date();
      const organization = await findOrganizationIn(tx, orgId);
      if (!organization || !isGranted(organization.support, now)) throw noSuchOrganization();
      putOrganizationIn(tx, orgId, { ...organization, support: used(organization.support, staff, now) });
      recordIn(tx, { uid: staff, action: 'support.read', target, orgId });
    }),
  );
}

/** Everything that is granted at this moment. */
export async function currentGrants(): Promise<{
  readonly people: { readonly uid: string; readonly grant: Grant }[];
  readonly organizations: KnownOrganization[];
}> {
  const now = new Date();
  const [people, organizations] = await Promise.all([
    collection().withConverter(converterFor(grantSchema)).where('expiresAt', '>', now).get(),
    organizationsGrantingSupport(now),
  ]);
  return {
    people: people.docs
      .map((document) => ({ uid: document.id.slice(2), grant: document.data() }))
      .filter(({ grant }) => isGranted(grant, now)),
    organizations: organizations.filter(({ support }) => isGranted(support, now)),
  };
}

export async function deletePrivateGrant(uid: string): Promise<void> {
  await reference(uid).delete();
}
