import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import Divider from '@mui/material/Divider';
import {
  IconAdjustmentsHorizontal,
  IconArrowUpRight,
  IconBuilding,
  IconHelp,
  IconLifebuoy,
  IconLogout,
  IconMailOpened,
  IconMessage,
  IconMoon,
  IconRoute,
  IconUser,
} from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useId } from 'react';
import { Menu } from '@/components/floating/Menu';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useTour } from '@/contexts/TourContext';
import { publicSettings } from '@/lib/client/browser/public-settings';
import { useTheme } from '@/lib/client/device/use-theme';
import styles from './AccountMenu.module.css';

/** §2: the text a person is working on does not change its colors under their hands. */
const withoutThemeToggle = ['/email', '/snippets/[id]', '/snippets/create'];

const mostShown = 99;

/** §9: a badge shows at most 99+. */
const badgeCount = (count: number) => (count > mostShown ? `${mostShown}+` : String(count));

interface Props {
  /** null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onInvitations: () => void;
  onPreferences: () => void;
  onLogOut: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/**
 * In the order of §2, under who is signed in. Who is in no organization can create one where others manage theirs; support
 * staff find their desk below that.
 */
export function AccountMenu({ anchor, onClose, onInvitations, onPreferences, onLogOut }: Props) {
  const { isDark, setMode } = useTheme();
  const { pathname } = useRouter();
  const id = useId();
  const { isGlobalAdmin, displayName, email } = useSignedInUser();
  const { active, pending, role, status } = useOrganization();
  const tour = useTour();
  const hasNone = status === 'loaded' && active.length === 0;
  const isAdmin = role.status === 'loaded' && role.role === 0;

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
      slotProps={{
        paper: { className: styles.menu },
        list: { 'aria-label': 'Account', 'aria-describedby': id },
      }}
    >
      <li role="presentation" id={id} className={styles.who}>
        {displayName.trim() !== '' && <strong>{displayName}</strong>}
        <span>{email}</span>
      </li>
      {pending.length > 0 && (
        <MenuItem onClick={closeAnd(onInvitations)}>
          <IconMailOpened {...icon} />
          <span className={styles.grow}>
            {pending.length === 1 ? 'Pending Invitation' : 'Pending Invitations'}
          </span>
          <span className={styles.count}>{badgeCount(pending.length)}</span>
        </MenuItem>
      )}
      <MenuItem component={Link} href="/profile" onClick={onClose}>
        <IconUser {...icon} />
        My account
      </MenuItem>
      {isAdmin && (
        <MenuItem component={Link} href="/organization" onClick={onClose}>
          <IconBuilding {...icon} />
          Manage Organization
        </MenuItem>
      )}
      {hasNone && (
        <MenuItem component={Link} href="/organization?new=1" onClick={onClose}>
          <IconBuilding {...icon} />
          Create an organization
        </MenuItem>
      )}
      {isGlobalAdmin && (
        <MenuItem component={Link} href="/profile#support-desk" onClick={onClose}>
          <IconLifebuoy {...icon} />
          Support desk
        </MenuItem>
      )}
      <Divider />
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
      <MenuItem onClick={closeAnd(tour.start)}>
        <IconRoute {...icon} />
        Take a tour
      </MenuItem>
      <MenuItem component={Link} href="/help" onClick={onClose}>
        <IconHelp {...icon} />
        Help
      </MenuItem>
      <MenuItem onClick={closeAnd(onPreferences)}>
        <IconAdjustmentsHorizontal {...icon} />
        Preferences
      </MenuItem>
      <MenuItem
        component="a"
        href={publicSettings().feedbackAddress}
        target="_blank"
        rel="noopener"
        onClick={onClose}
      >
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
