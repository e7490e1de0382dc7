import { freePlan } from './plans';
import { isRunning, wasPaid } from './subscription-status';

/** How many snippets a library may hold by its plan, and what is said when it is full; a closed one is not changed at all. */
export type SnippetQuota =
  { readonly limit: null } | { readonly limit: number | 'closed'; readonly sentence: string };

const noLimit: SnippetQuota = { limit: null };

/** Of a private library, by what its owner's plan holds; null: no limit. */
export function privateQuota(limit: number | null): SnippetQuota {
  if (limit === null) return noLimit;
  return {
    limit,
    sentence: `Your plan has room for ${limit} snippets. Delete one, or choose a plan without a limit.`,
  };
}

/**
 * Of an organization's, by the status of its subscription, where it has one. Once that has ended the library is closed: its
 * snippets are read and used, and not changed.
 */
export function organizationQuota(status: string | undefined): SnippetQuota {
  if (isRunning(status)) return noLimit;
  if (status !== undefined && wasPaid(status)) {
    return {
      limit: 'closed',
      sentence:
        'The organization’s subscription has ended. Its snippets can still be used, and can be changed again once it is renewed.',
    };
  }
  const { snippets: limit } = freePlan;
  return {
    limit,
    sentence: `Without a subscription, an organization has room for ${limit} snippets. Choose a plan to add more.`,
  };
}

/** Why a library of so many snippets cannot be; undefined where it can. */
export function overQuota(count: number, quota: SnippetQuota): string | undefined {
  if (quota.limit === null || (quota.limit !== 'closed' && count <= quota.limit)) return undefined;
  return quota.sentence;
}
