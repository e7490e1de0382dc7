import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Menu } from './Menu';

export interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onChoose: () => void;
  /** Given: of these actions one holds, and this tells whether it is this one. */
  checked?: boolean;
  /** Tinted. */
  selected?: boolean;
  disabled?: boolean;
  className?: string | undefined;
}

export interface ActionMenuProps {
  /** null: closed. */
  anchor: HTMLElement | null;
  label?: string;
  actions: readonly MenuAction[];
  onClose: () => void;
  /** Above the anchor, at its right edge, instead of below it. */
  isAbove?: boolean;
  className?: string | undefined;
}

const above = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  transformOrigin: { vertical: 'bottom', horizontal: 'right' },
} as const;

/** A plain list of things to do or to choose from. */
export function ActionMenu({ anchor, label, actions, onClose, isAbove = false, className }: ActionMenuProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      {...(isAbove ? above : {})}
      slotProps={{ list: { 'aria-label': label }, paper: { className } }}
    >
      {actions.map(({ key, label: words, icon, onChoose, checked, ...item }) => (
        <MenuItem
          key={key}
          {...item}
          {...(checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked })}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {icon}
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
