import { IconLifebuoy } from '@tabler/icons-react';
import type { Member } from '@/lib/contracts/organization-fields';
import styles from './MemberList.module.css';
import { dayOf } from './member-words';

/** Someone of the support staff, also after they left: it stays on record who could read. */
export function SupportRow({ member: { email, displayName, status, joinedAt } }: { member: Member }) {
  const isIn = status === 1;
  return (
    <li className={styles.row}>
      <span className={styles.avatar} aria-hidden="true">
        <IconLifebuoy size={16} stroke={1.6} />
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{displayName ?? 'Heelwrite support'}</p>
        <p className={styles.under}>{email}</p>
      </div>
      <span className={styles.role}>{isIn ? 'Read only' : 'No access'}</span>
      <span className={styles.state}>{isIn && joinedAt !== undefined && `Joined ${dayOf(joinedAt)}`}</span>
    </li>
  );
}
