import { describe, expect, test } from 'vitest';
import {
  planWords,
  type PlanAction,
  type PlanSurroundings,
  type Tie,
} from '@/lib/domain/billing/subscription-words';
import { aSubscription } from '../../support/organizations';

const day = (time: string) => time.slice(0, 10);
const alone: PlanSurroundings = { organization: null, coveredBy: null, day };
const within = (tie: Tie): PlanSurroundings => ({
  ...alone,
  organization: { name: 'Good Dog Academy', tie },
});

const statuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
  'something_new',
] as const;

interface Case {
  status: string;
  cancelAtPeriodEnd: boolean;
  trialEnd?: string;
  tie: Tie | 'own';
}
const cases: Case[] = statuses.flatMap((status) =>
  [false, true].flatMap((cancelAtPeriodEnd) =>
    [{}, { trialEnd: '2026-12-05T09:00:00.000Z' }].flatMap((trial) =>
      (['own', 'admin', 'member', 'invited'] as const).map((tie) => ({
        status,
        cancelAtPeriodEnd,
        ...trial,
        tie,
      })),
    ),
  ),
);

const wordsOf = ({ tie, ...subscription }: Case) =>
  planWords(
    aSubscription({
      ...subscription,
      ...(tie === 'own' ? { source: 'personal', planName: 'Personal' } : {}),
    }),
    tie === 'own' ? alone : within(tie),
  );

const ownActions: Record<(typeof statuses)[number], PlanAction> = {
  incomplete: 'subscribe',
  incomplete_expired: 'subscribe',
  trialing: 'manage',
  active: 'manage',
  past_due: 'update-card',
  canceled: 'subscribe',
  unpaid: 'subscribe',
  paused: 'subscribe',
  something_new: 'subscribe',
};

describe('every state of a subscription', () => {
  test.each(cases)('$status, canceled $cancelAtPeriodEnd, trial $trialEnd, $tie', (one) => {
    const words = wordsOf(one);
    const text = words.sentences.join(' ');
    expect(words.sentences.length).toBeGreaterThan(0);
    for (const sentence of words.sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/undefined|_|null/);

    if (one.tie === 'invited') {
      expect(words).toMatchObject({ state: 'Invited', action: 'invitation', offersOwn: true });
      return;
    }
    const own = ownActions[one.status as (typeof statuses)[number]];
    const isRunning = one.status === 'active' || one.status === 'trialing';
    const isInForce = isRunning || one.status === 'past_due';
    expect(words.offersOwn).toBe(one.tie !== 'own' && !isInForce);
    expect(words.action).toBe({ own, admin: 'organization', member: 'none' }[one.tie]);
    expect(text.includes('Ask an admin of Good Dog Academy')).toBe(one.tie === 'member' && !isRunning);
    expect(words.name).toBe(
      one.tie === 'own' ? 'Personal plan' : 'Organization plan through Good Dog Academy',
    );
    if (isRunning) {
      const end = one.status === 'trialing' && one.trialEnd ? '2026-12-05' : '2026-12-21';
      if (one.cancelAtPeriodEnd) {
        expect(words.state).toBe(`Ends ${end}`);
        expect(text).toContain(`Canceled. Everything works until ${end}, then`);
        expect(text).toContain('25 private snippets and 2,000 swapped words a month');
      } else {
        expect(words.tone).toBe('good');
        if (one.status === 'trialing') expect(text).toContain(end);
      }
    } else {
      expect(words.tone).not.toBe('good');
      if (one.status !== 'incomplete') {
        expect(text).toContain('Reading, composing, copying and exporting still work.');
        expect(text).toContain('wait');
      }
    }
    if (one.status === 'past_due') expect(text.includes('ends on 2026-12-21')).toBe(one.cancelAtPeriodEnd);
  });
});

describe('beside the subscription', () => {
  test('without one there is the free plan, and its limits', () => {
    expect(planWords(null, alone)).toMatchObject({ name: 'Free plan', action: 'subscribe', tone: 'quiet' });
    expect(planWords(null, alone).sentences.join()).toContain('25 private snippets and 2,000 swapped words');
  });

  test('a member whose seat is paid reads who pays; whoever pays reads when', () => {
    const active = aSubscription();
    expect(planWords(active, within('member')).sentences).toEqual([
      'Good Dog Academy pays for it, and you have a seat.',
    ]);
    expect(planWords(active, within('admin')).sentences).toEqual(['The next charge is on 2026-12-21.']);
  });

  test('an own plan that ended says what goes on, where an organization covers', () => {
    const ended = aSubscription({ source: 'personal', status: 'canceled' });
    const words = planWords(ended, { ...alone, coveredBy: 'Good Dog Academy' });
    expect(words.sentences.join(' ')).toContain('You are covered by the plan of Good Dog Academy.');
    expect(words.sentences.join(' ')).not.toContain('free plan');
    expect(words.action).toBe('none');
  });
});
