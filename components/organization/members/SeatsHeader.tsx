import type { ReactNode } from 'react';
import type { Organization } from '@/lib/contracts/organization-fields';
import { pendingNote, seatBar, seatsLine, seatsOf } from '@/lib/domain/organizations/seat-words';
import styles from './SeatsHeader.module.css';

const looks = { active: undefined, pending: styles.pendingPiece, free: styles.freePiece };

/** How many seats are held, in words and as a bar; beside it the one thing to do. */
export function SeatsHeader({ organization, action }: { organization: Organization; action: ReactNode }) {
  const seats = seatsOf(organization);
  const pieces = seatBar(seats);
  const isWhole = pieces.some(({ share }) => share > 1);
  return (
    <div className={styles.head}>
      <div className={styles.seats}>
        <h2 className={styles.line}>
          {seatsLine(organization)} <span className={styles.pending}>{pendingNote(seats.pending)}</span>
        </h2>
        {pieces.length > 0 && (
          <div className={[styles.bar, isWhole && styles.whole].filter(Boolean).join(' ')} aria-hidden="true">
            {pieces.map(({ fill, share }, index) => (
              <span
                key={index}
                className={[styles.piece, looks[fill]].filter(Boolean).join(' ')}
                style={{ flex: `${share} 1 0` }}
              />
            ))}
          </div>
        )}
      </div>
      {action}
    </div>
  );
}
