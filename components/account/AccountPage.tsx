import { PageHead } from '@/components/shell/PageHead';
import styles from './AccountPage.module.css';
import { CheckoutNote } from './CheckoutNote';
import { PlanSection } from './PlanSection';
import { YouSection } from './YouSection';

const parts = [
  ['you', 'You'],
  ['plan', 'Plan'],
] as const;

/** My account: one column of what belongs to the person. */
export function AccountPage() {
  return (
    <div className={styles.page}>
      <nav aria-label="On this page" className={styles.nav}>
        {parts.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.column}>
        <div className={styles.head}>
          <PageHead title="My account" />
        </div>
        <CheckoutNote />
        <div className={styles.sections}>
          <YouSection />
          <PlanSection />
        </div>
      </div>
    </div>
  );
}
