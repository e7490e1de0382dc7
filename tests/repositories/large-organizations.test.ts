import { beforeAll, describe, expect, it } from 'vitest';
import type { KeptMember } from '@/lib/domain/organizations/organization-changes';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { endDeletion } from '@/lib/server/repositories/permissions/organization-transactions';
import { findOrganization, putOrganizationIn } from '@/lib/server/repositories/organizations/organizations';
import {
  acceptInvitation,
  changeRole,
  inviteMember,
  removeMember,
} from '@/lib/server/services/organizations/manage-members';
import {
  getOrganization,
  getRole,
  listOrganizations,
} from '@/lib/server/services/organizations/manage-organization';
import { anActor, startTestBackend, withAccount } from '../support/test-backend';

beforeAll(() => void startTestBackend());

const now = new Date();
const nth = (orgId: string, n: number): KeptMember => ({
  userId: `${orgId}-${n}`,
  email: `${orgId}-${n}@heelwrite.test`,
  role: 2,
  status: 1,
  invitedAt: now,
  joinedAt: now,
});

/** A school with so many members, its admin first, and so many licenses. */
async function aSchoolOf(count: number, licenses: number): Promise<{ orgId: string; admin: Actor }> {
  const orgId = `large-${crypto.randomUUID().slice(0, 8)}`;
  const admin = anActor();
  const first: KeptMember = { ...nth(orgId, 0), userId: admin.uid, email: admin.email, role: 0 };
  const members = [first, ...Array.from({ length: count - 1 }, (_, n) => nth(orgId, n + 1))];
  await backend().firestore.runTransaction(async (tx) => {
    putOrganizationIn(tx, orgId, {
      ...{ name: 'Great Dane Academy', details: {}, members, createdAt: now },
      subscription: { status: 'active', licenses },
    });
  });
  return { orgId, admin };
}

const memberCount = async (orgId: string) => (await findOrganization(orgId))?.members.length;

const trainer = (orgId: string, n: number) =>
  anActor({ uid: `${orgId}-${n}`, email: `${orgId}-${n}@heelwrite.test` });

describe('addresses in a school of more than can be looked up at once', () => {
  async function anExchange() {
    const { orgId, admin } = await aSchoolOf(300, 1_000);
    const known = { admin: withAccount(admin), member: withAccount(trainer(orgId, 250)) };
    const emailOf = async (viewer: Actor, { uid }: Actor) =>
      (await getOrganization(viewer, orgId)).members.find(({ userId }) => userId === uid)?.email;
    expect(await emailOf(known.member, admin)).toBe(admin.email);
    const changed = withAccount({ ...admin, email: `new-${admin.email}` });
    const member = withAccount({ ...known.member, email: admin.email });
    return { orgId, admin: changed, member, emailOf };
  }

  it('show everyone their own as it is now, which they leave by', async () => {
    const { orgId, admin, member, emailOf } = await anExchange();
    await changeRole(admin, orgId, member.uid, 0);
    await removeMember(admin, orgId, (await emailOf(admin, admin)) ?? '');
    await expect(getRole(admin, orgId)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await getRole(member, orgId)).toEqual({ role: 0 });
  });

  it('are shown to the others as they are as soon as their owners have been here', async () => {
    const { orgId, admin, member, emailOf } = await anExchange();
    const viewer = withAccount(trainer(orgId, 1));
    await listOrganizations(admin);
    await listOrganizations(member);
    expect(await emailOf(viewer, admin)).toBe(admin.email);
    expect(await emailOf(viewer, member)).toBe(member.email);
  });
});

