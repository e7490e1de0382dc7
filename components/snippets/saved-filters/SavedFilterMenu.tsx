import { IconArrowDown, IconArrowUp, IconPencil, IconReplace, IconTrash } from '@tabler/icons-react';
import { ActionMenu } from '@/components/floating/ActionMenu';
import type { SavedFilter } from '@/lib/contracts/saved-filters';
import type { KeptFilter } from '@/lib/domain/snippets/saved-filter';
import { useSavedFilterActions } from './use-saved-filter-actions';

interface Props {
  /** null: closed. */
  anchor: HTMLElement | null;
  saved: SavedFilter;
  /** Its place among so many. */
  place: number;
  count: number;
  /** The list as it is filtered now; null where it cannot take the place of the saved filter. */
  current: KeptFilter | null;
  onRename: () => void;
  /** It is about to be gone from the list. */
  onRemove: () => void;
  onClose: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function SavedFilterMenu(props: Props) {
  const { anchor, saved, place, count, current, onRename, onRemove, onClose } = props;
  const { replace, moveTo, remove } = useSavedFilterActions();
  return (
    <ActionMenu
      anchor={anchor}
      onClose={onClose}
      label={`“${saved.name}”`}
      actions={[
        { key: 'rename', label: 'Rename…', icon: <IconPencil {...icon} />, onChoose: onRename },
        {
          key: 'replace',
          label: 'Replace with the current filter',
          icon: <IconReplace {...icon} />,
          disabled: current === null,
          onChoose: () => current && replace(saved, current),
        },
        {
          key: 'up',
          label: 'Move up',
          icon: <IconArrowUp {...icon} />,
          disabled: place === 0,
          onChoose: () => moveTo(saved, place - 1),
        },
        {
          key: 'down',
          label: 'Move down',
          icon: <IconArrowDown {...icon} />,
          disabled: place === count - 1,
          onChoose: () => moveTo(saved, place + 1),
        },
        {
          key: 'delete',
          label: 'Delete',
          icon: <IconTrash {...icon} />,
          onChoose: () => {
            onRemove();
            remove(saved, place);
          },
        },
      ]}
    />
  );
}
