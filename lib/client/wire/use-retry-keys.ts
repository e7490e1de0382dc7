import { useState } from 'react';

interface RetryKeys {
  /** The Idempotency-Key for what is about to be sent; `about` says all that tells it from something else. */
  keyOf: (about: string) => string;
  /** It was answered: the same sent once more is meant. */
  settle: (about: string) => void;
}

/** An answer that was lost on its way is no work that failed: tried again, it goes out under the same key. */
export function useRetryKeys(): RetryKeys {
  const [keys] = useState(() => {
    const known = new Map<string, string>();
    return {
      keyOf: (about: string) => {
        const key = known.get(about) ?? crypto.randomUUID();
        known.set(about, key);
        return key;
      },
      settle: (about: string) => void known.delete(about),
    };
  });
  return keys;
}