describe('a school of 9,999', () => {
  it('takes its last seat once, whoever asks at the same time', async () => {
    const { orgId, admin } = await aSchoolOf(9_999, 10_000);
    const invited = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) =>
        inviteMember(admin, orgId, { email: `${name}@heelwrite.test`, role: 2 }, undefined),
      ),
    );
    expect(invited.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await memberCount(orgId)).toBe(10_000);
  });

  it('knows everyone, wherever they stand', async () => {
    const { orgId, admin } = await aSchoolOf(9_999, 10_000);
    for (const n of [1, 199, 200, 201, 1_199, 1_200, 9_998]) {
      expect(await getRole(trainer(orgId, n), orgId)).toEqual({ role: 2 });
      expect((await listOrganizations(trainer(orgId, n))).map(({ id }) => id)).toContain(orgId);
    }
    expect((await getOrganization(admin, orgId)).members).toHaveLength(9_999);
    await expect(getRole(trainer(orgId, 9_999), orgId)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('lets go of whom it removes, and keeps all others', async () => {
    const { orgId, admin } = await aSchoolOf(2_300, 10_000);
    await removeMember(admin, orgId, `${orgId}-700@heelwrite.test`);
    await expect(getRole(trainer(orgId, 700), orgId)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await listOrganizations(trainer(orgId, 700))).toEqual([]);
    expect(await getRole(trainer(orgId, 1_900), orgId)).toEqual({ role: 2 });
    expect(await memberCount(orgId)).toBe(2_299);
  });

  it('changes somebody on a page', async () => {
    const { orgId, admin } = await aSchoolOf(1_500, 10_000);
    await changeRole(admin, orgId, `${orgId}-1400`, 1);
    expect(await getRole(trainer(orgId, 1_400), orgId)).toEqual({ role: 1 });
    const newcomer = anActor();
    await inviteMember(admin, orgId, { email: newcomer.email, role: 2 }, undefined);
    await acceptInvitation(newcomer, orgId);
    expect(await getRole(newcomer, orgId)).toEqual({ role: 2 });
  });

  it('writes only the page that changed', async () => {
    const { orgId, admin } = await aSchoolOf(3_500, 10_000);
    const written = async () => {
      const { docs } = await backend().firestore.collection('rosters').where('orgId', '==', orgId).get();
      return docs.map(({ id, updateTime }) => `${id} ${updateTime.toDate().toISOString()}`);
    };
    const before = await written();
    await inviteMember(admin, orgId, { email: 'last@heelwrite.test', role: 2 }, undefined);
    const after = await written();
    expect(after.filter((page) => !before.includes(page))).toHaveLength(1);
    expect(before).toHaveLength(4);
  });

  it('puts fewer on a page where they are invited with long notes', async () => {
    const { orgId, admin } = await aSchoolOf(200, 10_000);
    const note = '犬'.repeat(500);
    const invited = Array.from({ length: 1_000 }, (_, n) => ({
      ...({ email: `${'x'.repeat(230)}${n}@heelwrite.test`, role: 2, status: 0, note } as const),
      ...{ invitedAt: now, invitedBy: admin.uid },
    }));
    const organization = await findOrganization(orgId);
    if (!organization) throw new Error('There is no school.');
    await backend().firestore.runTransaction(async (tx) => {
      putOrganizationIn(tx, orgId, { ...organization, members: [...organization.members, ...invited] });
    });
    const { docs } = await backend().firestore.collection('rosters').where('orgId', '==', orgId).get();
    expect(docs.length).toBeGreaterThan(1);
    for (const page of docs) expect(JSON.stringify(page.data()).length).toBeLessThan(300_000);
    expect((await findOrganization(orgId))?.members.at(-1)).toMatchObject({ note });
    expect(await memberCount(orgId)).toBe(1_200);
  });

  it('goes whole', async () => {
    const { orgId, admin } = await aSchoolOf(2_500, 10_000);
    await endDeletion(orgId, admin.uid);
    const { size } = await backend().firestore.collection('rosters').where('orgId', '==', orgId).get();
    expect(size).toBe(0);
  });

  it('fits again into one document when it has become small', async () => {
    const { orgId, admin } = await aSchoolOf(201, 10_000);
    await removeMember(admin, orgId, `${orgId}-5@heelwrite.test`);
    expect(await memberCount(orgId)).toBe(200);
    const { size } = await backend().firestore.collection('rosters').where('orgId', '==', orgId).get();
    expect(size).toBe(0);
    await inviteMember(admin, orgId, { email: 'again@heelwrite.test', role: 2 }, undefined);
    expect(await memberCount(orgId)).toBe(201);
  });
});
