import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '@/lib/server/backend/backend';
import { backend } from '@/lib/server/backend/backend';
import type { Actor } from '@/lib/server/policies/actor';
import { findOrganization, putOrganizationIn } from '@/lib/server/repositories/organizations/organizations';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import { listAuditEvents } from '@/lib/server/services/accounts/list-audit-events';
import {
  acceptInvitation,
  changeInvitedRole,
  changeRole,
  inviteMember,
  rejectInvitation,
  removeMember,
  resendInvitation,
} from '@/lib/server/services/organizations/manage-members';
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateOrganization,
} from '@/lib/server/services/organizations/manage-organization';
import { createSnippet } from '@/lib/server/services/snippets/write-snippets';
import { seatsHeld } from '@/lib/domain/organizations/seats';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const fault = (code: string) => expect.objectContaining({ code }) as Error;
const invite = (admin: Actor, orgId: string, email: string) =>
  inviteMember(admin, orgId, { email, role: 2 }, undefined);

/** Does the work while the mail server is down. */
async function withoutMails<T>(work: () => Promise<T>): Promise<T> {
  const { mailer } = backend();
  const send = mailer.send.bind(mailer);
  mailer.send = () => Promise.reject(new Error('The mail server is down.'));
  const written = process.stderr.write.bind(process.stderr);
  process.stderr.write = () => true;
  try {
    return await work();
  } finally {
    process.stderr.write = written;
    mailer.send = send;
  }
}

const licenses = (licenses: number) => ({ status: 'active', licenses });

async function stored(orgId: string) {
  const organization = await findOrganization(orgId);
  if (!organization) throw new Error(`There is no ${orgId}.`);
  return organization;
}

async function setLicenses(orgId: string, count: number) {
  await backend().firestore.runTransaction(async (tx) => {
    putOrganizationIn(tx, orgId, { ...(await stored(orgId)), subscription: licenses(count) });
  });
}

let mails: Mail[];
beforeAll(() => {
  mails = startTestBackend();
});

