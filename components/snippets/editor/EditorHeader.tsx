import { IconCheck, IconChevronLeft, IconDots } from '@tabler/icons-react';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { Kbd } from '@/components/ui/Kbd';
import { onDemand } from '@/components/on-demand/on-demand';
import { modifierKey } from '@/lib/client/browser/modifier-key';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import styles from './EditorHeader.module.css';

const load = () => import('./EditorMenu');
const menuPreload = preloadOnHover(load);
const EditorMenu = onDemand(() => load().then((module) => module.EditorMenu));

interface Props {
  /** null until it was saved for the first time. */
  snippet: Snippet | null;
  editable: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** What stands there is saved on this device, and will be sent. */
  isWaiting: boolean;
  /** Whether what is not saved would survive the page. */
  isKept: boolean;
  onSave: () => void;
  onHistory: () => void;
  onDelete: () => void;
  /** What is written is going to be suggested. */
  isSuggestion: boolean;
  /** In the place of Save, for who may only suggest. */
  suggest: ReactNode;
  /** Ways to begin, where nothing is written yet. */
  start?: ReactNode;
}

/** The way back, whether all is saved, and Save: always in sight. */
export function EditorHeader(props: Props) {
  const {
    snippet,
    editable,
    isDirty,
    isSaving,
    isWaiting,
    isKept,
    onSave,
    onHistory,
    onDelete,
    isSuggestion,
    suggest,
    start,
  } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const modifier = modifierKey();
  const state = isSaving
    ? 'Saving'
    : isWaiting
      ? 'Saved on this device, waiting for the network'
      : isDirty
        ? `Not ${isSuggestion ? 'sent' : 'saved'}${isKept ? ', draft kept on this device' : ''}`
        : isSuggestion
          ? 'You are suggesting a change'
          : snippet
            ? 'Saved'
            : '';
  return (
    <div className={styles.head}>
      <Link href="/snippets" className={styles.back}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden />
        Snippets
      </Link>
      {editable ? (
        <p role="status" className={styles.state}>
          {state !== '' && <StateMark isSaved={state === 'Saved'} />}
          <span>{state}</span>
        </p>
      ) : (
        <p className={styles.state}>You can use this snippet, but not change it.</p>
      )}
      {start}
      {snippet && (
        <>
          <IconButton
            {...menuPreload}
            aria-label="More"
            aria-haspopup="menu"
            onClick={(event) => {
              setOpened(true);
              setAnchor(event.currentTarget);
            }}
          >
            <IconDots size={16} stroke={1.6} aria-hidden />
          </IconButton>
          {wasOpened && (
            <EditorMenu
              snippet={snippet}
              editable={editable && !isSuggestion}
              anchor={anchor}
              onClose={() => setAnchor(null)}
              onHistory={onHistory}
              onDelete={onDelete}
            />
          )}
        </>
      )}
      {suggest}
      {editable && !isSuggestion && (
        <Button
          variant="contained"
          aria-keyshortcuts={`${modifier.aria}+S`}
          disabled={isSaving}
          endIcon={<Kbd keys={`${modifier.printed} S`} />}
          onClick={onSave}
        >
          Save
        </Button>
      )}
    </div>
  );
}

function StateMark({ isSaved }: { isSaved: boolean }) {
  if (!isSaved) return <span className={styles.dot} aria-hidden />;
  return <IconCheck size={16} stroke={1.6} aria-hidden />;
}
