import MenuItem from '@mui/material/MenuItem';
import { Menu } from '@/components/floating/Menu';
import type { VariableColor } from '@/lib/contracts/snippet-fields';
import { fallbackColor } from '@/lib/domain/text/variable-colors';
import styles from './EmailWords.module.css';

interface Props {
  word: string;
  /** null: closed. */
  anchor: HTMLElement | null;
  choices: readonly string[];
  colors: ReadonlyMap<string, VariableColor>;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** What a word can become. */
export function WordMenu({ word, anchor, choices, colors, onChoose, onClose }: Props) {
  const title = `“${word}” becomes`;
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': title } }}
    >
      <li role="presentation" className={styles.menuTitle}>
        {title}
      </li>
      {choices.map((name) => (
        <MenuItem
          key={name}
          onClick={() => {
            onClose();
            onChoose(name);
          }}
        >
          <span className={`v chip ${colors.get(name) ?? fallbackColor}`}>{`{{${name}}}`}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
