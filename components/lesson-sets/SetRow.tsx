import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Hint } from '@/components/on-demand/Hint';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useDeleteLessonSet } from '@/lib/client/queries/account/lesson-set-changes';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import styles from './SetDialog.module.css';
import { titlesIn } from './set-titles';

interface Props {
  uid: string;
  set: LessonSet;
  snippets: readonly Snippet[];
  /** A moment ago: its first button gets the focus. */
  wasChanged: boolean;
  onRename: () => void;
  onDeleted: () => void;
}

export function SetRow({ uid, set, snippets, wasChanged, onRename, onDeleted }: Props) {
  const { mutateAsync, isPending, error } = useDeleteLessonSet(uid);
  // Not by the mutation's own callbacks: the row may be gone by the time they would be called.
  const remove = () => mutateAsync(set.id).then(onDeleted, () => undefined);
  return (
    <div className={styles.set}>
      <div>
        <h3>{set.name}</h3>
        <p>{titlesIn(set, snippets).join(', ')}</p>
      </div>
      <div className={styles.tools}>
        <Hint text="Rename">
          <IconButton aria-label={`Rename “${set.name}”`} autoFocus={wasChanged} onClick={onRename}>
            <IconPencil size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </Hint>
        <Hint text="Delete">
          <IconButton aria-label={`Delete “${set.name}”`} disabled={isPending} onClick={() => void remove()}>
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </Hint>
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          It could not be deleted. {errorSentence(error)}
        </p>
      )}
    </div>
  );
}
