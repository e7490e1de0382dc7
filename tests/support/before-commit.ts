import { vi } from 'vitest';
import type { Role } from '@/lib/contracts/primitives';
import type { KeptMember } from '@/lib/domain/organizations/organization-changes';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import {
  findOrganizationIn,
  putOrganizationIn,
  type StoredOrganization,
} from '@/lib/server/repositories/organizations/organizations';

/** Every document of the store as JSON, by its path. */
async function everythingStored(): Promise<ReadonlyMap<string, string>> {
  const { firestore } = backend();
  const collections = [...(await firestore.listCollections()), firestore.collectionGroup('states')];
  const read = await Promise.all(collections.map((collection) => collection.get()));
  const documents = read.flatMap(({ docs }) => docs);
  return new Map(documents.map((document) => [document.ref.path, JSON.stringify(document.data())]));
}

/** The paths of the documents that differ from what they were before. */
async function changedSince(before: ReadonlyMap<string, string>): Promise<string[]> {
  const after = await everythingStored();
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

/** The paths of what some work has stored or removed. */
export async function changesOf(work: () => Promise<void>): Promise<string[]> {
  const before = await everythingStored();
  await work();
  return changedSince(before);
}

async function change(orgId: string, to: (organization: StoredOrganization) => Partial<StoredOrganization>) {
  await backend().firestore.runTransaction(async (tx) => {
    const before = await findOrganizationIn(tx, orgId);
    if (!before) throw new Error(`There is no ${orgId}.`);
    putOrganizationIn(tx, orgId, { ...before, ...to(before) });
  });
}

const isOf =
  ({ uid, email }: Actor) =>
  (member: KeptMember) =>
    member.userId === undefined ? member.email === email : member.userId === uid;

export const removed = (orgId: string, person: Actor) =>
  change(orgId, ({ members }) => ({ members: members.filter((member) => !isOf(person)(member)) }));

export const demoted = (orgId: string, person: Actor, role: Role) =>
  change(orgId, ({ members }) => ({
    members: members.map((member) => (isOf(person)(member) ? { ...member, role } : member)),
  }));

export const supportEnded = (orgId: string) =>
  change(orgId, ({ support }) => ({ support: support && { ...support, enabled: false } }));

/** Where a call can be caught after it was let in: as it begins to write, or as it asks a service of others. */
const moments = {
  commit: (then: () => Promise<void>) => {
    const { firestore } = backend();
    const run = firestore.runTransaction.bind(firestore);
    return vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (...call) => {
      await then();
      return run(...call);
    });
  },
  accounts: (then: () => Promise<void>) => {
    const { auth } = backend();
    const getUsers = auth.getUsers.bind(auth);
    return vi.spyOn(auth, 'getUsers').mockImplementationOnce(async (...call) => {
      await then();
      return getUsers(...call);
    });
  },
  payment: (then: () => Promise<void>) => {
    const { billing } = backend();
    const prepareCheckout = billing.prepareCheckout.bind(billing);
    return vi.spyOn(billing, 'prepareCheckout').mockImplementationOnce(async (...call) => {
      const open = await prepareCheckout(...call);
      return async () => {
        await then();
        return open();
      };
    });
  },
};
export type Moment = keyof typeof moments;

/** Makes a call and has something happen at a moment of it; answers with the paths of what was stored or removed after that. */
export async function meanwhile(moment: Moment, happens: () => Promise<void>, call: () => Promise<unknown>) {
  let before: ReadonlyMap<string, string> | undefined;
  const spy = moments[moment](async () => {
    await happens();
    before = await everythingStored();
  });
  try {
    const outcome = await call().catch((error: unknown) => error);
    if (!before) throw new Error('The call never came to that moment.', { cause: outcome });
    return { outcome, changed: await changedSince(before) };
  } finally {
    spy.mockRestore();
  }
}
