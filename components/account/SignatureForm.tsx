import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { SignatureField } from '@/components/shell/SignatureField';
import { Button } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useAccount, useSaveAccount } from '@/lib/client/account-queries';
import { errorSentence } from '@/lib/client/error-sentence';
import styles from './AccountForms.module.css';
import { Failed } from './Failed';

/** The closing of each letter, saved by its button. */
export function SignatureForm() {
  const { uid } = useSignedInUser();
  const { data, error, refetch } = useAccount(uid);
  const save = useSaveAccount(uid);
  const [typed, setTyped] = useState<string>();
  const kept = data?.signature ?? '';
  const isChanged = typed !== undefined && typed !== kept;

  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>Signature for letters</h3>
      {data === undefined && error !== null ? (
        <Failed what="Your signature" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows label="Loading your signature" rows={2} />
      ) : (
        <>
          <SignatureField
            html={typed ?? kept}
            onChange={(html) => {
              setTyped(html);
              if (!save.isPending) save.reset();
            }}
          />
          <div className={styles.foot}>
            <Button
              disabled={!isChanged || save.isPending}
              onClick={() => {
                if (typed !== undefined) save.mutate({ signature: typed });
              }}
            >
              {save.isPending ? 'Saving' : 'Save signature'}
            </Button>
            <p role="status" className={styles.saved}>
              {save.isSuccess && (
                <>
                  <IconCheck size={16} stroke={1.6} aria-hidden /> Your signature is saved.
                </>
              )}
            </p>
          </div>
          {save.error !== null && (
            <p role="alert" className={styles.error}>
              Your signature was not saved. {errorSentence(save.error)}
            </p>
          )}
        </>
      )}
    </div>
  );
}
