import dynamic from 'next/dynamic';
import { PageHead } from '@/components/shell/PageHead';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import styles from './HelpPage.module.css';

/** The texts and their search, in a chunk of their own. */
const HelpDesk = dynamic(() => import('./HelpDesk').then((module) => module.HelpDesk), {
  ssr: false,
  loading: () => <SkeletonRows label="Loading help" rows={12} />,
});

export function HelpPage() {
  return (
    <div className={styles.page}>
      <PageHead title="Help" />
      <HelpDesk />
    </div>
  );
}
