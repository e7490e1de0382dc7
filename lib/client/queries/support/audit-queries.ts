import { infiniteQueryOptions } from '@tanstack/react-query';
import { type AuditEvent, listAuditEvents } from '@/lib/contracts/audit';
import { call } from '@/lib/client/wire/call';
import { auditKey } from '@/lib/client/queries/query-keys';

const scopeOf = (orgId: string | null) => (orgId === null ? {} : { orgId });

/** The trail, the newest first, page by page; `orgId` null is what concerns the user. */
export function auditQuery(uid: string, orgId: string | null) {
  return infiniteQueryOptions({
    queryKey: auditKey(uid, orgId),
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEvents, {
        query: { ...scopeOf(orgId), ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? null,
    // What was done elsewhere stands here at the next look.
    staleTime: 0,
  });
}

/** The whole trail. */
export async function readAuditTrail(orgId: string | null): Promise<AuditEvent[]> {
  const events: AuditEvent[] = [];
  let before: string | undefined;
  do {
    const query = { ...scopeOf(orgId), limit: '200', ...(before === undefined ? {} : { before }) };
    const page = await call(listAuditEvents, { query });
    events.push(...page.events);
    before = page.next;
  } while (before !== undefined);
  return events;
}
