import { isRunning } from './subscription-status';

/** A subscription that may cover someone, and what they are to the one who pays. */
export interface Cover {
  readonly tie: 'own' | 'member' | 'invited';
  readonly subscription: { readonly status: string; readonly licenseCount: number };
}

const ties = ['own', 'member', 'invited'] as const;
const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'canceled'];

const rankOf = (list: readonly string[], value: string) => {
  const at = list.indexOf(value);
  return at < 0 ? list.length : at;
};
const size = (licenses: number) => (licenses === 0 ? Infinity : licenses);

/**
 * The subscription that covers someone: their own; else of an organization in which they are active, the best status
 * first, then most licenses; else of one that invited them. Ended ones included.
 */
export function coveringSubscription<C extends Cover>(covers: readonly C[]): C | undefined {
  return [...covers].sort(
    (a, b) =>
      ties.indexOf(a.tie) - ties.indexOf(b.tie) ||
      rankOf(statuses, a.subscription.status) - rankOf(statuses, b.subscription.status) ||
      size(b.subscription.licenseCount) - size(a.subscription.licenseCount),
  )[0];
}

/** The one whose tokens someone draws on: in force, and not by an invitation alone. */
export function drawnSubscription<C extends Cover>(covers: readonly C[]): C | undefined {
  return coveringSubscription(
    covers.filter(({ tie, subscription }) => tie !== 'invited' && isRunning(subscription.status)),
  );
}
