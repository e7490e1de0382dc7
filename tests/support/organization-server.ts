import { vi } from 'vitest';
import type { Member, Organization, PricingTier } from '@/lib/contracts/organization-fields';
import { aMember, anOrganization, aSubscription } from './organizations';

const tiers: PricingTier[] = [
  { id: 'p5', name: 'From 5', licenseCount: 5, unitAmount: 1_000, currency: 'usd', interval: 'month' },
  { id: 'p10', name: 'From 10', licenseCount: 10, unitAmount: 900, currency: 'usd', interval: 'month' },
];

/** Other people of the academy, by their first names. */
export const somebody = (name: string, member: Partial<Member> = {}): Member =>
  aMember({
    userId: `u-${name.toLowerCase()}`,
    email: `${name.toLowerCase()}@dogs.test`,
    displayName: name,
    role: 2,
    joinedAt: '2026-10-02T09:00:00.000Z',
    ...member,
  });

export const invitee = (email: string, member: Partial<Member> = {}): Member => {
  const { userId: _uid, displayName: _name, ...rest } = aMember({ email, status: 0, role: 2, ...member });
  return rest;
};

type Handler = (request: { query: URLSearchParams; body: unknown; headers: Headers }) => Response;

const refusal = (status: number, error: string, code = 'conflict') =>
  Response.json({ error, code }, { status });

/** Stands in for the server's organization, as `fetch`: it keeps one, and a test may answer a call in its place. */
export function organizationServer(initial: Partial<Organization> = {}) {
  let organization = anOrganization({ pricingTiers: tiers, ...initial });
  const overrides = new Map<string, Handler>();
  const calls: { call: string; query: Record<string, string>; body: unknown; key: string | null }[] = [];
  const answers: Record<string, Handler> = {
    'POST /api/organization/membership': ({ query, body }) => {
      const { email, ...said } = body as { email: string; role: 0 | 1 | 2; note?: string };
      if (query.has('resend')) return new Response(null, { status: 204 });
      organization = { ...organization, members: [...organization.members, invitee(email, said)] };
      return Response.json(organization, { status: 201 });
    },
    'DELETE /api/organization/membership': ({ query }) => {
      const members = organization.members.filter(({ email }) => email !== query.get('email'));
      organization = { ...organization, members };
      return new Response(null, { status: 204 });
    },
    'PUT /api/organization/membership': ({ query, body }) => {
      const { role } = body as { role: 0 | 1 | 2 };
      const members = organization.members.map((member) =>
        (
          query.has('email')
            ? member.status === 0 && member.email === query.get('email')
            : member.userId === query.get('userId')
        )
          ? { ...member, role }
          : member,
      );
      organization = { ...organization, members };
      return Response.json(organization);
    },
    'PUT /api/organization': ({ body }) => {
      organization = { ...organization, ...(body as Partial<Organization>) };
      return Response.json(organization);
    },
    'POST /api/organization': () => Response.json(organization, { status: 201 }),
    'DELETE /api/organization': () => new Response(null, { status: 204 }),
    'GET /api/stripe/subscription': ({ query }) => {
      if (query.has('orgpricing')) return Response.json({ pricingTiers: tiers });
      const count = Number(query.get('licenseCount'));
      const each = count >= 10 ? 900 : 1_000;
      return Response.json({
        currency: 'usd',
        dueNow: 1_234,
        creditedNow: 0,
        perInterval: count * each,
        interval: 'month',
      });
    },
    'PUT /api/stripe/subscription': ({ body }) => {
      const { licenseCount: licenses } = body as { licenseCount: number };
      organization = { ...organization, mostRecentSubscriptionStatus: { status: 'active', licenses } };
      return Response.json(aSubscription({ licenseCount: licenses }));
    },
    'POST /api/stripe/create-session': () => Response.json({ url: 'https://pay.test/session' }),
    'GET /api/snippets/changes': () => Response.json({ version: 0, snippets: [] }),
  };

  const fetchMock = vi.fn<typeof fetch>(async (input, init) => {
    const { pathname, searchParams: query } = new URL(input as string, 'http://heel.test');
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const headers = new Headers(init?.headers);
    calls.push({ call, query: Object.fromEntries(query), body, key: headers.get('Idempotency-Key') });
    const answer = overrides.get(call) ?? answers[call];
    return answer ? answer({ query, body, headers }) : refusal(404, `No answer to ${call}.`, 'not_found');
  });

  return {
    fetch: fetchMock,
    /** What was asked of one call, in order. */
    asked: (call: string) => calls.filter((each) => each.call === call),
    answer: (call: string, handler: Handler) => overrides.set(call, handler),
    refuse: (call: string, status: number, error: string, code?: string) =>
      overrides.set(call, () => refusal(status, error, code)),
    refusal,
    get organization() {
      return organization;
    },
    change: (changes: Partial<Organization>) => {
      organization = { ...organization, ...changes };
    },
  };
}
