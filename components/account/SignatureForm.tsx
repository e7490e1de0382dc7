import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { LeaveQuestion } from '@/components/page/LeaveQuestion';
import { SignatureField } from '@/components/preferences/SignatureField';
import { Button } from '@/components/ui/buttons/Button';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useSaveAccount } from '@/lib/client/queries/account/account-changes';
import { useAccount } from '@/lib/client/queries/account/account-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useLeaveGuard } from '@/lib/client/browser/use-leave-guard';
import { proposedSignature } from '@/lib/domain/letter/proposed-signature';
import styles from '@/components/account/you/AccountForms.module.css';
import { LoadFailure } from '@/components/page/LoadFailure';

/** The closing of each letter, saved by its button. */
export function SignatureForm() {
  const { uid, displayName } = useSignedInUser();
  const { data, error, refetch } = useAccount(uid);
  const save = useSaveAccount(uid);
  const [typed, setTyped] = useState<string>();
  const kept = data?.signature ?? '';
  const proposed = kept === '' ? proposedSignature(displayName) : '';
  /** The name stands there, and is no signature before it is saved. */
  const isOffered = proposed !== '' && (typed ?? proposed) === proposed;
  const isChanged = typed !== undefined && typed !== kept && typed !== proposed;
  const guard = useLeaveGuard(isChanged);
  /** Answers whether it was saved; the form says why it was not. */
  const saveTyped = async (): Promise<boolean> => {
    try {
      await save.mutateAsync({ signature: typed ?? (kept || proposed) });
    } catch {
      return false;
    }
    // The server may write it in another way, and what is typed meanwhile stays.
    setTyped((now) => (now === typed ? undefined : now));
    return true;
  };

  return (
    <div className={styles.block}>
      <h3 className={styles.heading}>Email signature</h3>
      {data === undefined && error !== null ? (
        <LoadFailure what="Your signature" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRows label="Loading your signature" rows={2} />
      ) : (
        <>
          <SignatureField
            html={typed ?? (kept || proposed)}
            onChange={(html) => {
              setTyped(html);
              if (!save.isPending) save.reset();
            }}
          />
          <div className={styles.foot}>
            <Button disabled={!(isChanged || isOffered) || save.isPending} onClick={() => void saveTyped()}>
              {save.isPending ? 'Saving' : 'Save signature'}
            </Button>
            <p role="status" className={styles.saved}>
              {isOffered && !save.isSuccess && 'Suggested, not saved yet.'}
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
      <LeaveQuestion
        guard={guard}
        isDirty={isChanged}
        isSaving={save.isPending}
        text="Your signature is not saved and would be lost."
        onSave={saveTyped}
      />
    </div>
  );
}
