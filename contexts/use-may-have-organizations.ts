import { useAuth } from './AuthContext';
import { useSubscription } from './SubscriptionContext';

/** §4: only whoever has a subscription has organizations; support staff join without being covered by one. */
export function useMayHaveOrganizations(): boolean {
  const { user } = useAuth();
  const { status, subscription } = useSubscription();
  if (user === null) return false;
  return subscription !== null || (status === 'loaded' && user.isGlobalAdmin);
}
