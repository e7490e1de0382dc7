import { useQuery } from '@tanstack/react-query';
import type { LetterOutline } from '@/lib/client/letter/letter-outline';
import { loadLetter } from '@/lib/client/letter/letter-store';
import { listPastLetters, type PastOutline } from '@/lib/client/letter/past-letters';

interface KeptLetters {
  /** The letter that waits; null when there is none. */
  readonly last: LetterOutline | null;
  /** Those before it, the youngest first. */
  readonly past: readonly PastOutline[];
}

/** The letters that this device keeps; undefined until they are known. */
export function useKeptLetters(uid: string): KeptLetters | undefined {
  const { data } = useQuery({
    queryKey: ['kept-letters', uid],
    queryFn: async () => {
      const [last, past] = await Promise.all([loadLetter(uid), listPastLetters(uid)]);
      if (last === null) return { last, past };
      const { outlineOf } = await import('@/lib/client/letter/letter-outline');
      return { last: outlineOf(last), past };
    },
    // Read anew on each visit: the letter page writes beside this cache.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return data;
}
