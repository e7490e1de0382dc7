import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/buttons/Button';
import { outlineOf } from '@/lib/client/letter/letter-outline';
import type { KeptLetter } from '@/lib/client/letter/letter-store';
import { listPastLetters, loadPastLetter } from '@/lib/client/letter/past-letters';
import styles from './EarlierLetters.module.css';
import { copyForAnotherDog } from './copy-for-another-dog';
import { EarlierRow } from './EarlierRow';

interface EarlierLettersProps {
  uid: string;
  /** The letter being written; null where there is nothing of it yet. */
  current: KeptLetter | null;
  onOpen: (past: KeptLetter) => void;
  onOpenCopy: (copy: KeptLetter, told: string) => void;
  onClose: () => void;
}

const currentId = 'current';

/** The letters that gave way to another one: to be gone on with, written again for another dog, and deleted. */
export function EarlierLettersDialog({ uid, current, onOpen, onOpenCopy, onClose }: EarlierLettersProps) {
  const id = useId();
  const [now] = useState(Date.now);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const { data: letters } = useQuery({
    queryKey: ['earlier-letters', uid],
    queryFn: () => listPastLetters(uid),
    // As it was when it was opened: what is deleted stays in its place, to be taken back.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const withLetter = async (letterId: string, then: (kept: KeptLetter) => void) => {
    const kept = letterId === currentId ? current : await loadPastLetter(uid, letterId);
    if (kept) then(kept);
  };
  const rows = letters && [
    ...(current === null ? [] : [{ id: currentId, ...outlineOf(current) }]),
    ...letters,
  ];
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Earlier emails</DialogTitle>
      <DialogContent>
        <p className={styles.about}>
          {letters?.length === 0
            ? 'When you start a new email, the previous one moves here.'
            : 'The last ten, kept on this device only.'}
        </p>
        <ul className={styles.letters} aria-busy={rows === undefined}>
          {rows?.map((letter) => (
            <EarlierRow
              key={letter.id}
              uid={uid}
              letter={letter}
              isCurrent={letter.id === currentId}
              now={now}
              isAsking={askedFor === letter.id}
              onAsk={(isAsking) => setAskedFor(isAsking ? letter.id : null)}
              onOpen={() => void withLetter(letter.id, onOpen)}
              onDuplicate={(sex) =>
                void withLetter(letter.id, (kept) => {
                  const { copy, told } = copyForAnotherDog(kept, sex);
                  onOpenCopy(copy, told);
                })
              }
            />
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
