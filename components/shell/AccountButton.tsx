import { useState } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { onDemand } from '@/components/on-demand/on-demand';
import styles from './AccountButton.module.css';

const load = () => import('./AccountMenu');
const menuPreload = preloadOnHover(load);
const AccountMenu = onDemand(() => load().then((module) => module.AccountMenu));

function initialOf({ displayName, email }: { displayName: string; email: string }): string {
  return (Array.from(displayName.trim() || email)[0] ?? '?').toUpperCase();
}

function nameOf(waiting: number): string {
  if (waiting === 0) return 'Account';
  return waiting === 1 ? 'Account, 1 invitation waiting' : `Account, ${waiting} invitations waiting`;
}

interface Props {
  onInvitations: () => void;
  onPreferences: () => void;
  onLogOut: () => void;
}

/** The avatar and, behind it, the account menu. */
export function AccountButton({ onInvitations, onPreferences, onLogOut }: Props) {
  const user = useSignedInUser();
  const { pending } = useOrganization();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMenuLoaded, setMenuLoaded] = useState(false);
  return (
    <>
      <button
        {...menuPreload}
        type="button"
        className={styles.avatar}
        data-tour="account"
        aria-label={nameOf(pending.length)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setMenuLoaded(true);
          setAnchor(event.currentTarget);
        }}
      >
        {initialOf(user)}
        {pending.length > 0 && <span className={styles.dot} />}
      </button>
      {isMenuLoaded && (
        <AccountMenu
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onInvitations={onInvitations}
          onPreferences={onPreferences}
          onLogOut={onLogOut}
        />
      )}
    </>
  );
}
