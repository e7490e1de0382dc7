import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useFailureNotice } from '@/components/shell/use-failure-notice';
import { Hint } from '@/components/ui/Hint';
import { IconButton } from '@/components/ui/IconButton';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useDeleteLessonSet, useSaveLessonSet } from '@/lib/client/lesson-set-queries';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import type { Snippet } from '@/lib/contracts/snippet';
import styles from './SetDialog.module.css';
import { titlesIn } from './set-titles';

interface Props {
  uid: string;
  set: LessonSet;
  snippets: readonly Snippet[];
  /** A moment ago: the focus goes back to where the renaming began. */
  wasRenamed: boolean;
  onRename: () => void;
}

export function SetRow({ uid, set, snippets, wasRenamed, onRename }: Props) {
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const { mutateAsync: remove, isPending } = useDeleteLessonSet(uid);
  const { mutateAsync: save } = useSaveLessonSet(uid);
  const { id, ...content } = set;
  const giveBack = () => save(content).catch(tellFailure);
  // Not by the mutation's own callbacks: the row is gone by the time they would be called.
  const deleteIt = async () => {
    try {
      await remove(id);
    } catch (error) {
      tellFailure(error);
      return;
    }
    notify({
      text: `“${set.name}” deleted`,
      action: { label: 'Undo', onClick: () => void giveBack() },
    });
  };
  return (
    <div className={styles.set}>
      <div>
        <h3>{set.name}</h3>
        <p>{titlesIn(set, snippets).join(', ')}</p>
      </div>
      <div className={styles.tools}>
        <Hint text="Rename">
          <IconButton aria-label={`Rename “${set.name}”`} autoFocus={wasRenamed} onClick={onRename}>
            <IconPencil size={16} stroke={1.6} />
          </IconButton>
        </Hint>
        <Hint text="Delete">
          <IconButton
            aria-label={`Delete “${set.name}”`}
            disabled={isPending}
            onClick={() => void deleteIt()}
          >
            <IconTrash size={16} stroke={1.6} />
          </IconButton>
        </Hint>
      </div>
    </div>
  );
}
