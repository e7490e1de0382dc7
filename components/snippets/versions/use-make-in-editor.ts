import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import type { Sex } from '@/lib/contracts/primitives';
import type { EditedSnippet, MadeFrom } from '@/lib/domain/snippets/edited-snippet';
import { makingFailure } from './making-failure';

/** A version on its way: what has come of it so far. */
export interface Making {
  readonly sex: Sex;
  readonly source: Sex;
  readonly html: string;
}

interface VersionMaking {
  readonly making: Making | null;
  /** Answers whether the version was made; where it was not, nothing has changed. */
  readonly make: (sex: Sex, source: Sex) => Promise<boolean>;
  readonly stop: () => void;
}

/** Makes versions out of others, one at a time. */
export function useMakeInEditor(
  { versions }: EditedSnippet,
  onMade: (sex: Sex, html: string, from: MadeFrom) => void,
): VersionMaking {
  const tellFailure = useFailureNotice();
  const [making, setMaking] = useState<Making | null>(null);
  const running = useRef<AbortController | null>(null);
  const made = useRef(onMade);
  useEffect(() => {
    made.current = onMade;
  });
  useEffect(() => () => running.current?.abort(), []);

  const make = async (sex: Sex, source: Sex) => {
    const html = versions[source]?.html;
    if (html === undefined || running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    setMaking({ sex, source, html: '' });
    try {
      const { swapText } = await import('@/lib/client/wire/swap-text');
      const result = await swapText(html, source, sex, {
        signal: controller.signal,
        onProgress: (soFar) => setMaking({ sex, source, html: soFar }),
      });
      made.current(sex, result, { source, html });
      return true;
    } catch (error) {
      if (!controller.signal.aborted) tellFailure(error, { text: makingFailure(error) });
      return false;
    } finally {
      running.current = null;
      // While it waits the editor is hidden, and what is hidden takes no focus.
      flushSync(() => setMaking(null));
    }
  };

  return { making, make, stop: () => running.current?.abort() };
}
