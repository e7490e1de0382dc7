import { beforeAll, describe, expect, it } from 'vitest';
import { backend } from '@/lib/server/backend/backend';
import type { Actor } from '@/lib/server/policies/actor';
import { recordStaffSignIn } from '@/lib/server/auth/record-staff-sign-in';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { listAuditEvents } from '@/lib/server/services/accounts/list-audit-events';
import {
  listChanges,
  listGrantedSnippets,
  listPage,
  listSnippets,
} from '@/lib/server/services/snippets/list-snippets';
import { changeRole, getMember, removeMember } from '@/lib/server/services/organizations/manage-members';
import { getOrganization, listOrganizations } from '@/lib/server/services/organizations/manage-organization';
import { moveSnippets } from '@/lib/server/services/snippets/move-snippets';
import {
  getGrantedSnippet,
  getSnippet,
  listTags,
  listVariables,
} from '@/lib/server/services/snippets/read-snippets';
import {
  changeOrganizationAccess,
  changePrivateAccess,
  changeSupportMembership,
  getOrganizationAccess,
  getPrivateAccess,
  listGrants,
} from '@/lib/server/services/organizations/manage-support-access';
import { createSnippet, deleteSnippet, updateSnippet } from '@/lib/server/services/snippets/write-snippets';
import { seatsHeld } from '@/lib/domain/organizations/seats';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const forbidden = expect.objectContaining({ code: 'forbidden' }) as Error;
const draft = { title: 'Treats', versions: { male: { html: '<p>He eats</p>' } } };
const yesterday = () => new Date(Date.now() - 24 * 60 * 60 * 1000);
const aSupporter = () => anActor({ globalAdmin: true });

beforeAll(() => {
  startTestBackend();
});

/** Lets a grant run out. */
const expirePrivate = (uid: string) =>
  backend().firestore.doc(`supportGrants/u_${uid}`).update({ expiresAt: yesterday() });
const expireOrganization = (orgId: string) =>
  backend().firestore.doc(`organizations/${orgId}`).update({ 'support.expiresAt': yesterday() });

describe('a person’s private snippets', () => {
  const calls = {
    list: (staff: Actor, owner: Actor) => listGrantedSnippets(staff, owner.uid),
    read: (staff: Actor, owner: Actor, id: string) => getGrantedSnippet(staff, owner.uid, id),
  };

  it.each(Object.entries(calls))(
    '%s: support reads while granted, and never before or after',
    async (_name, call) => {
      const [owner, staff] = [anActor(), aSupporter()];
      const { id } = await createSnippet(owner, undefined, draft, undefined);
      await expect(call(staff, owner, id)).rejects.toEqual(forbidden);
      await changePrivateAccess(owner, { enabled: true, days: 1 });
      await expect(call(staff, owner, id)).resolves.toBeDefined();
      for (const other of [owner, anActor()]) await expect(call(other, owner, id)).rejects.toEqual(forbidden);
      await changePrivateAccess(owner, { enabled: false });
      await expect(call(staff, owner, id)).rejects.toEqual(forbidden);
      await changePrivateAccess(owner, { enabled: true });
      await expirePrivate(owner.uid);
      await expect(call(staff, owner, id)).rejects.toEqual(forbidden);
      expect((await getPrivateAccess(owner)).enabled).toBe(false);
    },
  );

  it('tell their owner who looked, and when', async () => {
    const [owner, staff] = [anActor(), aSupporter()];
    const { id } = await createSnippet(owner, undefined, draft, undefined);
    await changePrivateAccess(owner, { enabled: true });
    expect(await getPrivateAccess(owner)).not.toHaveProperty('lastUsedAt');
    await getGrantedSnippet(staff, owner.uid, id);
    expect(await getPrivateAccess(owner)).toHaveProperty('lastUsedAt');
    const { events } = await listAuditEvents(owner, {});
    expect(events.map(({ action, actor, target }) => [action, actor.uid, target])).toEqual([
      ['support.read', staff.uid, id],
      ['support.granted', owner.uid, owner.uid],
    ]);
    await changePrivateAccess(owner, { enabled: true });
    expect(await getPrivateAccess(owner)).not.toHaveProperty('lastUsedAt');
  });
});

