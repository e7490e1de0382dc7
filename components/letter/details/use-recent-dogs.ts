import { useState } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import { forgetDogs, rememberDog, type RecentDog } from '@/lib/client/letter/recent-dogs';
import type { Letter } from '@/lib/domain/letter/letter';
import type { detailsToOffer } from '@/lib/domain/letter/details-to-offer';
import { whoIs } from '@/lib/domain/letter/letter-variables';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';

/** The dogs this device remembers, the one of the letter among them once it has gone out. */
export function useRecentDogs(
  uid: string,
  known: readonly RecentDog[],
  detailsOf: typeof detailsToOffer | undefined,
) {
  const { notify } = useNotifications();
  const [dogs, setDogs] = useState(known);
  const remember = (letter: Letter, names: readonly string[], kinds: KindsByName) => {
    const { dog, client } = whoIs(letter, names);
    if (dog === undefined) return;
    const { sex, areSeveral } = letter;
    const details = detailsOf?.(letter, names, kinds) ?? {};
    const who = {
      dog,
      sex,
      ...(areSeveral && { areSeveral }),
      ...(client === undefined ? {} : { client }),
      ...(Object.keys(details).length > 0 && { details }),
    };
    void rememberDog(uid, who).then(setDogs);
  };
  const forget = useStableCallback(() => {
    setDogs([]);
    void forgetDogs(uid);
    notify({ text: 'Recent dogs forgotten' });
  });
  return { dogs, remember, forget };
}
