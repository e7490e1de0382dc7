import { Button } from '@/components/ui/buttons/Button';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useSaveLessonSet } from '@/lib/client/queries/account/lesson-set-changes';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import styles from './SetDialog.module.css';

interface Props {
  uid: string;
  set: LessonSet;
  onBack: (set: LessonSet) => void;
}

/** Stands where the set stood, for as long as the dialog is open: longer than a toast would. */
export function DeletedSet({ uid, set, onBack }: Props) {
  const { mutate, isPending, error } = useSaveLessonSet(uid);
  const { id: _, ...content } = set;
  return (
    <div className={styles.set}>
      <p role="status">“{set.name}” is deleted.</p>
      <Button
        variant="text"
        autoFocus
        disabled={isPending}
        onClick={() => mutate(content, { onSuccess: onBack })}
      >
        Undo
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          It could not be restored. {errorSentence(error)}
        </p>
      )}
    </div>
  );
}
