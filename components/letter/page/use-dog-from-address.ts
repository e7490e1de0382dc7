import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { dogKey, type RecentDog } from '@/lib/client/letter/recent-dogs';

/** `/email?dog={key}` fills in a dog that this device remembers, once. */
export function useDogFromAddress(dogs: readonly RecentDog[], choose: (dog: RecentDog) => void): void {
  const router = useRouter();
  const { notify } = useNotifications();
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
    done.current = wanted;
    const dog = dogs.find((each) => dogKey(each) === wanted);
    if (dog) choose(dog);
    else notify({ text: 'That dog is no longer remembered on this device.', severity: 'warning' });
    void router.replace('/email', undefined, { shallow: true });
  }, [wanted, dogs, choose, notify, router]);
}
