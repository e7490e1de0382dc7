import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  IconArrowsExchange,
  IconChevronDown,
  IconRefresh,
  IconTag,
  IconTrash,
  IconUpload,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import styles from './BulkBar.module.css';
import { RowCheckbox } from './RowCheckbox';
import { type MakingProgress } from './use-make-versions';

export type BulkAction = 'tag' | 'make' | 'move' | 'export-csv' | 'export-json' | 'delete';

interface Props {
  count: number;
  total: number;
  /** What may be done with all that is selected. */
  actions: readonly BulkAction[];
  /** Of the versions being made. */
  progress: MakingProgress | null;
  onAction: (action: BulkAction, anchor: HTMLElement) => void;
  onSelectAll: () => void;
  onClear: () => void;
}

const names: Readonly<Record<BulkAction, { label: string; Icon: Icon }>> = {
  tag: { label: 'Tag', Icon: IconTag },
  make: { label: 'Make missing versions', Icon: IconRefresh },
  move: { label: 'Move to…', Icon: IconArrowsExchange },
  'export-csv': { label: 'Export as CSV', Icon: IconUpload },
  'export-json': { label: 'Export as JSON', Icon: IconUpload },
  delete: { label: 'Delete', Icon: IconTrash },
};

/** What can be done with the selected rows; it lies where the table's header was. */
export function BulkBar({ count, total, actions, progress, onAction, onSelectAll, onClear }: Props) {
  const [open, setOpen] = useState<{ anchor: HTMLElement; actions: readonly BulkAction[] } | null>(null);
  const exports = actions.filter((action) => action.startsWith('export'));

  return (
    <div role="toolbar" aria-label="Selected snippets" className={styles.bar}>
      <div className={styles.check}>
        <RowCheckbox
          label={count === total ? 'Clear the selection' : 'Select all'}
          checked={count === total}
          indeterminate={count < total}
          onToggle={count === total ? onClear : onSelectAll}
        />
      </div>
      <strong className={styles.count} role="status">
        {progress
          ? `Making versions, ${progress.done + 1} of ${progress.total}…`
          : `${count.toLocaleString()} selected`}
      </strong>
      {count < total && (
        <Button variant="text" className={styles.all ?? ''} onClick={onSelectAll}>
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
            variant="text"
            startIcon={<IconUpload size={16} stroke={1.6} aria-hidden />}
            aria-haspopup="menu"
            onClick={(event) => setOpen({ anchor: event.currentTarget, actions: exports })}
          >
            Export
          </Button>
        )}
        {actions.includes('delete') && <ActionButton action="delete" onAction={onAction} />}
      </div>
      <Button
        variant="text"
        className={styles.narrow ?? ''}
        endIcon={<IconChevronDown size={16} stroke={1.6} aria-hidden />}
        aria-haspopup="menu"
        onClick={(event) => setOpen({ anchor: event.currentTarget, actions })}
      >
        Actions
      </Button>
      <IconButton aria-label="Clear the selection" onClick={onClear}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <Menu open={open !== null} anchorEl={open?.anchor ?? null} onClose={() => setOpen(null)}>
        {open?.actions.map((action) => {
          const { label, Icon } = names[action];
          return (
            <MenuItem
              key={action}
              onClick={() => {
                setOpen(null);
                onAction(action, open.anchor);
              }}
            >
              <Icon size={16} stroke={1.6} aria-hidden />
              {label}
            </MenuItem>
          );
        })}
      </Menu>
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
