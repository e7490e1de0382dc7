import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserRecord } from 'firebase-admin/auth';
import type { Actor } from '@/lib/server/policies/actor';
import { backend, type Mail } from '@/lib/server/backend/backend';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { getOrganization, listOrganizations } from '@/lib/server/services/organizations/manage-organization';
import { inviteMember } from '@/lib/server/services/organizations/manage-members';
import { sendEmailChangeMail } from '@/lib/server/services/accounts/send-sign-in-mails';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

let mails: Mail[];
const makeLink = vi.fn<(email: string, newEmail: string) => Promise<string>>();
let present: Actor | undefined;
const isNow = (actor: Actor) => {
  present = actor;
  return actor;
};
beforeEach(() => {
  mails = startTestBackend();
  vi.spyOn(backend().auth, 'getUser').mockImplementation(
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- no sign-in service runs here
    async (uid) => ({ uid, email: present?.email }) as UserRecord,
  );
  makeLink.mockReset();
  makeLink.mockResolvedValue('https://firebase.example/action?mode=verifyAndChangeEmail&oobCode=c0de');
  backend().auth.generateVerifyAndChangeEmailLink = makeLink;
});

const ask = (actor: Actor, email = 'kim@dogs.example') => sendEmailChangeMail(actor, email, 'a caller');

describe('the mail about a new address', () => {
  it('goes to that address, with a link to our own page', async () => {
    const sam = isNow(anActor());
    await ask(sam);
    expect(makeLink).toHaveBeenCalledExactlyOnceWith(sam.email, 'kim@dogs.example');
    expect(mails.map(({ to }) => to)).toEqual([sam.email, 'kim@dogs.example']);
    expect(mails[1]?.text).toContain('/login?mode=verifyAndChangeEmail&oobCode=c0de');
    expect(mails[1]?.text).toContain(sam.email);
  });

  it('is told of at the present address too, which cannot make the change', async () => {
    await ask(isNow(anActor()));
    expect(mails[0]?.text).toContain('kim@dogs.example');
    expect(mails[0]?.text).toContain('/login?mode=forgot');
    expect(mails[0]?.text).toContain('Choose a new one now');
    expect(mails[0]?.text).not.toContain('c0de');
  });

  it('is sent all the same where the present mailbox is no more', async () => {
    const sam = isNow(anActor());
    const { send } = backend().mailer;
    vi.spyOn(backend().mailer, 'send').mockImplementation(async (mail) => {
      if (mail.to === sam.email) throw new Error('550 no such mailbox');
      await send(mail);
    });
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await ask(sam);
    expect(mails.map(({ to }) => to)).toEqual(['kim@dogs.example']);
  });

  it('is answered by “try again” where the mail server takes nothing', async () => {
    vi.spyOn(backend().mailer, 'send').mockRejectedValue(new Error('421 try again later'));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(ask(isNow(anActor()))).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('takes a sign-in of the last five minutes', async () => {
    const signedInAt = new Date(Date.now() - 5 * 60_000 - 1_000);
    await expect(ask(anActor({ signedInAt }))).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Sign in again first: changing the email needs a sign-in from the last 5 minutes.',
    });
    expect(makeLink).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/email-already-exists', 'taken'],
    // What firebase-admin says where Firebase keeps to itself which addresses have an account.
    ['auth/internal-error', 'INTERNAL ASSERT FAILED: Unable to create the email action link'],
  ])('is not sent, and not refused, where the address has an account: %s', async (code, message) => {
    makeLink.mockRejectedValue(Object.assign(new Error(message), { code }));
    const sam = isNow(anActor());
    await expect(ask(sam, 'taken@dogs.example')).resolves.toBeUndefined();
    expect(
      mails.map(({ to }) => to),
      'the present address is told all the same',
    ).toEqual([sam.email]);
  });

  it('fails where Firebase does', async () => {
    makeLink.mockRejectedValue(Object.assign(new Error('down'), { code: 'auth/internal-error' }));
    await expect(ask(isNow(anActor()))).rejects.toThrow('down');
  });
});

describe('a member with a new address', () => {
  it('is listed under it, and who has the former one is nobody there', async () => {
    const { orgId, member } = await anOrganization();
    const renamed = isNow({ ...member, email: `new-${member.email}` });
    await listOrganizations(renamed);
    const emails = (await findOrganization(orgId))?.members.map(({ email }) => email);
    expect(emails).toContain(renamed.email);
    expect(emails).not.toContain(member.email);
    const stranger = anActor({ email: member.email });
    await expect(getOrganization(stranger, orgId)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await getOrganization(renamed, orgId)).id).toBe(orgId);
  });

  it('keeps the former one until the new one is confirmed', async () => {
    const { orgId, member } = await anOrganization();
    await listOrganizations({ ...member, email: 'unconfirmed@dogs.example', emailVerified: false });
    expect((await findOrganization(orgId))?.members.map(({ email }) => email)).toContain(member.email);
  });

  it('frees the seat of an invitation that waited for the new one', async () => {
    const { orgId, admin, member } = await anOrganization({ status: 'active', licenses: 10 });
    const email = `twice-${member.email}`;
    await inviteMember(admin, orgId, { email, role: 1 }, undefined);
    await listOrganizations(isNow({ ...member, email }));
    const records = (await findOrganization(orgId))?.members.filter((each) => each.email === email);
    expect(records).toMatchObject([{ userId: member.uid, status: 1, role: 2 }]);
  });
});
