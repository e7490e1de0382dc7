import MenuItem from '@mui/material/MenuItem';
import { IconCheck } from '@tabler/icons-react';
import { Menu } from '@/components/floating/Menu';
import { useOrganization } from '@/contexts/OrganizationContext';
import styles from './OrganizationSelector.module.css';

interface Props {
  /** null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function OrganizationMenu({ anchor, onClose }: Props) {
  const { active, current, select } = useOrganization();
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
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
    </Menu>
  );
}
