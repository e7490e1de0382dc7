import { Popover } from '@/components/floating/Popover';
import type { SnippetOrder } from '@/lib/domain/snippets/snippet-order';
import { FilterNav } from './FilterNav';
import styles from './FilterNavPopover.module.css';
import type { Naming } from './naming';
import type { FilterNavContent } from './use-filter-nav';

interface Props {
  /** null: closed. */
  anchor: HTMLElement | null;
  content: FilterNavContent;
  order: SnippetOrder;
  onName: (naming: Naming) => void;
  onClose: () => void;
}

export function FilterNavPopover({ anchor, content, order, onName, onClose }: Props) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Saved filters', className: styles.paper ?? '' } }}
    >
      <FilterNav
        content={content}

        order={order}
        onName={(naming) => {
          onClose();
          onName(naming);
        }}
        onGo={onClose}
      />
    </Popover>
  );
}