describe('an organization’s snippets', () => {
  const reads = {
    list: (actor: Actor, orgId: string) => listSnippets(actor, { orgId }, () => false),
    page: (actor: Actor, orgId: string) => listPage(actor, { orgId }),
    changes: (actor: Actor, orgId: string) => listChanges(actor, orgId, 0),
    read: (actor: Actor, orgId: string, id: string) => getSnippet(actor, id, orgId),
    tags: (actor: Actor, orgId: string) => listTags(actor, orgId),
    variables: (actor: Actor, orgId: string) => listVariables(actor, orgId),
  };

  it.each(Object.entries(reads))('%s: support reads while granted, joined or not', async (_name, read) => {
    const { orgId, admin } = await anOrganization();
    const { id } = await createSnippet(admin, orgId, draft, undefined);
    const staff = aSupporter();
    await expect(read(staff, orgId, id)).rejects.toEqual(forbidden);
    await changeOrganizationAccess(admin, orgId, { enabled: true, days: 30 });
    await expect(read(staff, orgId, id)).resolves.toBeDefined();
    await changeSupportMembership(staff, orgId, true);
    await expect(read(staff, orgId, id)).resolves.toBeDefined();
    await expireOrganization(orgId);
    await expect(read(staff, orgId, id)).rejects.toEqual(forbidden);
    await changeOrganizationAccess(admin, orgId, { enabled: true });
    await expect(read(staff, orgId, id)).resolves.toBeDefined();
    await changeOrganizationAccess(admin, orgId, { enabled: false });
    await expect(read(staff, orgId, id)).rejects.toEqual(forbidden);
    await expect(getOrganization(staff, orgId)).rejects.toEqual(forbidden);
  });

  it('are never changed by support', async () => {
    const { orgId, admin } = await anOrganization();
    const { id } = await createSnippet(admin, orgId, draft, undefined);
    await changeOrganizationAccess(admin, orgId, { enabled: true });
    const staff = aSupporter();
    for (const joined of [false, true]) {
      if (joined) await changeSupportMembership(staff, orgId, true);
      await expect(createSnippet(staff, orgId, draft, undefined)).rejects.toEqual(forbidden);
      await expect(updateSnippet(staff, orgId, { ...draft, id, revision: 1 })).rejects.toEqual(forbidden);
      await expect(deleteSnippet(staff, orgId, id)).rejects.toEqual(forbidden);
    }
  });

  it('are opened by an admin only, and shown to members', async () => {
    const { orgId, admin, editor, member, invited, outsider } = await anOrganization();
    for (const actor of [editor, member, invited, outsider]) {
      await expect(changeOrganizationAccess(actor, orgId, { enabled: true })).rejects.toEqual(forbidden);
    }
    for (const actor of [admin, editor, member]) {
      expect(await getOrganizationAccess(actor, orgId)).toEqual({ enabled: false });
    }
    for (const actor of [invited, outsider]) {
      await expect(getOrganizationAccess(actor, orgId)).rejects.toEqual(forbidden);
    }
  });
});

