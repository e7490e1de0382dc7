import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconCheck, IconChevronDown, IconCopy } from '@tabler/icons-react';
import { memo, useState } from 'react';
import styles from './CopyBar.module.css';
import type { LetterCopying } from './letter-copying';
import { copyButtonId } from './spot-ids';

interface Props {
  copying: LetterCopying;
  hasOpenPoints: boolean;
}

/** The way out: always in sight, whatever is still open. */
export const CopyBar = memo(function CopyBar({ copying, hasOpenPoints }: Props) {
  const { isCopied, ...ways } = copying;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (way: () => void) => () => {
    setAnchor(null);
    way();
  };
  return (
    <div className={styles.bar}>
      <div className={styles.split}>
        <Button
          id={copyButtonId}
          variant="contained"
          color="primary"
          className={styles.main}
          onClick={ways.copy}
        >
          {isCopied ? (
            <IconCheck size={16} stroke={1.6} aria-hidden />
          ) : (
            <IconCopy size={16} stroke={1.6} aria-hidden />
          )}
          {isCopied ? 'Copied' : 'Copy email'}
          <span className={styles.keys} aria-hidden>
            <kbd>{modifier()} ↵</kbd>
          </span>
        </Button>
        <Button
          variant="contained"
          color="primary"
          className={styles.more}
          aria-label="More ways to copy"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </Button>
      </div>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'More ways to copy' }, paper: { className: styles.menu } }}
      >
        <MenuItem onClick={choose(ways.copy)}>Copy with formatting</MenuItem>
        <MenuItem onClick={choose(ways.copyPlain)}>Copy as plain text</MenuItem>
        <MenuItem onClick={choose(ways.copySubject)}>Copy subject</MenuItem>
        <MenuItem className={styles.inMenu} onClick={choose(ways.openInMail)}>
          Open in mail
        </MenuItem>
      </Menu>
      <div className={styles.foot}>
        <span>{hasOpenPoints ? 'You can copy with open points.' : 'Formatted and plain, together.'}</span>
        <button type="button" className={styles.mail} onClick={ways.openInMail}>
          Open in mail
        </button>
      </div>
    </div>
  );
});

const modifier = () =>
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
