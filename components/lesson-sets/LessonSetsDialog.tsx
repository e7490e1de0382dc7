import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/Button';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import type { Snippet } from '@/lib/contracts/snippet';
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
  const [renamed, setRenamed] = useState<string | null>(null);
  const endRenaming = () => {
    setRenamed(renaming);
    setRenaming(null);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Lesson sets</DialogTitle>
      <DialogContent>
        {sets.length === 0 && <p>No sets are left.</p>}
        <ul className={styles.sets}>
          {sets.map((set) => (
            <li key={set.id}>
              {renaming === set.id ? (
                <RenameSet uid={uid} set={set} onClose={endRenaming} />
              ) : (
                <SetRow
                  uid={uid}
                  set={set}
                  snippets={snippets}
                  wasRenamed={renamed === set.id}
                  onRename={() => setRenaming(set.id)}
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
