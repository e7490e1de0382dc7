import MenuItem from '@mui/material/MenuItem';
import { IconArrowRight, IconCopy } from '@tabler/icons-react';
import { Menu } from '@/components/floating/Menu';
import { useOrganization } from '@/contexts/OrganizationContext';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { consequenceOf, type Transfer } from '@/lib/domain/snippets/snippet-transfers';
import styles from './TransferMenu.module.css';
import { usePossibleTransfers } from './use-possible-transfers';
import { useTransferSnippets } from './use-transfer-snippets';

interface Props {
  anchor: HTMLElement | null;
  snippets: readonly Snippet[];
  onClose: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
const verbs = { move: 'Move', copy: 'Copy' } as const;

/** Where the selected snippets can go, and who will see them there. */
export function TransferMenu({ anchor, snippets, onClose }: Props) {
  const { current } = useOrganization();
  return (
    current && <Transfers anchor={anchor} snippets={snippets} onClose={onClose} organization={current} />
  );
}

function Transfers({
  anchor,
  snippets,
  onClose,
  organization,
}: Props & { organization: { readonly id: string; readonly name: string } }) {
  const transfersOf = usePossibleTransfers();
  const transfer = useTransferSnippets(organization);
  const transfers = transfersOf(snippets);
  // What went one way can be fetched back by whoever may also move the other way.
  const mayMoveOut = transfersOf([{ orgId: organization.id }]).some(({ kind }) => kind === 'move');
  const nameOf = ({ kind, to, count }: Transfer) => {
    const which = count === snippets.length ? '' : ` ${count.toLocaleString()}`;
    return `${verbs[kind]}${which} to ${to === 'mine' ? 'your own snippets' : organization.name}`;
  };
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {transfers.map((each) => (
        <MenuItem
          key={`${each.kind} ${each.to}`}
          className={styles.item ?? ''}
          onClick={() => {
            onClose();
            void transfer(snippets, each, mayMoveOut);
          }}
        >
          {each.kind === 'move' ? <IconArrowRight {...icon} /> : <IconCopy {...icon} />}
          <span>
            {nameOf(each)}
            <small>{consequenceOf(each, organization.name)}</small>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
