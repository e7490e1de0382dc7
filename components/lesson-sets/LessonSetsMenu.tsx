import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Menu } from '@/components/floating/Menu';
import { countOf } from '@/components/snippets/snippet-count';
import { useLessonSets } from '@/lib/client/queries/account/lesson-set-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { Letter } from '@/lib/domain/letter/letter';
import { hasOwnWords, setOfLetter, type NamedLetter } from '@/lib/domain/letter/lesson-set-content';
import styles from './LessonSetsMenu.module.css';
import { LessonSetsDialog } from './LessonSetsDialog';
import { SaveSetDialog } from './SaveSetDialog';
import { useAddLessonSet } from './use-add-lesson-set';

interface Props {
  /** null: the menu is closed. */
  anchor: HTMLElement | null;
  uid: string;
  snippets: readonly Snippet[];
  /** The letter as the menu found it. */
  opened: NamedLetter;
  /** As it is when a set is added: another window may write in it meanwhile. */
  letterNow: () => NamedLetter;
  onReplace: (letter: Letter) => void;
  onClose: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function LessonSetsMenu(props: Props) {
  const { anchor, uid, snippets, opened, letterNow, onReplace, onClose } = props;
  const { data: sets, isError, isFetching, refetch } = useLessonSets(uid);
  const [dialog, setDialog] = useState<'save' | 'change' | null>(null);
  const [lastAdded, setLastAdded] = useState('');
  const add = useAddLessonSet(uid, snippets, onReplace);
  const content = setOfLetter(opened);
  const count = content.snippets.length;
  const open = (which: typeof dialog) => {
    onClose();
    setDialog(which);
  };
  return (
    <>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': 'Lesson sets' }, paper: { className: styles.menu } }}
      >
        {sets === undefined && isError && !isFetching && (
          <MenuItem onClick={() => void refetch()} className={styles.item ?? ''}>
            <span>
              Your sets could not be loaded
              <small>Try again</small>
            </span>
          </MenuItem>
        )}
        {sets === undefined && (!isError || isFetching) && <MenuItem disabled>Loading your sets</MenuItem>}
        {sets?.length === 0 && (
          <li className={styles.note} role="none">
            A set adds snippets that go together to an email in one step.
          </li>
        )}
        {sets?.map((set) => (
          <MenuItem
            key={set.id}
            className={styles.item ?? ''}
            onClick={() => {
              onClose();
              setLastAdded(set.name);
              add(set, letterNow().letter);
            }}
          >
            <span>
              {set.name}
              <small>{countOf(set.snippets.length)}</small>
            </span>
          </MenuItem>
        ))}
        {sets !== undefined && <Divider component="li" />}
        {sets !== undefined && (
          <MenuItem disabled={count === 0} onClick={() => open('save')}>
            <IconPlus {...icon} />
            {count === 0 ? 'Save an email’s snippets as a set' : `Save ${these(count)} as a set`}
          </MenuItem>
        )}
        {sets !== undefined && sets.length > 0 && (
          <MenuItem onClick={() => open('change')}>
            <IconPencil {...icon} />
            Rename or delete sets
          </MenuItem>
        )}
      </Menu>
      {dialog === 'save' && sets !== undefined && (
        <SaveSetDialog
          uid={uid}
          sets={sets}
          content={content}
          snippets={snippets}
          startName={lastAdded}
          hasOwnWords={hasOwnWords(opened.letter)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'change' && sets !== undefined && (
        <LessonSetsDialog uid={uid} sets={sets} snippets={snippets} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

const these = (count: number) => (count === 1 ? 'this snippet' : `these ${countOf(count)}`);
