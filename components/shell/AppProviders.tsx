import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AuthProvider } from '@/contexts/AuthContext';
import { NotificationsProvider } from '@/contexts/NotificationsContext';
import { OrganizationProvider, type OrganizationSource } from '@/contexts/OrganizationContext';
import { PreferencesProvider } from '@/contexts/PreferencesContext';
import { SubscriptionProvider, type SubscriptionSource } from '@/contexts/SubscriptionContext';
import { TourProvider } from '@/contexts/TourContext';
import {
  fetchSubscription,
  organizationSource,
} from '@/lib/client/queries/organizations/organization-source';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { useThemeOnPage } from '@/lib/client/device/use-theme';

interface Props {
  /** Where subscription and organizations are read: the server, unless told otherwise. */
  subscription?: SubscriptionSource;
  organizations?: OrganizationSource;
  children: ReactNode;
}

export function AppProviders({
  subscription = fetchSubscription,
  organizations = organizationSource,
  children,
}: Props) {
  const [queryClient] = useState(createQueryClient);
  useThemeOnPage();
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationsProvider>
        <PreferencesProvider>
          <AuthProvider>
            <SubscriptionProvider source={subscription}>
              <OrganizationProvider source={organizations}>
                <TourProvider>{children}</TourProvider>
              </OrganizationProvider>
            </SubscriptionProvider>
          </AuthProvider>
        </PreferencesProvider>
      </NotificationsProvider>
    </QueryClientProvider>
  );
}
