import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './FilterMenu.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** One of a few; the button names the one that holds. */
export function ChoiceMenu<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: Props<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = options.find((option) => option.value === value)?.label ?? '';
  return (
    <>
      <button
        type="button"
        className={[styles.filter, styles.bare, className].filter(Boolean).join(' ')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${label}: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
        <IconChevronDown size={16} stroke={1.6} aria-hidden />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            onClick={() => {
              setAnchor(null);
              onChange(option.value);
            }}
          >
            <IconCheck
              size={16}
              stroke={1.6}
              aria-hidden
              style={{ visibility: option.value === value ? 'visible' : 'hidden' }}
            />
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
