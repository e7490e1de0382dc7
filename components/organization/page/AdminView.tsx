import { useState } from 'react';
import { Activity } from '@/components/activity/Activity';
import { CheckoutReturn } from '@/components/billing/CheckoutReturn';
import type { CheckoutReturnState } from '@/components/billing/use-checkout-return';
import { SupportAccessCard } from '@/components/support/SupportAccessCard';
import { onDemand } from '@/components/on-demand/on-demand';
import type { Organization } from '@/lib/contracts/organization-fields';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { seatsOf } from '@/lib/domain/organizations/seat-words';
import { DeleteOrganization } from '@/components/organization/details/DeleteOrganization';
import { LicensePanel } from '@/components/organization/licenses/LicensePanel';
import { MembersCard } from '@/components/organization/members/MembersCard';
import { UsedPanel } from '@/components/usage/UsedPanel';
import { OrganizationBanner } from './OrganizationBanner';
import { OrganizationHeader } from './OrganizationHeader';
import styles from './OrganizationPage.module.css';
import { useSendInvitations } from '@/components/organization/members/use-send-invitations';
import { useLicenseChoice } from '@/components/organization/licenses/use-license-choice';
import { useProposedLicenses } from '@/components/organization/licenses/use-proposed-licenses';
import { useScope } from '@/components/organization/use-scope';

const InviteDialog = onDemand(() =>
  import('@/components/organization/members/InviteDialog').then((module) => module.InviteDialog),
);

interface Props {
  organization: Organization;
  checkout: CheckoutReturnState;
}

/** An organization for those who manage it. */
export function AdminView({ organization, checkout }: Props) {
  const { mostRecentSubscriptionStatus: subscription } = organization;
  const seats = seatsOf(organization);
  const isPaid = isRunning(subscription?.status);
  const proposed = useProposedLicenses(organization);
  const choice = useLicenseChoice({
    initial: isPaid ? (subscription?.licenses ?? 1) : proposed,
    lowest: Math.max(1, seats.used),
  });
  const inviting = useSendInvitations(useScope(organization.id));
  const [isInviteOpen, setInviteOpen] = useState(false);
  /** Whether licenses are looked at for the sake of people who are to be invited. */
  const [isForInviting, setForInviting] = useState(false);

  const invite = () => {
    if (seats.free === undefined || seats.free > 0) setInviteOpen(true);
    else buyFirst(seats.used + 1);
  };
  const buyFirst = (licenses: number) => {
    setForInviting(true);
    setInviteOpen(false);
    choice.ask(licenses);
  };
  const closeInvite = () => {
    setInviteOpen(false);
    // A price that was asked for those who were to be invited is none that anybody waits for now.
    if (isForInviting) choice.reset();
    setForInviting(false);
  };
  const onBought = () => {
    setForInviting(false);
    setInviteOpen(isForInviting);
  };
  return (
    <>
      <OrganizationHeader organization={organization} mayEdit />
      {/* One thing at a time: what came of the checkout, else what holds. */}
      {checkout.kind === 'none' ? (
        <OrganizationBanner organization={organization} onLicenses={() => choice.ask(seats.used)} />
      ) : (
        <CheckoutReturn state={checkout} />
      )}
      <div className={styles.columns}>
        <MembersCard
          organization={organization}
          invite={{ onClick: invite, isPrimary: isPaid, isDisabled: checkout.isAwaited }}
        />
        <div className={styles.side}>
          <LicensePanel
            organization={organization}
            choice={choice}
            checkout={checkout.kind}
            onBought={onBought}
          />
          <SupportAccessCard orgId={organization.id} />
        </div>
        <UsedPanel organization={organization} />
        <Activity orgId={organization.id} />
      </div>
      {!checkout.isAwaited && <DeleteOrganization organization={organization} />}
      {isInviteOpen && (
        <InviteDialog
          organization={organization}
          inviting={inviting}
          onClose={closeInvite}
          onLicenses={buyFirst}
        />
      )}
    </>
  );
}
