import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, type Mail } from '@/lib/server/backend/backend';
import {
  sendPasswordResetMail,
  sendVerificationMail,
} from '@/lib/server/services/accounts/send-sign-in-mails';
import { anActor, startTestBackend } from '../support/test-backend';

const link = 'https://firebase.example/action?oobCode=c0de';
const started: (() => Promise<void>)[] = [];
vi.mock('@/lib/server/runtime/background-work', () => ({
  runInBackground: (_what: string, work: () => Promise<void>) => void started.push(work),
}));

let mails: Mail[];
let mailbox: string;
beforeEach(() => {
  mails = startTestBackend();
  mailbox = `owner-${crypto.randomUUID()}@dogs.example`;
  backend().auth.generatePasswordResetLink = async () => link;
  backend().auth.generateEmailVerificationLink = async () => link;
});

const tooMany = { code: 'rate_limited' };
const addresses = (count: number) => Array.from({ length: count }, (_, n) => `198.51.100.${n} ${mailbox}`);

describe('mails to a new password', () => {
  /** Whether a mail is on its way for it. */
  async function ask(caller: string, email = mailbox): Promise<boolean> {
    started.length = 0;
    await sendPasswordResetMail(email, caller);
    for (const work of started) await work();
    return started.length > 0;
  }

  it('are refused to a caller who asks a sixth time, and sent to the owner all the same', async () => {
    for (let n = 0; n < 5; n += 1) expect(await ask('somebody else')).toBe(true);
    await expect(ask('somebody else')).rejects.toMatchObject(tooMany);
    expect(await ask('the owner')).toBe(true);
  });

  it('are ten an hour for a mailbox, then one for each caller, and thirty in all; all the same answer', async () => {
    for (const caller of addresses(10)) expect(await ask(caller)).toBe(true);
    expect(await ask('the owner'), 'the owner’s is sent').toBe(true);
    expect(await ask('the owner'), 'the second is not').toBe(false);
    const asked = [];
    for (const caller of addresses(40)) asked.push(await ask(caller));
    expect(mails).toHaveLength(30);
    expect(asked.filter((isSent) => isSent)).toHaveLength(19);
  });

  it('count by mailbox, not by way of writing it', async () => {
    for (const [n, caller] of addresses(12).entries()) await ask(caller, mailbox.replace('@', `+${n}@`));
    expect(mails).toHaveLength(12);
    for (const caller of addresses(12).slice(10)) expect(await ask(caller)).toBe(false);
  });

  it('are thirty in ten minutes for a caller, whomever they are for', async () => {
    const caller = crypto.randomUUID();
    for (let n = 0; n < 30; n += 1) await ask(caller, `${n}-${mailbox}`);
    await expect(ask(caller, `31-${mailbox}`)).rejects.toMatchObject(tooMany);
  });
});

describe('mails that verify an address', () => {
  const asSignUp = () => anActor({ email: mailbox, emailVerified: false });

  it('are ten an hour to a mailbox, however many sign up with it, and one more for its owner', async () => {
    for (let signUps = 0; signUps < 4; signUps += 1) {
      const actor = asSignUp();
      for (let n = 0; n < 5; n += 1) {
        await sendVerificationMail(actor, 'somebody else').catch(() => undefined);
      }
    }
    expect(mails).toHaveLength(11);
    await sendVerificationMail(asSignUp(), 'the owner');
    expect(mails).toHaveLength(12);
  });

  it('are five in ten minutes for a person, whatever others did', async () => {
    const actor = asSignUp();
    for (let n = 0; n < 5; n += 1) await sendVerificationMail(actor, 'the owner');
    await expect(sendVerificationMail(actor, 'the owner')).rejects.toMatchObject(tooMany);
    await expect(sendVerificationMail(asSignUp(), 'the owner')).resolves.toBeUndefined();
  });
});
