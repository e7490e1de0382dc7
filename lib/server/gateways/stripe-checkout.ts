import 'server-only';
import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { all } from './stripe-calls';

const digest = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** For a minute: Stripe answers with a failure of its own for as long as it remembers the key that met it. */
export const keyFor = (what: string, content: unknown) =>
  `${what}-${digest([content, Math.floor(Date.now() / 60_000)])}`;

export const openSessions = (stripe: Stripe, customer: string) =>
  all(stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));

/** A session that was paid or has expired meanwhile stays what it is. */
export const expire = (stripe: Stripe, sessions: readonly Stripe.Checkout.Session[]) =>
  Promise.allSettled(sessions.map(({ id }) => stripe.checkout.sessions.expire(id)));

/** In seconds: a page that closes sooner is not given again. */
const timeToPay = 60 * 60;

interface KnownSessions {
  readonly latest: Stripe.Checkout.Session | undefined;
  /** The newest first. */
  readonly open: readonly Stripe.Checkout.Session[];
}

export async function sessionsOf(stripe: Stripe, customer: string): Promise<KnownSessions> {
  const [latest, open] = await Promise.all([
    stripe.checkout.sessions.list({ customer, limit: 1 }),
    openSessions(stripe, customer),
  ]);
  return { latest: latest.data[0], open };
}

/**
 * The only open checkout session of its customer, so that nobody subscribes twice from two windows: the last one where it
 * was for the same, else a new one. Of several made at the same time one stays, and all get that one.
 */
export async function onlyOneOpen(
  stripe: Stripe,
  wanted: Stripe.Checkout.SessionCreateParams & { customer: string },
  { latest, open }: KnownSessions,
): Promise<Stripe.Checkout.Session> {
  const wish = digest(wanted);
  const isForTheSame =
    latest?.status === 'open' &&
    latest.metadata?.['wish'] === wish &&
    latest.expires_at > Date.now() / 1000 + timeToPay;
  if (isForTheSame) {
    await expire(
      stripe,
      open.filter(({ id }) => id !== latest.id),
    );
    return latest;
  }
  const made = await stripe.checkout.sessions.create(
    { ...wanted, metadata: { wish } },
    // Who saw the same one as the latest gets the same one now.
    { idempotencyKey: keyFor('checkout', [wish, latest?.id]) },
  );
  const [last = made, ...others] = await openSessions(stripe, wanted.customer);
  await expire(stripe, others);
  return last;
}
