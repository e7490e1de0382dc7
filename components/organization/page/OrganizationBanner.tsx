import { Banner } from '@/components/ui/feedback/Banner';
import { Button } from '@/components/ui/buttons/Button';
import type { Organization } from '@/lib/contracts/organization-fields';
import { billingState } from '@/lib/domain/billing/billing-state';
import { isOverLicenseLimit } from '@/lib/domain/organizations/organizations';
import { seatsHeld } from '@/lib/domain/organizations/seats';
import { ManageBilling } from '@/components/organization/licenses/ManageBilling';

interface Props {
  organization: Organization;
  /** Left out for those who cannot buy any. */
  onLicenses?: () => void;
}

const works = 'Everyone can still read, compose, copy and export.';
const waits = 'Inviting people and changing the shared snippets have to wait until there is a plan again.';

/** What about the plan someone has to know before anything else; nothing while all is well. */
export function OrganizationBanner({ organization, onLicenses }: Props) {
  const { status, licenses = 0 } = organization.mostRecentSubscriptionStatus ?? {};
  const state = billingState(status);
  const isAdmin = onLicenses !== undefined;
  const ask = isAdmin ? '' : ' An admin can take care of it.';
  const choose = isAdmin && <Button onClick={onLicenses}>Choose a plan</Button>;

  if (state === 'none') {
    return (
      isAdmin && (
        <Banner
          title="One step left: choose a plan"
          text="Until then, the organization has one seat: yours. With a plan, you can invite people."
          action={choose}
        />
      )
    );
  }
  if (state === 'ended' || state === 'unpaid') {
    return (
      <Banner
        isUrgent
        title={
          state === 'ended'
            ? 'The subscription has ended. Nothing was taken away.'
            : 'The subscription is on hold because it was not paid. Nothing was taken away.'
        }
        text={`${works} ${waits}${ask}`}
        action={choose}
      />
    );
  }
  const used = seatsHeld(organization.members);
  if (isAdmin && isOverLicenseLimit(licenses, used)) {
    const over = used - licenses;
    return (
      <Banner
        isUrgent
        title={`${used} seats are in use, but there ${licenses === 1 ? 'is' : 'are'} only ${licenses === 1 ? '1 license' : `${licenses} licenses`}.`}
        text={`Add ${over === 1 ? '1 license' : `${over} licenses`} or remove ${over === 1 ? '1 person' : `${over} people`}. Until then, nobody can be invited.`}
        action={<Button onClick={onLicenses}>Add licenses</Button>}
      />
    );
  }
  if (state === 'pastDue' && isAdmin) {
    return (
      <Banner
        isUrgent
        title="The last payment did not go through."
        text={`${works} If it is still not paid, inviting people and changing the shared snippets will have to wait.`}
        action={<ManageBilling orgId={organization.id} label="Update the card" />}
      />
    );
  }
  return null;
}
