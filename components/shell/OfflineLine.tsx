import { useQuery } from '@tanstack/react-query';
import { waitingSentence } from '@/components/snippets/waiting/waiting-words';
import { waitingSavesQuery } from '@/lib/client/queries/waiting-saves/waiting-saves';
import { useWayBack } from './use-way-back';
import styles from '@/components/ui/feedback/QuietLine.module.css';

/** A quiet line while there is no network; looks out for its return. `uid` is null for who is not signed in. */
export function OfflineLine({ uid }: { uid: string | null }) {
  useWayBack();
  const { data: waiting = [] } = useQuery({ ...waitingSavesQuery(uid ?? ''), enabled: uid !== null });
  return (
    <p role="status" className={styles.line}>
      You’re offline.{' '}
      {waiting.length > 0
        ? waitingSentence(waiting)
        : 'Searching, writing and copying go on as usual; what needs the network says so.'}
    </p>
  );
}
