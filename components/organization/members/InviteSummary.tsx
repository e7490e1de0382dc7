import type { Invitees } from '@/lib/domain/organizations/invited-addresses';
import styles from './InviteDialog.module.css';

interface Props {
  invitees: Invitees;
  invalid: readonly string[];
  /** undefined: no limit. */
  free: number | undefined;
  missing: number;
}

const list = (texts: readonly string[]) => texts.join(', ');
const seats = (count: number) =>
  count === 0 ? 'no seat is free' : count === 1 ? '1 seat is free' : `${count} seats are free`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What will become of what was pasted, before anything is sent. */
export function InviteSummary({ invitees: { fresh, members, invited }, invalid, free, missing }: Props) {
  return (
    <div className={styles.told} role="group" aria-label="Before you invite">
      {free !== undefined && (
        <p className={missing > 0 ? styles.wrong : undefined}>
          {missing > 0
            ? `${fresh.length === 1 ? '1 person' : `${fresh.length} people`}, and ${seats(free)}. Take ${missing} off the list, or add licenses: you will see the price first, and your list will be waiting here.`
            : `${capitalized(seats(free))}.`}
        </p>
      )}
      {invalid.length > 0 && (
        <p className={styles.wrong}>
          {invalid.length === 1 ? 'Not an email address' : 'Not email addresses'}:{' '}
          <strong>{list(invalid)}</strong>
        </p>
      )}
      {members.length > 0 && (
        <p>
          Already {members.length === 1 ? 'a member' : 'members'}: <strong>{list(members)}</strong>
        </p>
      )}
      {invited.length > 0 && (
        <p>
          Already invited: <strong>{list(invited)}</strong>
        </p>
      )}
    </div>
  );
}
