import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDecidedWords } from '@/lib/client/device/decided-words';

export interface DecidedWords {
  /** null until it is known what this device kept of earlier visits. */
  readonly words: ReadonlySet<string> | null;
  readonly add: (word: string) => void;
}

/** Words in doubt that someone has left as they stand; what was decided of a new snippet is kept once it has an id. */
export function useDecidedWords(uid: string, id: string | null): DecidedWords {
  const [words, setWords] = useState<ReadonlySet<string> | null>(() => (id === null ? new Set() : null));
  const here = useRef<readonly string[]>([]);

  const keep = useCallback(async () => {
    const known = id === null ? here.current : await keepDecidedWords(uid, id, here.current);
    setWords(new Set([...known, ...here.current]));
  }, [uid, id]);
  useEffect(() => {
    if (id !== null) void keep();
  }, [id, keep]);

  return {
    words,
    add: (word) => {
      here.current = [...here.current, word];
      setWords(new Set([...(words ?? []), word]));
      void keep();
    },
  };
}
