import { IconUser, IconUsers } from '@tabler/icons-react';
import styles from './OwnerMark.module.css';

interface Props {
  /** Left out for one's own. */
  orgId: string | undefined;
  organizationName: string;
}

/** Whose a snippet is, where two libraries are listed as one. */
export function OwnerMark({ orgId, organizationName }: Props) {
  const OwnerIcon = orgId === undefined ? IconUser : IconUsers;
  const name = orgId === undefined ? 'Mine' : organizationName;
  return (
    <span className={styles.owner} title={name}>
      <OwnerIcon size={14} stroke={1.6} aria-hidden />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
