import 'server-only';
import { freePlan } from '@/lib/domain/organizations/plans';
import { isRunning } from '@/lib/domain/organizations/seats';
import { organizationOf } from '@/lib/domain/organizations/owner';
import type { Scope } from '@/lib/server/policies/scope';
import { readBilling } from '@/lib/server/repositories/billing-records';
import type { SnippetRoom } from '@/lib/server/repositories/snippet-room';
import { allowanceOf } from '@/lib/server/services/billing/allowance';

/** A first payment that did not come, yet or at all. */
const neverPaid: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired']);

const noLimit: SnippetRoom = { limit: null };

/**
 * How many snippets a library may hold by its plan. An organization's whose subscription has ended is closed: its
 * snippets are read and used, and not changed.
 */
export async function snippetRoom({ actor, libraryId }: Scope): Promise<SnippetRoom> {
  const orgId = organizationOf(libraryId);
  if (orgId === undefined) {
    const { snippets: limit } = await allowanceOf(actor);
    return limit === null
      ? noLimit
      : {
          limit,
          sentence: `Your plan holds ${limit} snippets. Delete one, or choose a plan without a limit.`,
        };
  }
  const subscription = (await readBilling(`o_${orgId}`))?.subscription;
  if (isRunning(subscription?.status)) return noLimit;
  if (subscription && !neverPaid.has(subscription.status)) {
    return {
      limit: 'closed',
      sentence:
        'The organization’s subscription has ended. Its snippets can be used, and changed again once it is renewed.',
    };
  }
  const { snippets: limit } = freePlan;
  return {
    limit,
    sentence: `Without a subscription an organization holds ${limit} snippets. Choose a plan to add more.`,
  };
}
