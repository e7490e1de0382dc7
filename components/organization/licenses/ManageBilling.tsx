import { IconArrowUpRight } from '@tabler/icons-react';
import { Button } from '@/components/ui/buttons/Button';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { useOrganizationCheckout } from '@/lib/client/queries/organizations/license-queries';

interface Props {
  orgId: string;
  label?: string;
  isWide?: boolean;
}

/** Leads to the billing portal: card, invoices, canceling. */
export function ManageBilling({ orgId, label = 'Manage billing', isWide = false }: Props) {
  const tellFailure = useFailureNotice();
  const { mutate, isPending } = useOrganizationCheckout();
  return (
    <Button
      fullWidth={isWide}
      disabled={isPending}
      endIcon={<IconArrowUpRight size={16} stroke={1.6} aria-hidden />}
      onClick={() => mutate({ orgId }, { onError: (error) => tellFailure(error) })}
    >
      {label}
    </Button>
  );
}
