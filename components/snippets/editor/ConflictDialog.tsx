import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/floating/Dialog';
import {
  conflictParts,
  mergeParts,
  type ConflictPart,
  type Side,
} from '@/lib/domain/snippets/conflict-parts';
import { editedFrom, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { relativeTime } from '@/lib/domain/app/relative-time';
import { changedWords } from '@/components/snippets/differences/changed-words';
import { ChangedText } from '@/components/snippets/differences/ChangedText';
import styles from './ConflictDialog.module.css';
import { useNow } from '@/lib/client/browser/use-now';
import { useOtherWriter } from '@/components/snippets/conflict/use-other-writer';
import type { Conflict } from '@/components/snippets/conflict/find-conflict';

interface Props {
  mine: EditedSnippet;
  conflict: Conflict;
  /** Others may write in this library; in a private one it was the same person, in another place. */
  isShared: boolean;
  isSaving: boolean;
  onResolve: (resolved: EditedSnippet) => void;
  onKeepBoth: () => void;
  onClose: () => void;
}

const byAnother = {
  deleted: 'Someone else has deleted this snippet',
  where: '',
  mine: 'Yours',
  theirs: 'Theirs',
  allMine: 'All of mine',
  allTheirs: 'All of theirs',
};
const byOneself = {
  deleted: 'This snippet was deleted elsewhere',
  where: ' in another tab or on another device',
  mine: 'Here',
  theirs: 'Elsewhere',
  allMine: 'All from here',
  allTheirs: 'All from elsewhere',
};

/** Why nothing can be saved where the snippet is. */
const losses = {
  lost: {
    title: 'You no longer have access to this snippet',
    cause: 'You no longer belong to the organization it is in.',
  },
  'read-only': {
    title: 'You can no longer change this snippet',
    cause: 'Your role in the organization lets you read its snippets and use them.',
  },
};

/** The same snippet was changed in two places: shows both texts, and lets the later writer choose part by part. */
export function ConflictDialog({
  mine,
  conflict,
  isShared,
  isSaving,
  onResolve,
  onKeepBoth,
  onClose,
}: Props) {
  const now = useNow();
  const { theirs } = conflict;
  const loss = conflict.theirs === null && conflict.cause !== 'deleted' ? losses[conflict.cause] : null;
  const writer = useOtherWriter(theirs);
  const words = (theirs ? writer !== null : isShared) ? byAnother : byOneself;
  const changed =
    writer === null ? 'This snippet was changed elsewhere' : `${writer} has changed this snippet`;
  const [chosen, setChosen] = useState<Readonly<Partial<Record<ConflictPart['id'], Side>>>>({});
  const other = useMemo(() => theirs && editedFrom(theirs), [theirs]);
  const parts = useMemo(() => (other ? conflictParts(mine, other) : []), [mine, other]);
  const changes = useMemo(() => new Map(parts.map((part) => [part.id, changedWords(part)])), [parts]);
  const sideOf = (part: ConflictPart): Side => chosen[part.id] ?? 'mine';
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(parts.map(({ id }) => [id, side])));

  return (
    <Dialog open onClose={onClose} maxWidth={theirs ? 'md' : 'sm'} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{loss ? loss.title : theirs ? changed : words.deleted}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        {theirs ? (
          <>
            <div className={styles.lead}>
              <p>
                It was saved {relativeTime(Date.parse(theirs.updatedAt), now)}
                {words.where} while you were writing. Choose what to keep; nothing is overwritten before you
                do.
              </p>
              <Button variant="text" onClick={() => chooseAll('mine')}>
                {words.allMine}
              </Button>
              <Button variant="text" onClick={() => chooseAll('theirs')}>
                {words.allTheirs}
              </Button>
            </div>
            {parts.length === 0 && <p>Both texts read the same.</p>}
            {parts.map((part) => (
              <fieldset key={part.id} className={styles.part}>
                <legend>{part.name}</legend>
                {(['mine', 'theirs'] as const).map((side) => (
                  <label key={side} className={styles.side}>
                    <input
                      type="radio"
                      name={`conflict-${part.id}`}
                      checked={sideOf(part) === side}
                      onChange={() => setChosen({ ...chosen, [part.id]: side })}
                    />
                    <span className={styles.face}>
                      <strong>{words[side]}</strong>
                      {part[side] === '' ? (
                        <em>empty</em>
                      ) : (
                        <ChangedText text={part[side]} changed={changes.get(part.id)?.[side] ?? []} />
                      )}
                    </span>
                  </label>
                ))}
              </fieldset>
            ))}
          </>
        ) : (
          <p>
            {loss && `${loss.cause} `}
            Your text is still here. You can save it as a new snippet
            {loss && ' of your own, which only you see'}, or go back and copy from it.
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Back to my text
        </Button>
        {theirs && (
          <Button variant="text" disabled={isSaving} onClick={onKeepBoth}>
            Keep both snippets
          </Button>
        )}
        <Button
          variant="contained"
          autoFocus={theirs === null}
          disabled={isSaving}
          onClick={() => onResolve(other ? mergeParts(mine, other, parts, sideOf) : mine)}
        >
          {theirs ? 'Save my choices' : loss ? 'Save as my own snippet' : 'Save as a new snippet'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
