import { IconMenu2 } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { Logo } from '@/components/ui/brand/Logo';
import { onDemand } from '@/components/on-demand/on-demand';
import { AccountButton } from './AccountButton';
import { destinationOf, destinations, pageOf } from './destinations';
import { OrganizationSelector } from './OrganizationSelector';
import styles from './TopBar.module.css';

const NavDrawer = onDemand(() => import('./NavDrawer').then(({ NavDrawer }) => NavDrawer));

interface Props {
  onInvitations: () => void;
  onPreferences: () => void;
  onLogOut: () => void;
}

export function TopBar({ onInvitations, onPreferences, onLogOut }: Props) {
  const { pathname } = useRouter();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const here = destinationOf(pathname) ?? pageOf(pathname);
  return (
    <header className={styles.bar}>
      <div className={styles.narrow}>
        <IconButton
          aria-label="Menu"
          aria-expanded={isDrawerOpen}
          data-tour="places"
          onClick={() => setDrawerOpen(true)}
        >
          <IconMenu2 size={20} stroke={1.6} aria-hidden />
        </IconButton>
        <span className={styles.place}>{here?.name ?? 'Heelwrite'}</span>
      </div>
      <Link href="/" className={styles.brand}>
        <Logo />
        Heelwrite
      </Link>
      <nav aria-label="Main" className={styles.nav} data-tour="places">
        {destinations.map(({ href, name }) => (
          <Link key={href} href={href} aria-current={href === here?.href ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div className={styles.end}>
        <div className={styles.organization}>
          <OrganizationSelector />
        </div>
        <AccountButton onInvitations={onInvitations} onPreferences={onPreferences} onLogOut={onLogOut} />
      </div>
      {isDrawerOpen && <NavDrawer onClose={() => setDrawerOpen(false)} />}
    </header>
  );
}
