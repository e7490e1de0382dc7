import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import {
  IconAdjustmentsHorizontal,
  IconArrowUpRight,
  IconLogout,
  IconMessage,
  IconMoon,
} from '@tabler/icons-react';
import { useRouter } from 'next/router';
import { Menu } from '@/components/floating/Menu';
import { feedbackAddress } from '@/lib/client/addresses';
import { useTheme } from '@/lib/client/theme-mode';
import styles from './AccountMenu.module.css';

/** §2: the text a person is working on does not change its colors under their hands. */
const withoutThemeToggle = ['/email', '/snippets/[id]', '/snippets/create'];

interface Props {
  /** null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onPreferences: () => void;
  onLogOut: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** In the order of §2. */
export function AccountMenu({ anchor, onClose, onPreferences, onLogOut }: Props) {
  const { isDark, setMode } = useTheme();
  const { pathname } = useRouter();

  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: styles.menu }, list: { 'aria-label': 'Account' } }}
    >
      {!withoutThemeToggle.includes(pathname) && (
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isDark}
          onClick={() => setMode(isDark ? 'light' : 'dark')}
        >
          <IconMoon {...icon} />
          <span className={styles.grow}>Dark theme</span>
          <Switch checked={isDark} tabIndex={-1} inert className={styles.switch} />
        </MenuItem>
      )}
      <MenuItem onClick={closeAnd(onPreferences)}>
        <IconAdjustmentsHorizontal {...icon} />
        Preferences
      </MenuItem>
      <MenuItem component="a" href={feedbackAddress} target="_blank" rel="noopener" onClick={onClose}>
        <IconMessage {...icon} />
        <span className={styles.grow}>Feedback &amp; Roadmap</span>
        <IconArrowUpRight {...icon} />
      </MenuItem>
      <MenuItem onClick={closeAnd(onLogOut)}>
        <IconLogout {...icon} />
        Logout
      </MenuItem>
    </Menu>
  );
}
