import { Button } from '@/components/ui/buttons/Button';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import styles from './LoadFailure.module.css';

type Props = { onRetry: () => void } & (
  | {
      /** What is missing, as the start of a sentence: “Your usage”. */
      what: string;
      error: unknown;
    }
  | { sentence: string }
);

/** A part of the page that could not be loaded; the others stand. */
export function LoadFailure({ onRetry, ...failure }: Props) {
  return (
    <div role="alert" className={styles.failed}>
      <p>
        {'sentence' in failure
          ? failure.sentence
          : `${failure.what} could not be loaded. ${errorSentence(failure.error)}`}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
