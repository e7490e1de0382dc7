import dynamic from 'next/dynamic';
import { PageHead } from '@/components/shell/PageHead';
import styles from './HelpPage.module.css';
import { HelpLoading, HelpUnavailable } from './HelpState';

/** The texts and their search, in a chunk of their own. */
const HelpDesk = dynamic(() => import('./HelpDesk').then((module) => module.HelpDesk), {
  ssr: false,
  loading: ({ error }) => (error ? <HelpUnavailable /> : <HelpLoading />),
});

export function HelpPage() {
  return (
    <div className={styles.page}>
      <PageHead title="Help" isNamedInBar />
      <HelpDesk />
    </div>
  );
}
