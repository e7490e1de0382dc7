import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/buttons/Button';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { withSet } from '@/lib/domain/letter/lesson-set-list';
import { DeletedSet } from './DeletedSet';
import { RenameSet } from './RenameSet';
import styles from './SetDialog.module.css';
import { SetRow } from './SetRow';

interface Props {
  uid: string;
  sets: readonly LessonSet[];
  snippets: readonly Snippet[];
  onClose: () => void;
}

/** All of a person's sets, to be renamed and deleted. */
export function LessonSetsDialog({ uid, sets, snippets, onClose }: Props) {
  const id = useId();
  const [renaming, setRenaming] = useState<string | null>(null);
  /** A moment ago: it gets the focus that went with what did it. */
  const [changed, setChanged] = useState<string | null>(null);
  /** They stay where they were, to be taken back. */
  const [deleted, setDeleted] = useState<readonly LessonSet[]>([]);
  const shown = deleted.reduce(withSet, sets);
  const endRenaming = () => {
    setChanged(renaming);
    setRenaming(null);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Lesson sets</DialogTitle>
      <DialogContent>
        <ul className={styles.sets}>
          {shown.map((set) => (
            <li key={set.id}>
              {deleted.includes(set) ? (
                <DeletedSet
                  uid={uid}
                  set={set}
                  onBack={({ id: back }) => {
                    setDeleted((all) => all.filter((each) => each !== set));
                    setChanged(back);
                  }}
                />
              ) : renaming === set.id ? (
                <RenameSet uid={uid} set={set} onClose={endRenaming} />
              ) : (
                <SetRow
                  uid={uid}
                  set={set}
                  snippets={snippets}
                  wasChanged={changed === set.id}
                  onRename={() => setRenaming(set.id)}
                  onDeleted={() => setDeleted((all) => [...all, set])}
                />
              )}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