describe('a support membership', () => {
  it('whose grant has ended is gone for members, and over for admins', async () => {
    const { orgId, admin, member } = await anOrganization();
    const staff = aSupporter();
    await changeOrganizationAccess(admin, orgId, { enabled: true });
    await changeSupportMembership(staff, orgId, true);
    expect(await getMember(member, orgId, staff.uid)).toMatchObject({ status: 1, isSupport: true });
    await expireOrganization(orgId);
    await expect(getMember(member, orgId, staff.uid)).rejects.toMatchObject({ code: 'not_found' });
    expect(await getMember(admin, orgId, staff.uid)).toMatchObject({ status: 2, isSupport: true });
  });

  it('holds no seat, reads, and stays on record when left', async () => {
    const { orgId, admin } = await anOrganization();
    const staff = aSupporter();
    await expect(changeSupportMembership(staff, orgId, true)).rejects.toEqual(forbidden);
    await changeOrganizationAccess(admin, orgId, { enabled: true });
    await expect(changeSupportMembership(anActor(), orgId, true)).rejects.toEqual(forbidden);
    const held = seatsHeld((await findOrganization(orgId))?.members ?? []);
    expect(await changeSupportMembership(staff, orgId, true)).toEqual({ enabled: true });
    expect(seatsHeld((await findOrganization(orgId))?.members ?? [])).toBe(held);
    expect(await listGrants(staff)).toContainEqual(
      expect.objectContaining({ kind: 'org-snippets', orgId, joined: true }),
    );
    await changeSupportMembership(staff, orgId, false);
    expect((await findOrganization(orgId))?.members.at(-1)).toMatchObject({ status: 2, isSupport: true });
    expect(await listGrants(staff)).toContainEqual(expect.objectContaining({ orgId, joined: false }));
    await changeSupportMembership(staff, orgId, true);
    expect(
      (await findOrganization(orgId))?.members.filter(({ userId }) => userId === staff.uid),
    ).toHaveLength(1);
  });

  it('is not for someone who is a member already', async () => {
    const { orgId, admin, member } = await anOrganization();
    await changeOrganizationAccess(admin, orgId, { enabled: true });
    await expect(changeSupportMembership({ ...member, globalAdmin: true }, orgId, true)).rejects.toEqual(
      expect.objectContaining({ code: 'conflict' }),
    );
  });

  it('ends with the grant and with the claim, in the list of organizations too', async () => {
    const { orgId, admin } = await anOrganization();
    const staff = aSupporter();
    await changeOrganizationAccess(admin, orgId, { enabled: true });
    await changeSupportMembership(staff, orgId, true);
    expect((await listOrganizations(staff)).map(({ id }) => id)).toEqual([orgId]);
    const former = { ...staff, globalAdmin: false };
    await expect(listSnippets(former, { orgId }, () => false)).rejects.toEqual(forbidden);
    expect(await listOrganizations(former)).toEqual([]);
    await changeOrganizationAccess(admin, orgId, { enabled: false });
    expect(await listOrganizations(staff)).toEqual([]);
  });

  it('is looked up by support staff only', async () => {
    await expect(listGrants(anActor())).rejects.toEqual(forbidden);
  });
});

describe('the audit trail', () => {
  it('tells the person concerned, not only who acted', async () => {
    const { orgId, admin, editor, member } = await anOrganization();
    await changeRole(admin, orgId, member.uid, 1);
    await removeMember(admin, orgId, editor.email);
    const actions = async (actor: Actor) =>
      (await listAuditEvents(actor, {})).events.map(({ action }) => action);
    expect(await actions(member)).toEqual(['member.role_changed']);
    expect(await actions(editor)).toEqual(['member.removed']);
  });

  it('tells an organization what was moved into it and out of it', async () => {
    const { orgId, admin } = await anOrganization();
    const { id } = await createSnippet(admin, undefined, draft, undefined);
    await moveSnippets(admin, [id], orgId);
    await moveSnippets(admin, [id], null);
    const { events } = await listAuditEvents(admin, { orgId });
    expect(events.map(({ action, metadata }) => [action, metadata])).toEqual([
      ['snippets.moved_out', { count: 1 }],
      ['snippets.moved_in', { count: 1 }],
    ]);
  });

  it('knows each sign-in of support staff once', async () => {
    const staff = aSupporter();
    const again = { ...staff, signedInAt: new Date(staff.signedInAt.getTime() + 1000) };
    for (const actor of [staff, staff, again, staff]) await recordStaffSignIn(actor);
    const { events } = await listAuditEvents(staff, {});
    expect(events.map(({ action }) => action)).toEqual(['support.signed_in', 'support.signed_in']);
  });

  it('of an organization is its admins’, page by page', async () => {
    const { orgId, admin, editor } = await anOrganization();
    await expect(listAuditEvents(editor, { orgId })).rejects.toEqual(forbidden);
    for (const enabled of [true, false, true]) await changeOrganizationAccess(admin, orgId, { enabled });
    const first = await listAuditEvents(admin, { orgId, limit: '2' });
    expect(first.events.map(({ action }) => action)).toEqual(['support.granted', 'support.revoked']);
    const second = await listAuditEvents(admin, { orgId, limit: '2', before: first.next });
    expect(second.events.map(({ action }) => action)).toEqual(['support.granted']);
    expect(second.next).toBeUndefined();
    const all = String(first.events.length + second.events.length);
    expect((await listAuditEvents(admin, { orgId, limit: all })).next).toBeUndefined();
    await expect(listAuditEvents(admin, { before: 'nonsense' })).rejects.toEqual(
      expect.objectContaining({ code: 'validation' }),
    );
  });
});
