import { IconChevronRight, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { RowCheckbox } from '@/components/snippets/RowCheckbox';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { onDemand } from '@/components/on-demand/on-demand';
import type { TrashedSnippet } from '@/lib/contracts/trash';
import { timeLeft } from '@/lib/domain/app/day-words';
import styles from './Trash.module.css';
import { deletedWords } from './trash-words';

const TrashedText = onDemand(() => import('./TrashedText').then((module) => module.TrashedText));

interface Props {
  trashed: TrashedSnippet;
  uid: string;
  now: number;
  /** What can be done with it; null: it can only be looked at. */
  actions: {
    readonly isSelected: boolean;
    readonly isBusy: boolean;
    readonly onToggle: (isRange: boolean) => void;
    readonly onRestore: () => void;
    readonly onDelete: () => void;
  } | null;
}

/** A deleted snippet: its title opens its text below. */
export function TrashRow({ trashed, uid, now, actions }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { snippet, purgeAt } = trashed;
  const { title } = snippet;
  return (
    <li className={styles.row} data-id={snippet.id} data-selected={actions?.isSelected || undefined}>
      <Check>
        {actions && (
          <RowCheckbox label={`Select ${title}`} checked={actions.isSelected} onToggle={actions.onToggle} />
        )}
      </Check>
      <button
        type="button"
        className={styles.what}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={16} stroke={1.6} aria-hidden className={styles.chevron} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>{' '}
          <span className={styles.caption}>
            {deletedWords(trashed, uid, now)} · {timeLeft(purgeAt, now) ?? 'gone soon'}
          </span>
        </span>
      </button>
      {actions && (
        <div className={styles.actions}>
          <Button
            variant="text"
            disabled={actions.isBusy}
            aria-label={`Restore ${title}`}
            onClick={actions.onRestore}
          >
            Restore
          </Button>
          <IconButton
            aria-label={`Delete ${title} for good`}
            title="Delete for good"
            onClick={actions.onDelete}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
      )}
      {isOpen && (
        <div id={id} className={styles.text}>
          <TrashedText snippet={snippet} />
        </div>
      )}
    </li>
  );
}

const Check = ({ children }: { children: ReactNode }) =>
  children !== null && <div className={styles.check}>{children}</div>;