describe('seats', () => {
  it('go to three of forty who are invited at once', async () => {
    const { orgId, admin } = await anOrganization(licenses(7));
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => invite(admin, orgId, `person-${n}@heelwrite.test`)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(37);
    for (const { reason } of refused) expect(reason).toEqual(fault('no_seat'));
    expect(seatsHeld((await stored(orgId)).members)).toBe(7);
  });

  it('go to three of forty who accept at once after licenses were lowered', async () => {
    const { orgId, admin } = await anOrganization(licenses(44));
    const invited = Array.from({ length: 40 }, () => anActor());
    for (const { email } of invited) await invite(admin, orgId, email);
    await setLicenses(orgId, 6);
    const results = await Promise.allSettled(invited.map((actor) => acceptInvitation(actor, orgId)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(37);
    for (const { reason } of refused) expect(reason).toEqual(fault('no_seat'));
    expect((await stored(orgId)).members.filter(({ status }) => status === 1)).toHaveLength(6);
  });

  it('are one until there is a subscription, and stay at the lower number while licenses go down', async () => {
    const { orgId, admin } = await anOrganization();
    await expect(invite(admin, orgId, 'new@heelwrite.test')).rejects.toEqual(fault('no_seat'));
    const other = await anOrganization({ ...licenses(10), ceiling: 4 });
    await expect(invite(other.admin, other.orgId, 'new@heelwrite.test')).rejects.toEqual(fault('no_seat'));
    const unlimited = await anOrganization(licenses(0));
    await expect(invite(unlimited.admin, unlimited.orgId, 'new@heelwrite.test')).resolves.toBeDefined();
  });
});

describe('an invitation', () => {
  it('is mailed, shown to whom it is for, and accepted by a verified address only', async () => {
    const { orgId, admin } = await anOrganization(licenses(10));
    const lee = anActor();
    await invite(admin, orgId, lee.email);
    expect(mails.at(-1)).toMatchObject({
      to: lee.email,
      subject: expect.stringContaining('Good Dog Academy') as string,
    });
    const unverified = { ...lee, emailVerified: false };
    expect(await listOrganizations(unverified)).toEqual([]);
    await expect(acceptInvitation(unverified, orgId)).rejects.toEqual(fault('forbidden'));
    await expect(getOrganization(lee, orgId)).rejects.toEqual(fault('forbidden'));

    const [waiting] = await listOrganizations(lee);
    expect(waiting?.members).toMatchObject([{ email: lee.email, status: 0 }]);
    const accepted = await acceptInvitation(lee, orgId);
    expect(accepted.members).toHaveLength(5);
    await expect(acceptInvitation(lee, orgId)).rejects.toEqual(fault('conflict'));
    expect((await listOrganizations({ ...lee, emailVerified: false })).map(({ id }) => id)).toEqual([orgId]);
  });

  it('carries a note, seen by who is invited and by admins, mailed again, and gone once it is answered', async () => {
    const { orgId, admin, editor } = await anOrganization(licenses(10));
    const lee = anActor();
    const note = 'See you on Monday.';
    const { organization } = await inviteMember(admin, orgId, { email: lee.email, role: 2, note }, undefined);
    const noteIn = ({ members }: { members: readonly { email: string; note?: string | undefined }[] }) =>
      members.find(({ email }) => email === lee.email)?.note;
    expect(noteIn(organization)).toBe(note);
    expect((await listOrganizations(lee)).map(noteIn)).toEqual([note]);
    expect(noteIn(await getOrganization(editor, orgId))).toBeUndefined();
    await resendInvitation(admin, orgId, lee.email);
    const [first, second] = mails.filter(({ to }) => to === lee.email);
    expect(first?.text).toContain(`writes:\n> ${note}`);
    expect(second).toEqual(first);
    await acceptInvitation(lee, orgId);
    expect((await stored(orgId)).members.filter((member) => member.note !== undefined)).toEqual([]);
  });

  it('without a word in its note has none', async () => {
    const { orgId, admin } = await anOrganization(licenses(10));
    await inviteMember(admin, orgId, { email: 'lee@heelwrite.test', role: 2, note: '' }, undefined);
    expect((await stored(orgId)).members.at(-1)).not.toHaveProperty('note');
    expect(mails.at(-1)?.text).not.toContain('writes');
  });

  it('rejected leaves no record and frees the seat', async () => {
    const { orgId, invited } = await anOrganization(licenses(4));
    await rejectInvitation(invited, orgId);
    expect((await stored(orgId)).members).toHaveLength(3);
    await expect(rejectInvitation(invited, orgId)).rejects.toEqual(fault('forbidden'));
  });

  it('is not given twice', async () => {
    const { orgId, admin, member, invited } = await anOrganization(licenses(10));
    for (const { email } of [member, invited]) {
      await expect(invite(admin, orgId, email)).rejects.toEqual(fault('conflict'));
    }
  });

  it('stands when the mail fails', async () => {
    const { orgId, admin } = await anOrganization(licenses(10));
    const { isMailed, organization } = await withoutMails(() => invite(admin, orgId, 'lee@heelwrite.test'));
    expect(isMailed).toBe(false);
    expect(organization.members.at(-1)).toMatchObject({ email: 'lee@heelwrite.test', status: 0 });
  });

  it('is noted with the time that tells which member it was', async () => {
    const { orgId, admin } = await anOrganization(licenses(10));
    const { organization } = await inviteMember(
      admin,
      orgId,
      { email: 'lee@heelwrite.test', role: 2 },
      undefined,
    );
    const { events } = await listAuditEvents(admin, { orgId });
    expect(events.find(({ action }) => action === 'member.invited')?.metadata).toEqual({
      role: 2,
      invitedAt: organization.members.at(-1)?.invitedAt,
    });
  });

  it('repeated with its key is given once, and mailed once', async () => {
    const { orgId, admin } = await anOrganization(licenses(10));
    const before = mails.length;
    const again = () => inviteMember(admin, orgId, { email: 'lee@heelwrite.test', role: 2 }, 'once');
    const first = await again();
    expect(first.organization.members.at(-1)).toMatchObject({ email: 'lee@heelwrite.test', status: 0 });
    await invite(admin, orgId, 'kim@heelwrite.test');
    await removeMember(admin, orgId, 'lee@heelwrite.test');
    const emails = (await again()).organization.members.map(({ email }) => email);
    expect(emails.at(-1)).toBe('kim@heelwrite.test');
    expect(emails).not.toContain('lee@heelwrite.test');
    expect(mails.length - before).toBe(2);
  });

  it('repeated with its key is mailed once the mail server is back, while it waits', async () => {
    const { orgId, admin } = await anOrganization(licenses(10));
    const lee = anActor();
    const again = () => inviteMember(admin, orgId, { email: lee.email, role: 2 }, 'later');
    const mailsToLee = () => mails.filter(({ to }) => to === lee.email).length;
    await withoutMails(async () => {
      expect((await again()).isMailed).toBe(false);
      expect((await again()).isMailed).toBe(false);
    });
    expect((await again()).isMailed).toBe(true);
    expect((await again()).isMailed).toBe(true);
    expect(mailsToLee()).toBe(1);

    const kim = anActor();
    const inviteKim = () => inviteMember(admin, orgId, { email: kim.email, role: 2 }, 'kim');
    await withoutMails(inviteKim);
    await acceptInvitation(kim, orgId);
    const before = mails.length;
    await inviteKim();
    expect(mails).toHaveLength(before);
  });
});

describe('a role', () => {
  it('is mailed where it is another than before', async () => {
    const { orgId, admin, editor } = await anOrganization();
    const mailsToEditor = () => mails.filter(({ to }) => to === editor.email).length;
    await changeRole(admin, orgId, editor.uid, 1);
    expect(mailsToEditor()).toBe(0);
    await changeRole(admin, orgId, editor.uid, 2);
    expect(mailsToEditor()).toBe(1);
  });
});

describe('the role of an invitation', () => {
  it('is another from now on, in its mail too, and stays that of whoever accepts', async () => {
    const { orgId, admin } = await anOrganization(licenses(10));
    const lee = anActor();
    const invite = () => inviteMember(admin, orgId, { email: lee.email, role: 2 }, 'lee');
    await withoutMails(invite);
    await changeInvitedRole(admin, orgId, lee.email, 1);
    await invite();
    expect(mails.findLast(({ to }) => to === lee.email)?.text).toContain('As an editor');
    const { members } = await acceptInvitation(lee, orgId);
    expect(members.find(({ userId }) => userId === lee.uid)?.role).toBe(1);
  });

  it('is nobody’s who is not invited, or has answered', async () => {
    const { orgId, admin, editor } = await anOrganization(licenses(10));
    for (const email of ['nobody@x.example', editor.email])
      await expect(changeInvitedRole(admin, orgId, email, 2)).rejects.toEqual(fault('not_found'));
    await expect(changeInvitedRole(editor, orgId, 'nobody@x.example', 2)).rejects.toEqual(fault('forbidden'));
  });
});

describe('a member’s former address', () => {
  it('makes nobody else the member, and leaving takes the right record', async () => {
    const { orgId, admin, editor, member } = await anOrganization(licenses(10));
    const stranger = anActor({ email: admin.email });
    await expect(getOrganization(stranger, orgId)).rejects.toEqual(fault('forbidden'));
    // The member has the address now under which the editor is still on record.
    await removeMember({ ...member, email: editor.email }, orgId, editor.email).catch(() => undefined);
    expect((await stored(orgId)).members.map(({ userId }) => userId)).toContain(editor.uid);
  });
});

describe('the last admin', () => {
  it('is never lost, in whatever order people are removed, leave and change roles', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { orgId, admin, editor, member } = await anOrganization(licenses(10));
      const people = [admin, editor, member];
      const random = (below: number) => Math.floor(Math.random() * below);
      const one = () => people[random(3)] ?? admin;
      const moves = Array.from({ length: 12 }, () => {
        const actor = one();
        const target = one();
        return random(3) === 0
          ? () => removeMember(actor, orgId, target.email)
          : () => changeRole(actor, orgId, target.uid, random(2) === 0 ? 0 : 2);
      });
      await Promise.allSettled(moves.map((move) => move()));
      const admins = (await stored(orgId)).members.filter(({ status, role }) => status === 1 && role === 0);
      expect(admins.length).toBeGreaterThan(0);
    }
  });

  it('can neither leave, be demoted nor change their own role', async () => {
    const { orgId, admin, editor } = await anOrganization();
    await expect(removeMember(admin, orgId, admin.email)).rejects.toEqual(fault('last_admin'));
    await expect(changeRole(admin, orgId, admin.uid, 2)).rejects.toEqual(fault('last_admin'));
    await changeRole(admin, orgId, editor.uid, 0);
    await expect(changeRole(admin, orgId, admin.uid, 2)).rejects.toEqual(fault('forbidden'));
    await removeMember(admin, orgId, admin.email);
    expect((await stored(orgId)).members.map(({ email }) => email)).not.toContain(admin.email);
  });
});

