import type { OrganizationSource } from '@/contexts/OrganizationContext';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import type { Subscription } from '@/lib/contracts/subscription';

export const aMember = (member: Partial<Member> = {}): Member => ({
  userId: 'u-sam',
  email: 'sam@dogs.test',
  displayName: 'Sam Ortega',
  status: 1,
  role: 0,
  invitedAt: '2026-09-01T09:00:00.000Z',
  ...member,
});

export const anOrganization = (organization: Partial<Organization> = {}): Organization => ({
  id: 'o-academy',
  name: 'Good Dog Academy',
  details: {},
  members: [aMember()],
  pricingTiers: [],
  mostRecentSubscriptionStatus: { status: 'active', licenses: 5 },
  ...organization,
});

export const aSubscription = (subscription: Partial<Subscription> = {}): Subscription => ({
  id: 'sub',
  status: 'active',
  source: 'organization',
  orgId: 'o-academy',
  planName: 'Organization',
  licenseCount: 5,
  currentPeriodEnd: '2026-12-21T09:00:00.000Z',
  cancelAtPeriodEnd: false,
  tokens: { used: 0, limit: 1_000_000, resetsAt: '2026-12-01T00:00:00.000Z' },
  ...subscription,
});

/** Sources for AppProviders: these organizations, in each the same role; without any there is no subscription. */
export function organizationsOf(organizations: readonly Organization[] = [], role = 0) {
  const subscription = organizations.length === 0 ? null : aSubscription();
  return {
    subscription: async () => subscription,
    organizations: {
      listOrganizations: async () => [...organizations],
      fetchRole: async () => ({ role }),
    } satisfies OrganizationSource,
  };
}
