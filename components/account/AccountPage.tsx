import { useRouter } from 'next/router';
import { useEffect, useMemo } from 'react';
import { CheckoutReturn } from '@/components/billing/CheckoutReturn';
import { PageHeader } from '@/components/page/PageHeader';
import { readGrantedLibrary } from '@/components/support/granted-library-address';
import { SupportAccessCard } from '@/components/support/SupportAccessCard';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import styles from './AccountPage.module.css';
import { Activity } from '@/components/activity/Activity';
import { DataSection } from '@/components/account/data/DataSection';
import { PlanSection } from '@/components/account/plan/PlanSection';
import { PreferencesSection } from './PreferencesSection';
import { useIsPlanKnown } from '@/components/account/plan/use-is-plan-known';
import { usePersonalCheckout } from '@/components/account/plan/use-personal-checkout';
import { useSectionInView } from './use-section-in-view';
import { YouSection } from '@/components/account/you/YouSection';

const GrantedLibraryPage = onDemand(() =>
  import('@/components/support/GrantedLibraryPage').then((module) => module.GrantedLibraryPage),
);
const SupportDesk = onDemand(() =>
  import('@/components/support/SupportDesk').then((module) => module.SupportDesk),
);

const parts = [
  ['you', 'You'],
  ['plan', 'Plan'],
  ['preferences', 'Preferences'],
  ['support-access', 'Support access'],
  ['activity', 'Activity'],
  ['data', 'Your data'],
] as const;

const anchors = parts.map(([id]) => id);
const anchorsOfSupport = ['support-desk', ...anchors];

/** My account; for support staff, also where they read what they were let in to. */
export function AccountPage() {
  const { query } = useRouter();
  const { isGlobalAdmin } = useSignedInUser();
  const checkout = usePersonalCheckout();
  const isPlanKnown = useIsPlanKnown();
  const inView = useSectionInView(isGlobalAdmin ? anchorsOfSupport : anchors);
  const { uid, orgId } = query;
  const reading = useMemo(() => readGrantedLibrary({ uid, orgId }), [uid, orgId]);
  // The page stands only once it is known who is there, after the browser has looked for what the address names.
  useEffect(() => {
    // Braces: browsers give back a promise by now, which must not be taken for a cleanup.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  if (isGlobalAdmin && reading !== null) {
    return <GrantedLibraryPage key={JSON.stringify(reading)} library={reading} />;
  }
  return (
    <div className={styles.page}>
      <nav aria-label="On this page" className={styles.nav}>
        {isGlobalAdmin && (
          <a href="#support-desk" aria-current={inView === 'support-desk' ? 'location' : undefined}>
            Support desk
          </a>
        )}
        {parts.map(([id, name]) => (
          <a key={id} href={`#${id}`} aria-current={inView === id ? 'location' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.column}>
        <PageHeader title="My account" isNamedInBar />
        <div className={styles.sections}>
          <CheckoutReturn state={checkout} />
          {isGlobalAdmin && <SupportDesk />}
          <YouSection />
          <PlanSection isKnown={isPlanKnown} isPaymentAwaited={checkout.isAwaited} />
          {/* What they stand below is higher or lower then: they are not seen to move. */}
          <div className={isPlanKnown ? styles.sections : `${styles.sections} ${styles.waiting}`}>
            <PreferencesSection />
            <SupportAccessCard orgId={null} />
            <Activity orgId={null} />
            <DataSection />
          </div>
        </div>
      </div>
    </div>
  );
}
