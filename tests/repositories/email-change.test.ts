import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, type Mail } from '@/lib/server/backend';
import { sendEmailChangeMail } from '@/lib/server/services/sign-in-mails';
import { anActor, startTestBackend } from '../support/test-backend';

let mails: Mail[];
const makeLink = vi.fn<(email: string, newEmail: string) => Promise<string>>();
beforeEach(() => {
  mails = startTestBackend();
  makeLink.mockReset();
  makeLink.mockResolvedValue('https://firebase.example/action?mode=verifyAndChangeEmail&oobCode=c0de');
  backend().auth.generateVerifyAndChangeEmailLink = makeLink;
});

describe('the mail about a new address', () => {
  it('goes to that address, with a link to our own page', async () => {
    const sam = anActor();
    await sendEmailChangeMail(sam, 'kim@dogs.example');
    expect(makeLink).toHaveBeenCalledExactlyOnceWith(sam.email, 'kim@dogs.example');
    expect(mails.map(({ to }) => to)).toEqual(['kim@dogs.example']);
    expect(mails[0]?.text).toContain('/login?mode=verifyAndChangeEmail&oobCode=c0de');
    expect(mails[0]?.text).toContain(sam.email);
  });

  it('takes a sign-in of the last five minutes', async () => {
    const signedInAt = new Date(Date.now() - 5 * 60_000 - 1_000);
    await expect(sendEmailChangeMail(anActor({ signedInAt }), 'kim@dogs.example')).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Sign in again first: changing the email takes a sign-in of the last 5 minutes.',
    });
    expect(makeLink).not.toHaveBeenCalled();
  });

  it('is not sent, and not refused, where the address has an account', async () => {
    makeLink.mockRejectedValue(Object.assign(new Error('taken'), { code: 'auth/email-already-exists' }));
    await expect(sendEmailChangeMail(anActor(), 'taken@dogs.example')).resolves.toBeUndefined();
    expect(mails).toEqual([]);
  });

  it('fails where Firebase does', async () => {
    makeLink.mockRejectedValue(Object.assign(new Error('down'), { code: 'auth/internal-error' }));
    await expect(sendEmailChangeMail(anActor(), 'kim@dogs.example')).rejects.toThrow('down');
  });
});
