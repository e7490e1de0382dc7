import { PageHeader } from '@/components/page/PageHeader';
import { onDemand } from '@/components/on-demand/on-demand';
import styles from './HelpPage.module.css';
import { HelpLoading, HelpUnavailable } from './HelpState';

/** The texts and their search, in a chunk of their own. */
const HelpBrowser = onDemand(
  () => import('./HelpBrowser').then((module) => module.HelpBrowser),
  <HelpLoading />,
  HelpUnavailable,
);

export function HelpPage() {
  return (
    <div className={styles.page}>
      <PageHeader title="Help" isNamedInBar />
      <HelpBrowser />
    </div>
  );
}
