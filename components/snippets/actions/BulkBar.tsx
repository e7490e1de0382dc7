import {
  IconArrowsExchange,
  IconChevronDown,
  IconMailPlus,
  IconRefresh,
  IconStack2,
  IconTag,
  IconTrash,
  IconUpload,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { LazyActions, actionsPreload } from '@/components/on-demand/LazyActions';
import styles from './BulkBar.module.css';
import { RowCheckbox } from '@/components/snippets/RowCheckbox';
import type { MakingProgress } from '@/components/snippets/versions/use-make-versions';

export type BulkAction =
  'compose' | 'set' | 'tag' | 'make' | 'transfer' | 'export-csv' | 'export-json' | 'delete';

interface Props {
  count: number;
  /** null: more are on their way. */
  total: number | null;
  /** What may be done with all that is selected. */
  actions: readonly BulkAction[];
  /** Of the versions being made. */
  progress: MakingProgress | null;
  onStop: () => void;
  onAction: (action: BulkAction, anchor: HTMLElement) => void;
  onSelectAll: () => void;
  onClear: () => void;
}

const names: Readonly<Record<BulkAction, { label: string; Icon: Icon }>> = {
  compose: { label: 'Use in an email', Icon: IconMailPlus },
  set: { label: 'Save as set', Icon: IconStack2 },
  tag: { label: 'Tag', Icon: IconTag },
  make: { label: 'Make missing versions', Icon: IconRefresh },
  transfer: { label: 'Move or copy…', Icon: IconArrowsExchange },
  'export-csv': { label: 'Export as CSV', Icon: IconUpload },
  'export-json': { label: 'Export as JSON', Icon: IconUpload },
  delete: { label: 'Delete', Icon: IconTrash },
};

/** What can be done with the selected rows; it lies where the table's header was. */
export function BulkBar({ count, total, actions, progress, onStop, onAction, onSelectAll, onClear }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [offered, setOffered] = useState<readonly BulkAction[]>([]);
  const isMore = total !== null && count < total;
  const exports = actions.filter((action) => action.startsWith('export'));
  const open = (target: HTMLElement, choices: readonly BulkAction[]) => {
    setOffered(choices);
    setAnchor(target);
  };

  return (
    <div role="toolbar" aria-label="Selected snippets" className={styles.bar}>
      <div className={styles.check}>
        <RowCheckbox
          label={isMore ? 'Select all' : 'Clear the selection'}
          checked={count === total}
          indeterminate={count !== total}
          onToggle={isMore ? onSelectAll : onClear}
        />
      </div>
      <strong className={styles.count} role="status">
        {progress
          ? `Making versions, ${progress.done + 1} of ${progress.total}…`
          : `${count.toLocaleString()} selected`}
      </strong>
      {progress && (
        <Button className={styles.stop} onClick={onStop}>
          Stop
        </Button>
      )}
      {isMore && progress === null && (
        <Button variant="text" className={styles.all} onClick={onSelectAll}>
          Select all {total.toLocaleString()}
        </Button>
      )}
      <div className={styles.actions}>
        {actions
          .filter((action) => !exports.includes(action) && action !== 'delete')
          .map((action) => (
            <ActionButton key={action} action={action} onAction={onAction} />
          ))}
        {exports.length > 0 && (
          <Button
            {...actionsPreload}
            variant="text"
            startIcon={<IconUpload size={16} stroke={1.6} aria-hidden />}
            aria-haspopup="menu"
            onClick={(event) => open(event.currentTarget, exports)}
          >
            Export
          </Button>
        )}
        {actions.includes('delete') && <ActionButton action="delete" onAction={onAction} />}
      </div>
      {progress === null && (
        <Button
          {...actionsPreload}
          variant="text"
          className={styles.narrow}
          endIcon={<IconChevronDown size={16} stroke={1.6} aria-hidden />}
          aria-haspopup="menu"
          onClick={(event) => open(event.currentTarget, actions)}
        >
          Actions
        </Button>
      )}
      <IconButton aria-label="Clear the selection" onClick={onClear}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <LazyActions
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={offered.map((action) => {
          const { label, Icon } = names[action];
          return {
            key: action,
            label,
            icon: <Icon size={16} stroke={1.6} aria-hidden />,
            onChoose: () => anchor && onAction(action, anchor),
          };
        })}
      />
    </div>
  );
}

function ActionButton({ action, onAction }: { action: BulkAction; onAction: Props['onAction'] }) {
  const { label, Icon } = names[action];
  return (
    <Button
      variant="text"
      startIcon={<Icon size={16} stroke={1.6} aria-hidden />}
      onClick={(event) => onAction(action, event.currentTarget)}
    >
      {label}
    </Button>
  );
}
