import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/wire/call';
import { getSchoolUsage } from '@/lib/contracts/school-usage';
import { monthAfter, monthOf } from '@/lib/domain/usage/usage-months';
import type { OrganizationScope } from './organization-cache';
import { schoolUsageKey } from '@/lib/client/queries/query-keys';

/** What is used of an organization's library in the last months, this one included. */
export function schoolUsageQuery({ uid, orgId }: OrganizationScope, months: number, now: number) {
  const to = monthOf(now);
  const from = monthAfter(to, 1 - months);
  return queryOptions({
    queryKey: schoolUsageKey(uid, orgId, from, to),
    staleTime: 60_000,
    queryFn: ({ signal }) => call(getSchoolUsage, { query: { orgId, from, to }, signal }),
  });
}
