import { isRunning } from '@/lib/domain/billing/subscription-status';
import type { MemberEntry } from './membership';

/** What of an organization's subscription decides about its seats. */
export interface SeatSubscription {
  readonly status: string;
  /** 0: no limit. */
  readonly licenses: number;
  /** A lower number that is about to be bought: nobody may take a seat above it meanwhile. */
  readonly ceiling?: number | undefined;
  /** Tells that change from every other. */
  readonly changeId?: string | undefined;
  /** The subscription that it is made to. */
  readonly changeOf?: string | undefined;
  /** The request that made it is over, and it is not known yet what came of it. */
  readonly isUnsettled?: boolean | undefined;
  /** The uid of who makes it. */
  readonly ceilingBy?: string | undefined;
}

/** The id of the change of licenses that is on record; one from before changes had ids is called by no other. */
export function changeIn(subscription: SeatSubscription | undefined): string | undefined {
  if (subscription?.ceiling === undefined) return undefined;
  return subscription.changeId ?? 'unnamed';
}

/** How many licenses are in force, 0 for no limit; undefined without a running subscription. */
export function licensesInForce(subscription: SeatSubscription | undefined): number | undefined {
  return isRunning(subscription?.status) ? subscription?.licenses : undefined;
}

/** §4, the member count: everyone who is not excluded; support staff hold no seat. */
export function seatsHeld(members: readonly Pick<MemberEntry, 'status' | 'isSupport'>[]): number {
  return members.filter(({ status, isSupport }) => status !== 2 && !isSupport).length;
}

/** How many seats there are; undefined: no limit. Without a running subscription it is one, the creator's. */
export function seatLimit(subscription: SeatSubscription | undefined): number | undefined {
  if (!subscription || !isRunning(subscription.status)) return 1;
  const { licenses, ceiling } = subscription;
  if (ceiling === undefined || ceiling === 0) return licenses === 0 ? undefined : licenses;
  return licenses === 0 ? ceiling : Math.min(licenses, ceiling);
}

/** Whether so many people fit. */
export function haveSeats(count: number, subscription: SeatSubscription | undefined): boolean {
  const limit = seatLimit(subscription);
  return limit === undefined || count <= limit;
}