describe('an organization', () => {
  it('is created by a verified address, with its creator as admin in its one seat', async () => {
    const sam = anActor();
    await expect(
      createOrganization({ ...sam, emailVerified: false }, { name: 'X' }, undefined),
    ).rejects.toEqual(fault('forbidden'));
    const create = () =>
      createOrganization(
        sam,
        { name: 'Sit & Stay', details: { website: 'https://sit.example', phone: '' } },
        'key',
      );
    const created = await create();
    expect(created).toMatchObject({
      name: 'Sit & Stay',
      details: { website: 'https://sit.example' },
      members: [{ userId: sam.uid, email: sam.email, status: 1, role: 0 }],
    });
    const changed = await updateOrganization(sam, created.id, { name: 'Sit, Stay & Come' });
    expect(await create()).toEqual(changed);
    await deleteOrganization(sam, created.id, 'Sit, Stay & Come');
    await expect(create()).rejects.toEqual(fault('conflict'));
    expect(await listOrganizations(sam)).toEqual([]);
  });

  it('is deleted with its library, by its name, once no subscription runs', async () => {
    const { orgId, admin, member } = await anOrganization(licenses(5));
    await createSnippet(admin, orgId, { title: 'X', versions: { male: { html: '<p>He</p>' } } }, undefined);
    await expect(deleteOrganization(member, orgId, 'Good Dog Academy')).rejects.toEqual(fault('forbidden'));
    await expect(deleteOrganization(admin, orgId, 'Bad Dog Academy')).rejects.toEqual(fault('validation'));
    await expect(deleteOrganization(admin, orgId, 'Good Dog Academy')).rejects.toEqual(fault('conflict'));
    await backend().firestore.runTransaction(async (tx) => {
      putOrganizationIn(tx, orgId, {
        ...(await stored(orgId)),
        subscription: { status: 'canceled', licenses: 5 },
      });
    });
    await deleteOrganization(admin, orgId, 'Good Dog Academy');
    expect(await findOrganization(orgId)).toBeUndefined();
    const left = await backend()
      .firestore.collection('snippets')
      .where('libraryId', '==', `o_${orgId}`)
      .get();
    expect(left.size).toBe(0);
  });
});
