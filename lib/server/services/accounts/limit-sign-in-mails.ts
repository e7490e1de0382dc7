import 'server-only';
import { rateLimited } from '@/lib/server/faults/fault';
import { countCall, countCallUnlessFull } from '@/lib/server/rate-limits/count-call';
import type { Full, Limit } from '@/lib/server/repositories/rate-limit-store';

const tenMinutes = 10 * 60_000;
const hour = 60 * 60_000;

export type SignInMail = 'verification' | 'password reset' | 'email change';

const limit = (mail: SignInMail, what: string, most: number, windowMs: number): Limit => ({
  kind: `${mail}: ${what}`,
  most,
  windowMs,
});

/** Counts a mail that somebody signed in asks for: 429 past five in ten minutes, whatever others have asked for. */
export const countForPerson = (mail: SignInMail, uid: string) =>
  countCall({ limit: limit(mail, 'person', 5, tenMinutes), key: uid });

const fromCaller = (mail: SignInMail, email: string, caller: string) => ({
  limit: limit(mail, 'caller and mailbox', 5, tenMinutes),
  key: by(email, caller),
});

/** Counts a mail to a mailbox by the network address that asks for it: 429 past five in ten minutes. */
export const countForCaller = (mail: SignInMail, email: string, caller: string) =>
  countCall(fromCaller(mail, email, caller));

/** The same for somebody who need not have signed in: past thirty to whatever mailbox too. */
export const countForStranger = (mail: SignInMail, email: string, caller: string) =>
  countCall({ limit: limit(mail, 'caller', 30, tenMinutes), key: caller }, fromCaller(mail, email, caller));

/**
 * Counts a mail to a mailbox; gives back why it is not to be sent. Ten an hour go to it whoever asks. Past that everyone
 * has one left, by network address: others cannot use up what its owner needs, and few can send it many. With `atMost`,
 * so many go to it in all.
 */
export async function countForMailbox(
  mail: SignInMail,
  email: string,
  caller: string,
  atMost?: number,
): Promise<Full | undefined> {
  const key = mailboxOf(email);
  const isFull = await countCallUnlessFull({ limit: limit(mail, 'mailbox', 10, hour), key });
  if (!isFull) return undefined;
  const own = { limit: limit(mail, 'last to a mailbox', 1, hour), key: by(email, caller) };
  if (atMost === undefined) return countCallUnlessFull(own);
  return countCallUnlessFull({ limit: limit(mail, 'mailbox past ten', atMost - 10, hour), key }, own);
}

/** The same for who is signed in: 429. */
export async function requireMailbox(mail: SignInMail, email: string, caller: string): Promise<void> {
  const full = await countForMailbox(mail, email, caller);
  if (full) throw rateLimited(full.endsAt, Date.now());
}

const by = (email: string, caller: string) => JSON.stringify([mailboxOf(email), caller]);

/** sam+lessons@dogs.example ends in the mailbox of sam@dogs.example. */
const mailboxOf = (email: string) => email.replace(/\+[^@]*(?=@)/, '');
