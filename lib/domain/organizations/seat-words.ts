import { isRunning } from '@/lib/domain/billing/subscription-status';
import { seatLimit, seatsHeld } from './seats';

interface Member {
  readonly status: 0 | 1 | 2;
  readonly isSupport?: boolean | undefined;
}

interface WithSeats {
  readonly members: readonly Member[];
  readonly mostRecentSubscriptionStatus?: { readonly status: string; readonly licenses: number } | undefined;
}

export interface Seats {
  readonly active: number;
  readonly pending: number;
  readonly used: number;
  /** undefined: no limit. */
  readonly limit: number | undefined;
  /** undefined: no limit; never below 0. */
  readonly free: number | undefined;
}

export function seatsOf({ members, mostRecentSubscriptionStatus: subscription }: WithSeats): Seats {
  const used = seatsHeld(members);
  const active = seatsHeld(members.filter(({ status }) => status === 1));
  const pending = used - active;
  const limit = seatLimit(subscription);
  return { active, pending, used, limit, free: limit === undefined ? undefined : Math.max(0, limit - used) };
}

const seats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`);

/** "7 of 10 seats used", "7 seats used, no limit"; without a running subscription more may be used than there are. */
export function seatsLine(organization: WithSeats): string {
  const { used, limit } = seatsOf(organization);
  if (limit === undefined) return `${seats(used)} used, no limit`;
  const isPaid = isRunning(organization.mostRecentSubscriptionStatus?.status);
  if (!isPaid && used > limit) return `${seats(used)} used, none licensed`;
  return `${used} of ${seats(limit)} used`;
}

export const pendingNote = (pending: number) => (pending === 0 ? '' : `(${pending} pending)`);

/** Above this many, one continuous bar is drawn in place of a piece for each seat. */
const mostPieces = 24;

type Fill = 'active' | 'pending' | 'free';

/** The pieces of the bar, each with its share; none where seats have no limit. */
export function seatBar({ active, pending, used, limit }: Seats): readonly { fill: Fill; share: number }[] {
  if (limit === undefined) return [];
  const free = Math.max(0, limit - used);
  const parts = [
    { fill: 'active' as const, share: active },
    { fill: 'pending' as const, share: pending },
    { fill: 'free' as const, share: free },
  ].filter(({ share }) => share > 0);
  if (Math.max(limit, used) > mostPieces) return parts;
  return parts.flatMap(({ fill, share }) => Array.from({ length: share }, () => ({ fill, share: 1 })));
}
