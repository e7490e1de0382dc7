import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useKeptDogs } from '@/components/letter/dogs/use-kept-dogs';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import { recentDog, type RecentDog } from '@/lib/client/letter/recent-dogs';
import type { Letter } from '@/lib/domain/letter/letter';
import type { detailsToOffer } from '@/lib/domain/letter/details-to-offer';
import type { LetterOutput } from '@/lib/domain/letter/letter-output';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';

/** The dogs of the account, or those this device remembers; the one of the letter among them once it has gone out. */
export function useRecentDogs(
  uid: string,
  known: readonly RecentDog[],
  toOffer: typeof detailsToOffer | undefined,
) {
  const { notify } = useNotifications();
  const client = useQueryClient();
  const kept = useKeptDogs(uid);
  const [remembered, setDogs] = useState(known);
  const ofAccount = kept?.dogs;
  const dogs = useMemo(() => ofAccount?.map(recentDog) ?? remembered, [ofAccount, remembered]);
  /** `output` is what went out; left out, the letter was put away. */
  const remember = (letter: Letter, names: readonly string[], kinds: KindsByName, output?: LetterOutput) => {
    const details = toOffer?.(letter, names, kinds) ?? {};
    // For a dog of the account it is there already, also where no network is.
    (kept ? Promise.resolve(kept) : import('@/lib/client/dogs/remember-letter'))
      .then(({ rememberLetter }) =>
        rememberLetter(client, uid, { letter, names, details, notify, ...(output && { output }) }),
      )
      .then((now) => now && setDogs(now))
      // The email has gone out all the same.
      .catch(() => undefined);
  };
  const forget = useStableCallback(() => {
    setDogs([]);
    void import('@/lib/client/letter/recent-dog-changes').then(({ forgetDogs }) => forgetDogs(uid));
    notify({ text: 'Recent dogs forgotten' });
  });
  return { dogs, kept, remember, forget };
}
