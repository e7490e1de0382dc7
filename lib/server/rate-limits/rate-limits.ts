import 'server-only';
import { env } from '@/lib/server/runtime/env';
import { doLast } from '@/lib/server/runtime/shutdown';
import type { Limit } from '@/lib/server/repositories/rate-limit-store';
import { LeasedLimit } from './leased-limit';

interface RateLimits {
  /** Calls a minute of one person, by uid. */
  readonly calls: LeasedLimit;
  /** Tokens a minute from one network address that nobody has signed or that are out of date. */
  readonly badTokens: LeasedLimit;
  /** Calls a minute from one network address that tell of how a page fares. */
  readonly browserReports: LeasedLimit;
  /** Lines a minute that one person's browser adds to the audit trail. */
  readonly userActions: LeasedLimit;
}

const minute = 60_000;

// The API routes are bundled apart, so the one set of leases hangs on the process.
const key = Symbol.for('heelwrite.rateLimits');
const holder = globalThis as { [key]?: RateLimits };

export function rateLimits(): RateLimits {
  const known = holder[key];
  if (known) return known;
  const made = newRateLimits();
  holder[key] = made;
  doLast('giving calls back', async () => {
    await Promise.all(Object.values(made).map((limit: LeasedLimit) => limit.giveBack()));
  });
  return made;
}

function newRateLimits(): RateLimits {
  const most = env().CALLS_A_MINUTE;
  const usual = { unasked: 100, batch: 200 };
  return {
    calls: new LeasedLimit({ kind: 'calls', most, windowMs: minute }, usual),
    badTokens: new LeasedLimit({ kind: 'bad tokens', most, windowMs: minute }, usual),
    browserReports: new LeasedLimit(
      { kind: 'browser reports', most: 120, windowMs: minute },
      { unasked: 40, batch: 40 },
    ),
    userActions: new LeasedLimit(
      { kind: 'user actions', most: 120, windowMs: minute },
      { unasked: 20, batch: 50 },
    ),
  };
}

/** Calls that cost more than a look into the store: each is counted there. */
export type CostlyCalls = 'account' | 'checkout' | 'new organizations' | 'pictures';

/** Each picture is checked and kept byte by byte: a whole library of them takes an hour. */
const mostPictures = 600;

export const costly = (kind: CostlyCalls): Limit =>
  kind === 'pictures'
    ? { kind, most: mostPictures, windowMs: 60 * minute }
    : { kind, most: env().CALLS_A_MINUTE, windowMs: minute };
