import { IconCheck } from '@tabler/icons-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { useSaveAccount } from '@/lib/client/queries/account/account-changes';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { type Account, accountLimits } from '@/lib/contracts/account';
import styles from './AccountForms.module.css';

/** The name that clients and colleagues read. */
export function NameForm({ account }: { account: Account }) {
  const save = useSaveAccount(account.uid);
  const [typed, setTyped] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const name = typed ?? account.displayName;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') setMissing(true);
    else if (name.trim() !== account.displayName && !save.isPending) {
      save.mutate({ displayName: name.trim() }, { onSuccess: () => setTyped(undefined) });
    }
  };
  return (
    <form noValidate onSubmit={submit} className={styles.line}>
      <div className={styles.field}>
        <Field
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={accountLimits.displayName}
          value={name}
          onChange={(next) => {
            setTyped(next);
            setMissing(false);
            save.reset();
          }}
          error={isMissing ? 'Enter the name your clients know you by.' : undefined}
        />
      </div>
      <Button
        type="submit"
        className={styles.save}
        disabled={save.isPending || name.trim() === account.displayName}
      >
        {save.isPending ? 'Saving' : 'Save'}
      </Button>
      <p role="status" className={styles.saved}>
        {save.isSuccess && (
          <>
            <IconCheck size={16} stroke={1.6} aria-hidden /> Your name is saved.
          </>
        )}
      </p>
      {save.error !== null && (
        <p role="alert" className={styles.error}>
          Your name was not saved. {errorSentence(save.error)}
        </p>
      )}
    </form>
  );
}
