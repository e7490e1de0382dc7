import { PageHeader } from '@/components/page/PageHeader';
import { SendVerificationMail } from '@/components/sign-in/SendVerificationMail';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Button } from '@/components/ui/buttons/Button';
import { Dog } from '@/components/ui/brand/Dog';
import { useSignedInUser } from '@/contexts/AuthContext';
import { refreshUser } from '@/lib/client/sign-in/auth';
import { NewOrganizationForm } from './NewOrganizationForm';
import styles from './NewOrganization.module.css';

/** A new organization, for whoever has confirmed their address. */
export function NewOrganization() {
  const { email, emailVerified } = useSignedInUser();
  if (!emailVerified) {
    return (
      <>
        <PageHeader title="New organization" />
        <EmptyState
          picture={<Dog />}
          title="Confirm your address first"
          text={
            <>
              We sent a link to {email}. Open it, then come back here. No email?{' '}
              <SendVerificationMail label="Send it again" />
            </>
          }
          action={
            <Button variant="contained" size="large" onClick={() => void refreshUser()}>
              I have confirmed it
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <div>
        <PageHeader title="New organization" />
        <p className={styles.lead}>
          For a school or a team: one shared library, and a seat for everyone who uses it.
        </p>
      </div>
      <NewOrganizationForm />
    </>
  );
}
