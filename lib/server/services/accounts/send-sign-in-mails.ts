import 'server-only';
import { runInBackground } from '@/lib/server/runtime/background-work';
import { isWhitelisted } from '@/lib/server/policies/whitelist';
import type { Actor } from '@/lib/server/policies/actor';
import { requireFreshSignIn } from '@/lib/server/policies/fresh-sign-in';
import { backend, type Mail } from '@/lib/server/backend/backend';
import { env } from '@/lib/server/runtime/env';
import { invalidField, invalidToken, unverified, unavailable } from '@/lib/server/faults/fault';
import { logFailure } from '@/lib/server/runtime/log';
import {
  emailChangeMail,
  emailChangeNotice,
  passwordResetMail,
  verificationMail,
} from '@/lib/server/mails/sign-in-mails';
import {
  countForCaller,
  countForMailbox,
  countForPerson,
  countForStranger,
  requireMailbox,
} from './limit-sign-in-mails';

/** Resets an hour to one mailbox, whoever asks: a link lasts that long, so the last of them still lets its owner in. */
const mostResets = 30;

/** Mails the link that verifies the caller's address; does nothing where it is verified. */
export async function sendVerificationMail(actor: Actor, caller: string): Promise<void> {
  if (actor.emailVerified || actor.email === '') return;
  await countForPerson('verification', actor.uid);
  await requireMailbox('verification', actor.email, caller);
  const link = await backend().auth.generateEmailVerificationLink(actor.email);
  await handOver(verificationMail(actor.email, ownLink(link, 'verifyEmail')));
}

/**
 * Mails the link to a new password; an address without an account, and a mailbox that has got many, are passed over in
 * silence. Which it was cannot be told from the time either: looking and mailing begin after the answer.
 */
export async function sendPasswordResetMail(email: string, caller: string): Promise<void> {
  await countForStranger('password reset', email, caller);
  if (await countForMailbox('password reset', email, caller, mostResets)) return;
  runInBackground('password reset', () => mailPasswordReset(email));
}

async function mailPasswordReset(email: string): Promise<void> {
  const link = await linkUnless(['auth/user-not-found', 'auth/email-not-found'], () =>
    backend().auth.generatePasswordResetLink(email),
  );
  if (link === undefined) return;
  await backend().mailer.send(passwordResetMail(email, ownLink(link, 'resetPassword')));
}

/**
 * Mails the link that makes another address the caller's own; one that has an account is passed over in silence. The
 * caller's present address is told in either case, so that it learns nothing about the other one.
 */
export async function sendEmailChangeMail(actor: Actor, email: string, caller: string): Promise<void> {
  requireFreshSignIn(actor, 'changing the email');
  if (email === actor.email) throw invalidField('email', 'This is already your email.');
  if (!isWhitelisted(email, env().EMAIL_WHITELIST)) {
    throw invalidField('email', 'This email is not allowed to use Heelwrite here. Choose another one.');
  }
  if (!actor.emailVerified) throw unverified();
  // The link is made for an address: one that the token still names may be somebody else's by now.
  const { email: present } = await backend().auth.getUser(actor.uid);
  if (present?.toLowerCase() !== actor.email) throw invalidToken();
  await countForPerson('email change', actor.uid);
  await countForCaller('email change', email, caller);
  await requireMailbox('email change', email, caller);
  const link = await linkUnless(['auth/email-already-exists'], () =>
    backend().auth.generateVerifyAndChangeEmailLink(actor.email, email),
  );
  await sendNotice(emailChangeNotice(actor.email, email, `${env().APP_URL}/login?mode=forgot`));
  if (link === undefined) return;
  await handOver(emailChangeMail(email, actor.email, ownLink(link, 'verifyAndChangeEmail')));
}

/** Throws 503 where the mail server does not take it. */
async function handOver(mail: Mail): Promise<void> {
  try {
    await backend().mailer.send(mail);
  } catch (error) {
    logFailure(error, { mail: 'sign-in' });
    throw unavailable('The email could not be sent, and nothing was changed. Try again in a moment.');
  }
}

/** A mailbox that is no more keeps nobody from leaving it. */
async function sendNotice(notice: Mail): Promise<void> {
  try {
    await backend().mailer.send(notice);
  } catch (error) {
    logFailure(error, { mail: 'email change notice' });
  }
}

/** How firebase-admin puts it that a project with “email enumeration protection” answered without a link. */
const linkWithheld = 'Unable to create the email action link';

/** undefined where Firebase refuses with one of these codes or, to tell nobody who has an account, makes no link. */
async function linkUnless(
  codes: readonly string[],
  makeLink: () => Promise<string>,
): Promise<string | undefined> {
  try {
    return await makeLink();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const isWithheld = error.code === 'auth/internal-error' && error.message.includes(linkWithheld);
    if (isWithheld || codes.includes(String(error.code))) return undefined;
    throw error;
  }
}

/** Firebase's link, led to our own sign-in page. */
function ownLink(link: string, mode: 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail'): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null) throw new Error('Firebase made a link without a code.');
  return `${env().APP_URL}/login?${new URLSearchParams({ mode, oobCode: code }).toString()}`;
}
