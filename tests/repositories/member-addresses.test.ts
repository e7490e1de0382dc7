import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/server/policies/actor';
import { backend, type Mail } from '@/lib/server/backend/backend';
import { findOrganization, organizationsNaming } from '@/lib/server/repositories/organizations/organizations';
import {
  changeRole,
  getMember,
  inviteMember,
  removeMember,
  resendInvitation,
} from '@/lib/server/services/organizations/manage-members';
import { getOrganization, listOrganizations } from '@/lib/server/services/organizations/manage-organization';
import { listAuditEvents } from '@/lib/server/services/accounts/list-audit-events';
import { anActor, anOrganization, startTestBackend, withAccount } from '../support/test-backend';

const fault = (code: string) => expect.objectContaining({ code }) as Error;

let mails: Mail[];
beforeEach(() => {
  mails = startTestBackend();
});

const renamed = (person: Actor, email: string) => withAccount({ ...person, email });

/**
 * An organization in which the editor has changed their address and the member has taken their former one; neither has
 * looked at the organization since, so both are on record as they were.
 */
async function anExchange() {
  const staff = await anOrganization({ status: 'active', licenses: 10 });
  withAccount(staff.admin);
  const editor = renamed(staff.editor, `new-${staff.editor.email}`);
  const member = renamed(staff.member, staff.editor.email);
  return { ...staff, editor, member, former: { editor: staff.editor.email, member: staff.member.email } };
}

const uidsIn = async (orgId: string) => (await findOrganization(orgId))?.members.map(({ userId }) => userId);

describe('removing by an address', () => {
  it('removes who has it now, not who had it before', async () => {
    const { orgId, admin, editor, member, former } = await anExchange();
    await removeMember(admin, orgId, former.editor);
    expect(await uidsIn(orgId)).toEqual([admin.uid, editor.uid, undefined]);
    expect(mails.map(({ to }) => to)).toEqual([member.email]);
    const { events } = await listAuditEvents(admin, { orgId });
    expect(events.find(({ action }) => action === 'member.removed')?.target).toBe(member.uid);
  });

  it('removes who has a new one by that', async () => {
    const { orgId, admin, editor, member } = await anExchange();
    await removeMember(admin, orgId, editor.email);
    expect(await uidsIn(orgId)).toEqual([admin.uid, member.uid, undefined]);
    expect(mails.map(({ to }) => to)).toEqual([editor.email]);
  });

  it('that nobody there has any more removes nobody', async () => {
    const { orgId, admin, former } = await anExchange();
    await expect(removeMember(admin, orgId, former.member)).rejects.toEqual(fault('not_found'));
    expect(await uidsIn(orgId)).toHaveLength(4);
  });

  it('that somebody outside has now removes nobody', async () => {
    const { orgId, admin, former } = await anExchange();
    withAccount(anActor({ email: former.member }));
    await expect(removeMember(admin, orgId, former.member)).rejects.toEqual(fault('not_found'));
  });

  it('removes whom the list shows under it, one after the other', async () => {
    const { orgId, admin, editor, member, invited } = await anExchange();
    const shown = async () => (await getOrganization(admin, orgId)).members.map(({ email }) => email);
    expect(await shown()).toEqual([admin.email, editor.email, member.email, invited.email]);
    await removeMember(admin, orgId, member.email);
    expect(await shown()).toEqual([admin.email, editor.email, invited.email]);
    await removeMember(admin, orgId, editor.email);
    expect(await shown()).toEqual([admin.email, invited.email]);
  });

  it('still reaches the record of an account that is gone', async () => {
    const { orgId, admin, member } = await anOrganization();
    withAccount(admin);
    expect((await getOrganization(admin, orgId)).members.map(({ email }) => email)).toContain(member.email);
    await removeMember(admin, orgId, member.email);
    expect(await uidsIn(orgId)).not.toContain(member.uid);
  });

  it('takes an invitation back rather than a member who has that address since', async () => {
    const { orgId, admin, member, invited } = await anExchange();
    renamed(member, invited.email);
    await removeMember(admin, orgId, invited.email);
    expect(await uidsIn(orgId)).toContain(member.uid);
    expect((await findOrganization(orgId))?.members.map(({ status }) => status)).not.toContain(0);
  });

  it('of one’s own lets one leave, whoever is on record under it', async () => {
    const { orgId, editor, member, former } = await anExchange();
    await removeMember(member, orgId, member.email);
    expect(member.email).toBe(former.editor);
    const left = await uidsIn(orgId);
    expect(left).not.toContain(member.uid);
    expect(left).toContain(editor.uid);
    expect(mails).toEqual([]);
  });

  it('that one had before removes nobody else who has it now', async () => {
    const { orgId, editor, former } = await anExchange();
    await expect(removeMember(editor, orgId, former.editor)).rejects.toEqual(fault('forbidden'));
    expect(await uidsIn(orgId)).toHaveLength(4);
  });
});

describe('inviting an address', () => {
  const invite = (admin: Actor, orgId: string, email: string) =>
    inviteMember(admin, orgId, { email, role: 2 }, undefined);

  it.each(['editor', 'member'] as const)('that the %s has now finds a member already', async (name) => {
    const { orgId, admin, ...people } = await anExchange();
    const { email } = people[name];
    await expect(invite(admin, orgId, email)).rejects.toMatchObject({
      code: 'conflict',
      message: `${email} is already a member.`,
    });
  });

  it('that a member had before invites whoever has it now', async () => {
    const { orgId, admin, former, member } = await anExchange();
    const lee = withAccount(anActor({ email: former.member }));
    await invite(admin, orgId, lee.email);
    expect(await uidsIn(orgId)).toContain(member.uid);
    expect((await listOrganizations(lee)).map(({ id }) => id)).toEqual([orgId]);
    await resendInvitation(admin, orgId, lee.email);
    expect(mails.map(({ to }) => to)).toEqual([lee.email, lee.email]);
  });
});

it('a new role is told of at the address of today', async () => {
  const { orgId, admin, member } = await anExchange();
  await changeRole(admin, orgId, member.uid, 1);
  expect(mails.map(({ to }) => to)).toEqual([member.email]);
});

it('a member is shown under the address of today', async () => {
  const { orgId, admin, editor } = await anExchange();
  expect((await getMember(admin, orgId, editor.uid)).email).toBe(editor.email);
});

describe('somebody else who has a member’s former address', () => {
  it('is named by no organization of theirs', async () => {
    const { orgId, former } = await anExchange();
    const stranger = withAccount(anActor({ email: former.member }));
    expect(await organizationsNaming(stranger)).toEqual([]);
    // As documents were written before.
    await backend()
      .firestore.doc(`organizations/${orgId}`)
      .update({ people: [former.member] });
    expect(await organizationsNaming(stranger)).toEqual([]);
  });
});
