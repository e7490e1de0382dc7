import { useOrganization } from '@/contexts/OrganizationContext';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { isRunning } from '@/lib/domain/billing/subscription-status';

/** What goes with an account, each as the item of a list. */
export function useDeletionLosses(privateSnippets: number | undefined): string[] {
  const { active } = useOrganization();
  const { subscription } = useSubscription();
  const names = active.map(({ name }) => name);
  return [
    snippetLoss(privateSnippets),
    'your lesson sets, your signature and the drafts on this device',
    ...(names.length === 0 ? [] : [`your membership in ${names.join(', ')}`]),
    ...(subscription?.source === 'personal' && isRunning(subscription.status)
      ? [`your ${subscription.planName} plan: it is canceled, and you are not charged again`]
      : []),
  ];
}

function snippetLoss(count: number | undefined): string {
  if (count === undefined) return 'your private snippets';
  if (count === 0) return 'your private library, which is empty';
  return count === 1 ? 'your 1 private snippet' : `your ${count.toLocaleString()} private snippets`;
}
