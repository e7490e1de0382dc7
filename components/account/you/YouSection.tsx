import { Panel, PanelPart } from '@/components/ui/Panel';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useAccount } from '@/lib/client/queries/account/account-queries';
import { LoadFailure } from '@/components/page/LoadFailure';
import styles from './AccountForms.module.css';
import { NameForm } from './NameForm';
import { SignInWays } from './SignInWays';

/** Who the person is, and how they sign in. */
export function YouSection() {
  const { uid } = useSignedInUser();
  const { data, error, refetch } = useAccount(uid);
  return (
    <Panel id="you" title="You">
      <PanelPart>
        {data === undefined && error !== null ? (
          <LoadFailure what="Your name" error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <div className={styles.waiting}>
            <SkeletonRows label="Loading your name" rows={1} />
          </div>
        ) : (
          <NameForm account={data} />
        )}
      </PanelPart>
      <SignInWays />
    </Panel>
  );
}
