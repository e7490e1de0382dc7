import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dogsQuery } from '@/lib/client/dogs/dogs-query';
import type * as keptDogs from './kept-dogs';

type Rules = typeof keptDogs;

/** The dogs of the account with all that is done with them; null where it keeps none, and until both are there. */
export function useKeptDogs(uid: string) {
  const { data } = useQuery(dogsQuery(uid));
  const [rules, setRules] = useState<Rules | null>(null);
  const isKept = data?.isKept === true;
  useEffect(() => {
    // Where it cannot be loaded, the device remembers as it does for everyone.
    if (isKept) import('./kept-dogs').then(setRules, () => undefined);
  }, [isKept]);
  return isKept && rules ? { dogs: data.dogs, ...rules } : null;
}

export type KeptDogs = NonNullable<ReturnType<typeof useKeptDogs>>;
