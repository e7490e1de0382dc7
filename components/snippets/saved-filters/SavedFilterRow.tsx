import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconPencil,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { actionsPreload, LazyActions } from '@/components/on-demand/LazyActions';
import { IconButton } from '@/components/ui/buttons/IconButton';
import type { KeptFilter } from '@/lib/domain/snippets/saved-filter';
import type { SnippetOrder } from '@/lib/domain/snippets/snippet-order';
import styles from './FilterNav.module.css';
import { FilterNavLink } from './FilterNavLink';
import type { SavedEntry } from './use-filter-nav';
import type { SavedFilterActions } from './use-saved-filter-actions';

interface Props {
  entry: SavedEntry;
  /** Its place among so many. */
  place: number;
  count: number;
  /** The list as it is filtered now, which can take the place of the saved filter where it is none itself. */
  current: KeptFilter;
  canReplace: boolean;
  order: SnippetOrder;
  actions: SavedFilterActions;
  onRename: () => void;
  onRemove: () => void;
  onGo: (() => void) | undefined;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function SavedFilterRow(props: Props) {
  const { entry, place, count, current, canReplace, order, actions, onRename, onRemove, onGo } = props;
  const { saved } = entry;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <li className={styles.row}>
      <FilterNavLink entry={entry} order={order} onGo={onGo} />
      <IconButton
        {...actionsPreload}
        size="small"
        className={styles.more}
        aria-label={`More for “${saved.name}”`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconDots {...icon} />
      </IconButton>
      <LazyActions
        anchor={anchor}
        onClose={() => setAnchor(null)}
        label={`“${saved.name}”`}
        actions={[
          { key: 'rename', label: 'Rename…', icon: <IconPencil {...icon} />, onChoose: onRename },
          {
            key: 'replace',
            label: 'Replace with the current filter',
            icon: <IconReplace {...icon} />,
            disabled: !canReplace,
            onChoose: () => actions.replace(saved, current),
          },
          {
            key: 'up',
            label: 'Move up',
            icon: <IconArrowUp {...icon} />,
            disabled: place === 0,
            onChoose: () => actions.moveTo(saved, place - 1),
          },
          {
            key: 'down',
            label: 'Move down',
            icon: <IconArrowDown {...icon} />,
            disabled: place === count - 1,
            onChoose: () => actions.moveTo(saved, place + 1),
          },
          { key: 'delete', label: 'Delete', icon: <IconTrash {...icon} />, onChoose: onRemove },
        ]}
      />
    </li>
  );
}
