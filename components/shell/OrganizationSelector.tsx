import { IconLock, IconSelector } from '@tabler/icons-react';
import { useRouter } from 'next/router';
import { useId, useState } from 'react';
import { Hint } from '@/components/on-demand/Hint';
import { preloadOnHover } from '@/components/on-demand/preload-on-hover';
import { onDemand } from '@/components/on-demand/on-demand';
import { useOrganization } from '@/contexts/OrganizationContext';
import styles from './OrganizationSelector.module.css';

const load = () => import('./OrganizationMenu');
const menuPreload = preloadOnHover(load);
const OrganizationMenu = onDemand(() => load().then((module) => module.OrganizationMenu));

const lockReason = 'The organization cannot be changed while a snippet is open.';

interface Props {
  isWide?: boolean;
  /** Another page was chosen in its menu. */
  onLeave?: () => void;
}

/** Which organization counts now; nothing for people who are in none. */
export function OrganizationSelector({ isWide = false, onLeave }: Props) {
  const { current } = useOrganization();
  const { pathname, query } = useRouter();
  // §2: at the address of a snippet; a new one may still go anywhere.
  const isLocked = pathname === '/snippets/[id]' && query.id !== 'create';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMenuLoaded, setMenuLoaded] = useState(false);
  const id = useId();
  if (current === null) return null;
  return (
    <>
      {isWide && <p className={styles.label}>Organization</p>}
      <Hint text={isLocked && !isWide ? lockReason : ''}>
        <button
          {...menuPreload}
          type="button"
          className={[styles.button, isWide && styles.wide].filter(Boolean).join(' ')}
          aria-label={`Organization: ${current.name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-describedby={isLocked ? `${id}-reason` : undefined}
          aria-disabled={isLocked}
          onClick={(event) => {
            if (isLocked) return;
            setMenuLoaded(true);
            setAnchor(event.currentTarget);
          }}
        >
          <span className={styles.name}>{current.name}</span>
          {isLocked ? (
            <IconLock size={16} stroke={1.6} aria-hidden="true" />
          ) : (
            <IconSelector size={16} stroke={1.6} aria-hidden="true" />
          )}
        </button>
      </Hint>
      {isLocked && (
        // In the drawer there is room for it, and no pointer to ask with.
        <p id={`${id}-reason`} hidden={!isWide} className={styles.label}>
          {lockReason}
        </p>
      )}
      {isMenuLoaded && <OrganizationMenu anchor={anchor} onClose={() => setAnchor(null)} onLeave={onLeave} />}
    </>
  );
}
