import { useQuery } from '@tanstack/react-query';
import { type LastLetter, loadLastLetter } from '@/lib/client/letter-store';

/** The letter that waits on this device; null when there is none, undefined until that is known. */
export function useLastLetter(uid: string): LastLetter | null | undefined {
  const { data } = useQuery({
    queryKey: ['last-letter', uid],
    queryFn: () => loadLastLetter(uid),
    // Read anew on each visit: the composer writes beside this cache.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return data;
}
