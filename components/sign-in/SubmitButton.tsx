import { NeedsNetwork } from '@/components/page/NeedsNetwork';
import { Button } from '@/components/ui/buttons/Button';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import styles from './SignIn.module.css';

interface Props {
  label: string;
  isBusy: boolean;
  /** What it does, as the start of a sentence: “Signing in”. */
  doing: string;
  /** What is wrong with no field in particular. */
  error?: string | undefined;
}

export function SubmitButton({ label, isBusy, doing, error }: Props) {
  const isOnline = useIsOnline();
  return (
    <>
      <NeedsNetwork>You’re offline. {doing} needs the network.</NeedsNetwork>
      {isOnline && error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={isBusy}
        className={styles.submit}
      >
        {label}
      </Button>
    </>
  );
}
