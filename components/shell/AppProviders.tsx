import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AuthProvider } from '@/contexts/AuthContext';
import { NotificationsProvider } from '@/contexts/NotificationsContext';
import { OrganizationProvider } from '@/contexts/OrganizationContext';
import { PreferencesProvider } from '@/contexts/PreferencesContext';
import { SubscriptionProvider } from '@/contexts/SubscriptionContext';
import { createQueryClient } from '@/lib/client/query-client';
import { useThemeOnPage } from '@/lib/client/theme-mode';

export function AppProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useThemeOnPage();
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationsProvider>
        <PreferencesProvider>
          <AuthProvider>
            <SubscriptionProvider source={null}>
              <OrganizationProvider source={null}>{children}</OrganizationProvider>
            </SubscriptionProvider>
          </AuthProvider>
        </PreferencesProvider>
      </NotificationsProvider>
    </QueryClientProvider>
  );
}
