import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeLicenses,
  getOrganizationSubscription,
  getPricing,
  previewLicenses,
  resumePlan,
  startOrganizationCheckout,
} from '@/lib/contracts/subscription';
import { call } from '@/lib/client/wire/call';
import { keepLicenses } from '@/lib/client/device/checkout-licenses';
import { failingWith } from '@/lib/client/wire/failed-step';
import { goToAddress } from '@/lib/client/browser/go-to-address';
import { changeOrganizationInCache, type OrganizationScope } from './organization-cache';
import {
  anyOrganizationsKey,
  anySubscriptionKey,
  licensePreviewKey,
  organizationSubscriptionKey,
  pricingKey,
} from '@/lib/client/queries/query-keys';

/** What can be bought, for who has no organization yet. */
export function pricingQuery() {
  return queryOptions({
    queryKey: pricingKey(),
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      failingWith('Failed to fetch pricing tiers', () =>
        call(getPricing, { query: { orgpricing: 'true' }, signal }),
      ),
  });
}

export function usePricing() {
  return useQuery(pricingQuery());
}

/** An organization's own subscription; read anew together with the one that covers the user. */
export function organizationSubscriptionQuery({ uid, orgId }: OrganizationScope) {
  return queryOptions({
    queryKey: organizationSubscriptionKey(uid, orgId),
    queryFn: ({ signal }) => call(getOrganizationSubscription, { query: { orgId }, signal }),
  });
}

/** The price of another number of licenses, before it is bought; null asks nothing. */
export function useLicensePreview(orgId: string, licenses: number | null) {
  return useQuery({
    queryKey: licensePreviewKey(orgId, licenses),
    enabled: licenses !== null,
    // A price of a minute ago is not the one that is charged.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      call(previewLicenses, { query: { orgId, licenseCount: String(licenses) }, signal }),
  });
}

export function useChangeLicenses(scope: OrganizationScope) {
  const client = useQueryClient();
  const { orgId } = scope;
  return useMutation({
    mutationFn: (licenseCount: number) => call(changeLicenses, { body: { orgId, licenseCount } }),
    onSuccess: ({ status, licenseCount }) => {
      changeOrganizationInCache(client, scope, (organization) => ({
        ...organization,
        mostRecentSubscriptionStatus: { status, licenses: licenseCount },
      }));
      return client.invalidateQueries({ queryKey: anySubscriptionKey() });
    },
    // It may have been made all the same: the subscription is what finds out.
    onError: async () => {
      await client.invalidateQueries({ queryKey: anySubscriptionKey() });
      await client.invalidateQueries({ queryKey: anyOrganizationsKey() });
    },
  });
}

/** Takes back that a plan was canceled: one's own or, with an id, the organization's. */
export function useResumePlan(orgId?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(resumePlan, { query: { resume: 'true', ...(orgId !== undefined && { orgId }) } }),
    // It may have been taken back all the same: the subscription is what finds out.
    onSettled: () => client.invalidateQueries({ queryKey: anySubscriptionKey() }),
  });
}

/** Leads to the checkout or, for who is subscribed, to the billing portal. */
export function useOrganizationCheckout() {
  return useMutation({
    mutationFn: ({ orgId, licenses }: { orgId: string; licenses?: number }) =>
      failingWith(
        ({ status }) => `Unexpected response status: ${status}`,
        () =>
          call(startOrganizationCheckout, {
            query: { orgId, ...(licenses === undefined ? {} : { licenseCount: String(licenses) }) },
          }),
      ),
    onMutate: ({ orgId, licenses }) => {
      if (licenses !== undefined) keepLicenses(orgId, licenses);
    },
    onSuccess: ({ url }) => goToAddress(url),
  });
}
