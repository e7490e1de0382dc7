import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Sex } from '@/lib/contracts/primitives';
import type { SnippetBlock } from '@/lib/domain/letter';
import type { ShownText } from '@/lib/domain/letter-text';
import styles from './BlockActions.module.css';
import type { LetterDesk } from './letter-desk';

const order: readonly Sex[] = ['male', 'female', 'neutral'];
const named: Readonly<Record<Sex, string>> = { male: 'Male', female: 'Female', neutral: 'Neutral' };

interface Props {
  block: SnippetBlock;
  text: ShownText;
  desk: LetterDesk;
}

/** Which version one block shows, where it should differ from the letter's. */
export function VersionMenu({ block, text, desk }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (text.shown === null) return null;
  const choose = (sex: Sex | null) => {
    setAnchor(null);
    desk.actions.overrideSex(block.id, sex);
  };
  return (
    <>
      <ButtonBase
        className={styles.version}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Version: ${text.shown}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text.shown}
        <IconChevronDown size={12} stroke={1.6} aria-hidden />
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem selected={block.sexOverride === undefined} onClick={() => choose(null)}>
          As the dog’s sex says
        </MenuItem>
        {order.map((sex) => (
          <MenuItem
            key={sex}
            selected={block.sexOverride === sex}
            disabled={!text.available.includes(sex)}
            onClick={() => choose(sex)}
          >
            {text.available.includes(sex) ? named[sex] : `${named[sex]}: no text`}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
