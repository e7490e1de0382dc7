import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { IconBuilding, IconCheck, IconPlus } from '@tabler/icons-react';
import Link from 'next/link';
import { Menu } from '@/components/floating/Menu';
import { useOrganization } from '@/contexts/OrganizationContext';
import styles from './OrganizationSelector.module.css';

interface Props {
  /** null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Another page was chosen. */
  onLeave?: (() => void) | undefined;
}

export function OrganizationMenu({ anchor, onClose, onLeave }: Props) {
  const { active, current, select } = useOrganization();
  const leave = () => {
    onClose();
    onLeave?.();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Organization' } }}
    >
      {active.map(({ id, name }) => (
        <MenuItem
          key={id}
          role="menuitemradio"
          aria-checked={id === current?.id}
          onClick={() => {
            onClose();
            select(id);
          }}
        >
          <span className={styles.grow}>{name}</span>
          {id === current?.id && <IconCheck size={16} stroke={1.6} aria-hidden="true" />}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem component={Link} href="/organization" onClick={leave}>
        <span className={styles.grow}>Organization page</span>
        <IconBuilding size={16} stroke={1.6} aria-hidden="true" />
      </MenuItem>
      <MenuItem component={Link} href="/organization?new=1" onClick={leave}>
        <span className={styles.grow}>New organization</span>
        <IconPlus size={16} stroke={1.6} aria-hidden="true" />
      </MenuItem>
    </Menu>
  );
}
