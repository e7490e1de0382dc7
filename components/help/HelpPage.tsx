import { PageHead } from '@/components/page/PageHead';
import { onDemand } from '@/components/on-demand/on-demand';
import styles from './HelpPage.module.css';
import { HelpLoading, HelpUnavailable } from './HelpState';

/** The texts and their search, in a chunk of their own. */
const HelpDesk = onDemand(
  () => import('./HelpDesk').then((module) => module.HelpDesk),
  <HelpLoading />,
  HelpUnavailable,
);

export function HelpPage() {
  return (
    <div className={styles.page}>
      <PageHead title="Help" isNamedInBar />
      <HelpDesk />
    </div>
  );
}
