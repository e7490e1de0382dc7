import Link from 'next/link';
import styles from './ImportDialog.module.css';

interface Props {
  /** How many more snippets the plan holds. */
  room: number;
  /** How many new ones come too late for it. */
  tooMany: number;
}

/** That the plan is too small for the file, before it is taken over. */
export function ImportQuotaNotice({ room, tooMany }: Props) {
  const more = room === 1 ? '1 more snippet' : `${room.toLocaleString()} more snippets`;
  const out =
    tooMany === 1
      ? 'the last new one is left out'
      : `the last ${tooMany.toLocaleString()} new ones are left out`;
  return (
    <p role="status" className={styles.room}>
      {room === 0
        ? 'Your plan has no room for new snippets.'
        : `Your plan has room for ${more}, so ${out}. Uncheck others to choose which.`}{' '}
      <Link href="/profile#plan">See plans</Link>
    </p>
  );
}
