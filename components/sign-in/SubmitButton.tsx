import { Button } from '@/components/ui/buttons/Button';
import styles from './SignIn.module.css';

interface Props {
  label: string;
  isBusy: boolean;
  /** What is wrong with no field in particular. */
  error?: string | undefined;
}

export function SubmitButton({ label, isBusy, error }: Props) {
  return (
    <>
      {error !== undefined && (
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
