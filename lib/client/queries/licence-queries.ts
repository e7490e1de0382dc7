import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeLicences,
  getOrganizationSubscription,
  getPricing,
  previewLicences,
  startOrganizationCheckout,
} from '@/lib/contracts/subscription';
import { call } from '@/lib/client/wire/call';
import { keepLicences } from '@/lib/client/device/checkout-licences';
import { failingWith } from '@/lib/client/wire/failed-step';
import { goToAddress } from '@/lib/client/browser/go-to-address';
import { changeOrganizationInCache, type OrganizationScope } from './organization-cache';
import {
  anyOrganizationsKey,
  anySubscriptionKey,
  licencePreviewKey,
  organizationSubscriptionKey,
  pricingKey,
} from './query-keys';

/** What can be bought, for who has no organization yet. */
export function usePricing() {
  return useQuery({
    queryKey: pricingKey(),
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      failingWith('Failed to fetch pricing tiers', () =>
        call(getPricing, { query: { orgpricing: 'true' }, signal }),
      ),
  });
}

/** An organization's own subscription; read anew together with the one that covers the user. */
export function organizationSubscriptionQuery({ uid, orgId }: OrganizationScope) {
  return queryOptions({
    queryKey: organizationSubscriptionKey(uid, orgId),
    queryFn: ({ signal }) => call(getOrganizationSubscription, { query: { orgId }, signal }),
  });
}

/** The price of another number of licences, before it is bought; null asks nothing. */
export function useLicencePreview(orgId: string, licences: number | null) {
  return useQuery({
    queryKey: licencePreviewKey(orgId, licences),
    enabled: licences !== null,
    // A price of a minute ago is not the one that is charged.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      call(previewLicences, { query: { orgId, licenseCount: String(licences) }, signal }),
  });
}

export function useChangeLicences(scope: OrganizationScope) {
  const client = useQueryClient();
  const { orgId } = scope;
  return useMutation({
    mutationFn: (licenseCount: number) => call(changeLicences, { body: { orgId, licenseCount } }),
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

/** Leads to the checkout or, for who is subscribed, to the billing portal. */
export function useOrganizationCheckout() {
  return useMutation({
    mutationFn: ({ orgId, licences }: { orgId: string; licences?: number }) =>
      failingWith(
        ({ status }) => `Unexpected response status: ${status}`,
        () =>
          call(startOrganizationCheckout, {
            query: { orgId, ...(licences === undefined ? {} : { licenseCount: String(licences) }) },
          }),
      ),
    onMutate: ({ orgId, licences }) => {
      if (licences !== undefined) keepLicences(orgId, licences);
    },
    onSuccess: ({ url }) => goToAddress(url),
  });
}
