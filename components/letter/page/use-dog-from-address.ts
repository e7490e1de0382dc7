import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { dogsQuery } from '@/lib/client/dogs/dogs-query';
import { dogKey, type RecentDog } from '@/lib/client/letter/recent-dogs';

/** `/email?dog={key}` fills in a dog that the account keeps or this device remembers, once. */
export function useDogFromAddress(dogs: readonly RecentDog[], choose: (dog: RecentDog) => void): void {
  const router = useRouter();
  const { notify } = useNotifications();
  const { isPending } = useQuery(dogsQuery(useSignedInUser().uid));
  const done = useRef<string | null>(null);
  const { dog: asked } = router.query;
  // A new letter that is asked for too begins first.
  const isAsked = router.isReady && typeof asked === 'string' && router.query.new === undefined;
  const wanted = isAsked ? asked : null;

  useEffect(() => {
    if (wanted === null || done.current === wanted) {
      done.current = wanted;
      return;
    }
    const dog = dogs.find((each) => dogKey(each) === wanted);
    // The account may know more than this device.
    if (!dog && isPending) return;
    done.current = wanted;
    if (dog) choose(dog);
    else notify({ text: 'That dog is no longer remembered on this device.', severity: 'warning' });
    void router.replace('/email', undefined, { shallow: true });
  }, [wanted, dogs, isPending, choose, notify, router]);
}
