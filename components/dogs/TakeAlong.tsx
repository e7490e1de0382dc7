import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useTakeAlong } from '@/lib/client/dogs/use-take-along';
import { recentDogsQuery } from '@/lib/client/queries/account/recent-dog-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { listed } from '@/lib/domain/text/listed';
import styles from './DogKeeping.module.css';

const mostNamed = 3;

/** Offers to take the dogs along that this device remembers from before. */
export function TakeAlong() {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const { data: dogs = [] } = useQuery(recentDogsQuery(uid));
  const { mutate, isPending, error } = useTakeAlong(uid);
  if (dogs.length === 0) return null;
  const named = dogs.slice(0, mostNamed).map(({ dog }) => dog);
  const others = dogs.length - named.length;
  return (
    <div className={styles.along}>
      <p>
        This device remembers {listed([...named, ...(others > 0 ? [`${others} more`] : [])])} from before.
      </p>
      <Button
        disabled={isPending}
        onClick={() => mutate(dogs, { onSuccess: () => notify({ text: 'Added to your dogs' }) })}
      >
        {isPending ? 'Adding' : 'Add to my account'}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          Not all were added. {errorSentence(error)}
        </p>
      )}
    </div>
  );
}
