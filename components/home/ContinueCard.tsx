import { Button } from '@/components/ui/buttons/Button';
import type { LetterOutline } from '@/lib/client/letter/letter-outline';
import { relativeTime } from '@/lib/domain/app/relative-time';
import styles from './Home.module.css';

const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

function stateOf({ snippetCount, emptyDetails }: LetterOutline): string {
  return [
    snippetCount > 0 && counted(snippetCount, 'snippet', 'snippets'),
    emptyDetails > 0 && counted(emptyDetails, 'detail empty', 'details empty'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The letter that was left off, with the way back into it. */
export function ContinueCard({ letter, now }: { letter: LetterOutline; now: number }) {
  const { subject, firstLines, editedAt } = letter;
  return (
    <article className={styles.sheet}>
      <p className={styles.edited}>Edited {relativeTime(Date.parse(editedAt), now)}, kept on this device</p>
      <h3 className={styles.subject}>{subject.trim() === '' ? 'Email without a subject' : subject}</h3>
      {firstLines !== '' && <p className={styles.firstLines}>{firstLines}</p>}
      <div className={styles.foot}>
        <Button href="/email" variant="contained" size="large">
          Continue this email
        </Button>
        <span>{stateOf(letter)}</span>
      </div>
    </article>
  );
}
