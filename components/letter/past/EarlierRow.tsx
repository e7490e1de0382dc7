import { IconCopyPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Hint } from '@/components/on-demand/Hint';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { deletePastLetter, type PastOutline } from '@/lib/client/letter/past-letters';
import type { Sex } from '@/lib/contracts/primitives';
import { relativeTime } from '@/lib/domain/app/relative-time';
import { letterTitle, shortTitle } from '@/lib/domain/letter/letter-title';
import styles from './EarlierLetters.module.css';

interface Props {
  uid: string;
  letter: PastOutline;
  /** The one that is open: it can only be written again. */
  isCurrent: boolean;
  now: number;
  /** Whether it waits to be told the other dog's sex. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onOpen: () => void;
  onDuplicate: (sex: Sex) => void;
}

const sexes = [
  ['male', 'Male'],
  ['female', 'Female'],
  ['neutral', 'Neutral'],
] as const;

export function EarlierRow(props: Props) {
  const { uid, letter, isCurrent, now, isAsking, onAsk, onOpen, onDuplicate } = props;
  const [putBack, setPutBack] = useState<(() => Promise<void>) | null>(null);
  /** What was pressed is gone then; what takes its place gets the focus. */
  const [wasChanged, setChanged] = useState(false);
  const title = shortTitle(letter);

  if (putBack !== null)
    return (
      <li className={styles.letter}>
        <p role="status" className={styles.gone}>
          “{title}” deleted
        </p>
        <Button
          variant="text"
          autoFocus
          onClick={() => {
            setPutBack(null);
            setChanged(true);
            void putBack();
          }}
        >
          Undo
        </Button>
      </li>
    );

  const told = (
    <>
      <span className={styles.title}>{letterTitle(letter)}</span>
      <span className={styles.about}>
        {[
          isCurrent ? 'Open now' : relativeTime(Date.parse(letter.editedAt), now),
          letter.subject.trim() === '' ? '' : letter.dog,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
  return (
    <li className={styles.letter}>
      {isCurrent ? (
        <div className={styles.main}>{told}</div>
      ) : (
        <button type="button" className={styles.main} autoFocus={wasChanged} onClick={onOpen}>
          {told}
        </button>
      )}
      <div className={styles.tools}>
        <Hint text="Duplicate for another dog">
          <IconButton
            aria-label={`Duplicate “${title}” for another dog`}
            aria-expanded={isAsking}
            onClick={() => onAsk(!isAsking)}
          >
            <IconCopyPlus size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </Hint>
        {!isCurrent && (
          <Hint text="Delete">
            <IconButton
              aria-label={`Delete “${title}”`}
              onClick={() =>
                void deletePastLetter(uid, letter.id).then((back) => back && setPutBack(() => back))
              }
            >
              <IconTrash size={16} stroke={1.6} aria-hidden />
            </IconButton>
          </Hint>
        )}
      </div>
      {isAsking && (
        <div className={styles.ask} role="group" aria-label="The other dog’s sex">
          <span>The other dog is</span>
          {sexes.map(([sex, label]) => (
            <Button key={sex} autoFocus={sex === 'male'} onClick={() => onDuplicate(sex)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
