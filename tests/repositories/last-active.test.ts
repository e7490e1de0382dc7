import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { backend } from '@/lib/server/backend/backend';
import { noteActive, readLastActive } from '@/lib/server/repositories/organizations/last-active';
import { deleteAccount } from '@/lib/server/services/deletions/delete-account';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import { inviteMember, removeMember } from '@/lib/server/services/organizations/manage-members';
import { listOrganizations } from '@/lib/server/services/organizations/manage-organization';
import type { Organization } from '@/lib/contracts/organization-fields';
import { anOrganization, startTestBackend } from '../support/test-backend';

beforeAll(() => {
  startTestBackend();
  backend().auth.deleteUser = async () => undefined;
});

afterEach(() => vi.restoreAllMocks());

const dayOf = (organizations: readonly Organization[], uid: string) =>
  organizations.flatMap(({ members }) => members).find(({ userId }) => userId === uid)?.lastActiveAt;

it('is noted beside the answer that lists one’s organizations, once a day', async () => {
  const { orgId, admin, member } = await anOrganization();
  await listOrganizations(member);
  expect(await readLastActive(orgId)).toEqual({});
  const today = new Date().toISOString().slice(0, 10);
  await vi.waitFor(async () => expect(await readLastActive(orgId)).toEqual({ [member.uid]: today }), 4_000);
  const { firestore } = backend();
  const written = (await firestore.collection('lastActive').doc(orgId).get()).updateTime;
  await noteActive(orgId, member.uid, today);
  expect((await firestore.collection('lastActive').doc(orgId).get()).updateTime).toEqual(written);
  expect(dayOf(await listOrganizations(admin), member.uid)).toBe(`${today}T00:00:00.000Z`);
});

it('is told to admins, and to nobody else', async () => {
  const { orgId, admin, editor, member } = await anOrganization({ status: 'active', licenses: 9 });
  await noteActive(orgId, member.uid, '2026-11-12');
  expect(dayOf(await listOrganizations(admin), member.uid)).toBe('2026-11-12T00:00:00.000Z');
  expect(dayOf(await listOrganizations(admin), editor.uid)).toBeUndefined();
  for (const other of [editor, member])
    expect(dayOf(await listOrganizations(other), member.uid)).toBeUndefined();
  const { organization } = await inviteMember(admin, orgId, { email: 'x@x.example', role: 2 }, undefined);
  expect(dayOf([organization], member.uid)).toBe('2026-11-12T00:00:00.000Z');
});

it('fails no answer where it cannot be read', async () => {
  const { orgId, admin } = await anOrganization();
  await backend().firestore.collection('lastActive').doc(orgId).set({ days: 'none' });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await listOrganizations(admin)).toHaveLength(1);
});

it('fails no answer where it cannot be noted', async () => {
  const { orgId, member } = await anOrganization();
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const transactions = vi.spyOn(backend().firestore, 'runTransaction').mockRejectedValue(new Error('Down.'));
  expect((await listOrganizations(member)).map(({ id }) => id)).toEqual([orgId]);
  // What earlier visits could not note is tried again meanwhile.
  await vi.waitFor(() => expect(transactions).toHaveBeenCalled(), 4_000);
  await vi.waitFor(() => expect(written).toHaveBeenCalled());
});

it('is of active members only, and goes with them and with the organization', async () => {
  const { orgId, admin, editor, member, invited, outsider } = await anOrganization();
  for (const { uid } of [admin, editor, member, invited, outsider])
    await noteActive(orgId, uid, '2026-11-12');
  const uids = async () => Object.keys(await readLastActive(orgId)).sort();
  expect(await uids()).toEqual([admin.uid, editor.uid, member.uid].sort());
  await deleteAccount(editor);
  expect(await uids()).toEqual([admin.uid, member.uid].sort());
  await removeMember(admin, orgId, member.email);
  await noteActive(orgId, admin.uid, '2026-11-13');
  expect(await readLastActive(orgId)).toEqual({ [admin.uid]: '2026-11-13' });
  await deleteOrganization(admin, orgId, 'Good Dog Academy');
  expect((await backend().firestore.collection('lastActive').doc(orgId).get()).exists).toBe(false);
});
