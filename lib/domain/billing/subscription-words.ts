import type { Subscription } from '@/lib/contracts/subscription';
import { freePlan } from './plans';
import { isRunning } from './subscription-status';

/** What the person is to the organization that pays. */
export type Tie = 'admin' | 'member' | 'invited';

export interface PlanSurroundings {
  /** The organization that pays; null: the subscription is the person’s own, or the name is not known. */
  readonly organization: { readonly name: string; readonly tie: Tie } | null;
  /** Another organization whose running plan covers the person while their own one does not; null: none. */
  readonly coveredBy: string | null;
  /** A time as a day. */
  readonly day: (time: string) => string;
}

/** What there is to do next. */
export type PlanAction = 'subscribe' | 'manage' | 'update-card' | 'organization' | 'invitation' | 'none';

export interface PlanWords {
  readonly name: string;
  /** A word or two for the badge, and how it is tinted. */
  readonly state: string;
  readonly tone: 'good' | 'quiet' | 'bad';
  /** What that means, a sentence each. */
  readonly sentences: readonly string[];
  readonly action: PlanAction;
  /** Whether a plan of one's own is worth offering beside that: an organization's does not help. */
  readonly offersOwn: boolean;
}

const stillWorks = 'Reading, composing, copying and exporting still work.';
const freeHolds = `${freePlan.snippets} private snippets and ${freePlan.tokens.toLocaleString('en-US')} swapped words a month`;
const waits = 'Creating snippets and swapping words beyond the free plan’s limits have to wait.';

type Parts = Omit<PlanWords, 'name' | 'offersOwn'>;

/** A subscription in plain words: what its state means, what still works, and what to do about it. */
export function planWords(subscription: Subscription | null, around: PlanSurroundings): PlanWords {
  if (subscription === null) {
    return {
      name: 'Free plan',
      state: 'Free',
      tone: 'quiet',
      sentences: [
        `It includes ${freeHolds}. With a subscription, there is no limit on snippets and you get many more words.`,
      ],
      action: 'subscribe',
      offersOwn: false,
    };
  }
  const isOwn = subscription.source === 'personal';
  const school = around.organization?.name ?? 'your organization';
  const name = `${subscription.planName} plan${isOwn ? '' : ` through ${school}`}`;
  if (!isOwn && around.organization?.tie === 'invited') return { name, offersOwn: true, ...invited(school) };
  const offersOwn = !isOwn && !isRunning(subscription.status);
  return { name, offersOwn, ...partsOf(subscription, around, isOwn, school) };
}

function invited(school: string): Parts {
  return {
    state: 'Invited',
    tone: 'quiet',
    sentences: [`${school} has invited you. Accept to use its plan; until then, you have the free plan.`],
    action: 'invitation',
  };
}

function partsOf(
  { status, currentPeriodEnd, cancelAtPeriodEnd, trialEnd }: Subscription,
  around: PlanSurroundings,
  isOwn: boolean,
  school: string,
): Parts {
  const { day } = around;
  const isAdmin = around.organization?.tie === 'admin';
  /** Whoever pays acts; a member of an organization asks them. */
  const forPayer = (own: PlanAction, task: string): { sentences: string[]; action: PlanAction } => {
    if (isOwn) return { sentences: [], action: own };
    if (isAdmin) return { sentences: [], action: 'organization' };
    return { sentences: [`Ask an admin of ${school} to ${task}.`], action: 'none' };
  };
  const after = `then ${isOwn ? 'you have' : 'its members have'} the free plan: ${freeHolds}.`;

  switch (status) {
    case 'trialing':
    case 'active': {
      const isTrial = status === 'trialing';
      const end = day(isTrial ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd);
      const action = isOwn ? 'manage' : isAdmin ? 'organization' : 'none';
      if (cancelAtPeriodEnd) {
        return {
          state: `Ends ${end}`,
          tone: 'quiet',
          sentences: [`Canceled. Everything works until ${end}, ${after}`],
          action,
        };
      }
      const next = isTrial
        ? `The trial runs until ${end}, the day of the first charge.`
        : isOwn || isAdmin
          ? `The next charge is on ${end}.`
          : `${school} pays for it, and you have a seat.`;
      return { state: isTrial ? `Trial until ${end}` : 'Active', tone: 'good', sentences: [next], action };
    }
    case 'past_due': {
      const { sentences, action } = forPayer('update-card', 'update the card');
      const end = cancelAtPeriodEnd ? [`The plan is canceled and ends on ${day(currentPeriodEnd)}.`] : [];
      return {
        state: 'Payment failed',
        tone: 'bad',
        sentences: [
          `The last payment did not go through. ${stillWorks} If it is still not paid, the plan ends, and creating snippets and swapping words beyond the free plan’s limits will have to wait.`,
          ...end,
          ...sentences,
        ],
        action,
      };
    }
    case 'incomplete': {
      const { sentences, action } = forPayer('subscribe', 'finish the payment');
      return {
        state: 'Not paid yet',
        tone: 'bad',
        sentences: [
          isOwn
            ? 'The first payment is not finished. Until then, you have the free plan.'
            : `${school} has not been paid for yet. Until then, everyone in it has the free plan.`,
          ...sentences,
        ],
        action,
      };
    }
    default:
      return ended(status, currentPeriodEnd, around, isOwn, forPayer('subscribe', 'renew it'));
  }
}

/** Whatever is neither running nor about to: over, or switched off for want of a payment. */
function ended(
  status: string,
  currentPeriodEnd: string,
  { coveredBy, day }: PlanSurroundings,
  isOwn: boolean,
  next: { readonly sentences: readonly string[]; readonly action: PlanAction },
): Parts {
  const reasons: Readonly<Record<string, readonly [string, string]>> = {
    unpaid: ['Not paid', 'The last payments did not go through, so the plan is off.'],
    paused: ['Paused', 'The trial is over, and there is no card on file.'],
    incomplete_expired: ['Not paid', 'The first payment was never completed.'],
    canceled: ['Ended', `The plan ended on ${day(currentPeriodEnd)}.`],
  };
  const [state, why] = reasons[status] ?? ['Not active', 'The plan is not active at the moment.'];
  if (isOwn && coveredBy !== null) {
    return {
      state,
      tone: 'quiet',
      sentences: [why, `You are covered by the plan of ${coveredBy}.`],
      action: 'none',
    };
  }
  return {
    state,
    tone: status === 'unpaid' ? 'bad' : 'quiet',
    sentences: [why, `${stillWorks} ${waits}`, ...next.sentences],
    action: next.action,
  };
}
