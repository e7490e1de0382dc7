import 'server-only';
import type { Actor } from '../auth/actor';
import { backend } from '../backend';
import { env } from '../env';
import { passwordResetMail, verificationMail } from '../mails/sign-in-mails';
import { RateLimit } from '../rate-limit';

const tenMinutes = 10 * 60_000;
const perPerson = new RateLimit(5, tenMinutes);
const perMailbox = new RateLimit(5, tenMinutes);
const perCaller = new RateLimit(30, tenMinutes);

/** Mails the link that verifies the caller's address; does nothing where it is verified. */
export async function sendVerificationMail(actor: Actor): Promise<void> {
  if (actor.emailVerified || actor.email === '') return;
  perPerson.take(actor.uid);
  const link = await backend().auth.generateEmailVerificationLink(actor.email);
  await backend().mailer.send(verificationMail(actor.email, ownLink(link, 'verifyEmail')));
}

/** Mails the link to a new password; an address without an account is passed over in silence. */
export async function sendPasswordResetMail(email: string, caller: string): Promise<void> {
  perCaller.take(caller);
  perMailbox.take(email);
  let link: string;
  try {
    link = await backend().auth.generatePasswordResetLink(email);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'auth/user-not-found' || code === 'auth/email-not-found') return;
    throw error;
  }
  await backend().mailer.send(passwordResetMail(email, ownLink(link, 'resetPassword')));
}

/** Firebase's link, led to our own sign-in page. */
function ownLink(link: string, mode: 'verifyEmail' | 'resetPassword'): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null) throw new Error('Firebase made a link without a code.');
  return `${env().APP_URL}/login?${new URLSearchParams({ mode, oobCode: code }).toString()}`;
}
