import { IconX } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { Drawer } from '@/components/floating/Drawer';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { Logo } from '@/components/ui/brand/Logo';
import { destinationOf, destinations } from './destinations';
import styles from './NavDrawer.module.css';
import { OrganizationSelector } from './OrganizationSelector';

/** The way around on a narrow screen. */
export function NavDrawer({ onClose }: { onClose: () => void }) {
  const here = destinationOf(useRouter().pathname);
  return (
    <Drawer open onClose={onClose} slotProps={{ paper: { className: styles.drawer, 'aria-label': 'Menu' } }}>
      <div className={styles.head}>
        <Logo />
        Heelwrite
        <IconButton aria-label="Close menu" onClick={onClose} className={styles.close}>
          <IconX size={20} stroke={1.6} />
        </IconButton>
      </div>
      <nav aria-label="Main" className={styles.nav}>
        {destinations.map(({ href, name, Icon }) => (
          <Link
            key={href}
            href={href}
            onClick={onClose}
            aria-current={href === here?.href ? 'page' : undefined}
          >
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            {name}
          </Link>
        ))}
      </nav>
      <div className={styles.foot}>
        <OrganizationSelector isWide onLeave={onClose} />
      </div>
    </Drawer>
  );
}
