import { licensePrice } from './license-price';

const day = 24 * 60 * 60_000;

/** Who was not there for so long may not come again. */
const idleDays = 60;

/** So long after anybody came, a school is still finding its size. */
const settlingDays = 30;

interface Member {
  readonly status: 0 | 1 | 2;
  readonly role: 0 | 1 | 2;
  readonly email: string;
  readonly isSupport?: boolean | undefined;
  readonly invitedAt: string;
  readonly joinedAt?: string | undefined;
  readonly lastActiveAt?: string | undefined;
}

interface Tier {
  /** 0: no limit. */
  readonly licenseCount: number;
  readonly unitAmount: number;
  readonly currency: string;
  readonly interval: string;
}

export interface PaidSeats {
  readonly members: readonly Member[];
  readonly tiers: readonly Tier[];
  /** 0: no limit. */
  readonly licenses: number;
  readonly now: number;
}

export interface SeatSuggestion {
  /** 0: no limit. */
  readonly from: number;
  readonly to: number;
  readonly held: number;
  /** Invitations among those who hold a seat. */
  readonly pending: number;
  /** Members who were not there for two months. */
  readonly idle: number;
  /** What is paid more each interval; below 0: less. */
  readonly difference: number;
  readonly currency: string;
  readonly interval: string;
}

/** Another number of licenses that suits a school better than the one it pays for; undefined where there is none. */
export function seatSuggestion({ members, tiers, licenses, now }: PaidSeats): SeatSuggestion | undefined {
  const price = licensePrice(tiers, licenses);
  if (!price) return undefined;
  const trainers = members.filter(({ status, isSupport }) => status !== 2 && !isSupport);
  const held = trainers.length;
  const pending = trainers.filter(({ status }) => status === 0).length;
  const isOld = (time: string | undefined, days: number) =>
    time !== undefined && Date.parse(time) < now - days * day;
  const to = (count: number): SeatSuggestion | undefined => {
    const then = licensePrice(tiers, count);
    if (!then || then.currency !== price.currency || then.interval !== price.interval) return undefined;
    return {
      ...{ from: licenses, to: count, held, pending },
      idle: trainers.filter(({ status, lastActiveAt }) => status === 1 && isOld(lastActiveAt, idleDays))
        .length,
      difference: then.amount - price.amount,
      currency: price.currency,
      interval: price.interval,
    };
  };
  const isFull = licenses !== 0 && held === licenses;
  if (isFull) return pending > 0 ? to(licenses + 1) : undefined;
  const isSettled = trainers.every(({ invitedAt, joinedAt }) => isOld(joinedAt ?? invitedAt, settlingDays));
  if (!isSettled || (licenses !== 0 && held > licenses)) return undefined;
  return cheapest(numbersBelow(licenses, held, tiers).map(to));
}

/**
 * The numbers that leave one seat free. Between the borders of two tiers fewer always cost less, so that the borders and the
 * lowest number are all there is to compare.
 */
function numbersBelow(licenses: number, held: number, tiers: readonly Tier[]): number[] {
  const fits = (count: number) => count > held && (licenses === 0 || count < licenses);
  const counted = [held + 1, ...tiers.map(({ licenseCount }) => licenseCount)].filter(
    (count) => count !== 0 && fits(count),
  );
  return licenses === 0 ? counted : [...counted, 0];
}

/** Of those that cost less; of equal ones the one that holds more. */
function cheapest(suggestions: readonly (SeatSuggestion | undefined)[]): SeatSuggestion | undefined {
  const holds = ({ to }: SeatSuggestion) => (to === 0 ? Infinity : to);
  return suggestions
    .flatMap((each) => (each && each.difference < 0 ? [each] : []))
    .sort((a, b) => a.difference - b.difference || holds(b) - holds(a))[0];
}
