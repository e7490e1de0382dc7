import { Button } from '@/components/ui/Button';
import { errorSentence } from '@/lib/client/error-sentence';
import styles from './Failed.module.css';

interface Props {
  /** What is missing, as the start of a sentence: “Your usage”. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** A part of the page that could not be loaded; the others stand. */
export function Failed({ what, error, onRetry }: Props) {
  return (
    <div role="alert" className={styles.failed}>
      <p>
        {what} could not be loaded. {errorSentence(error)}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
