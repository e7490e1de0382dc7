import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { plainCopy } from '@/lib/client/device/snippet-drafts';
import { dropWaitingSave, keepWaitingSave, type WaitingSave } from '@/lib/client/device/waiting-saves';
import { readWaitingAgain } from '@/lib/client/queries/waiting-saves/waiting-saves';
import { isSameSnippet, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';

type Unsent = Omit<WaitingSave, 'key' | 'at' | 'edited' | 'saved'> &
  Readonly<Record<'edited' | 'saved', EditedSnippet>>;

interface WaitingForNetwork {
  /** Whether this text, as it was drawn, is what waits. */
  readonly holds: (text: EditedSnippet) => boolean;
  /** The same at this moment. */
  readonly holdsNow: (text: EditedSnippet) => boolean;
  /** Keeps what could not be sent now; false where this browser keeps nothing. */
  readonly keep: (save: Unsent) => Promise<boolean>;
  /** It was sent from elsewhere, or refused there; false where it is not the one of this editor. */
  readonly end: (save: WaitingSave) => boolean;
  /** What waited is saved, or something newer is. */
  readonly drop: () => void;
}

/** The save of one snippet that waits for the network, `begun` where one does from the start. */
export function useWaitingSave(uid: string, begun: WaitingSave | null): WaitingForNetwork {
  const client = useQueryClient();
  const [drawn, setDrawn] = useState(begun);
  const now = useRef(begun);
  const wait = (save: WaitingSave | null) => {
    now.current = save;
    setDrawn(save);
  };
  return {
    holds: (text) => isOf(text, drawn),
    holdsNow: (text) => isOf(text, now.current),
    keep: async (asked) => {
      const save: WaitingSave = {
        ...asked,
        key: now.current?.key ?? crypto.randomUUID(),
        at: Date.now(),
        edited: plainCopy(asked.edited),
        saved: plainCopy(asked.saved),
      };
      if (!(await keepWaitingSave(uid, save))) return false;
      wait(save);
      await readWaitingAgain(client, uid);
      return true;
    },
    end: ({ key }) => {
      if (key !== now.current?.key) return false;
      wait(null);
      return true;
    },
    drop: () => {
      const outdated = now.current;
      if (outdated === null) return;
      wait(null);
      void dropWaitingSave(uid, outdated.key).then(() => readWaitingAgain(client, uid));
    },
  };
}

const isOf = (text: EditedSnippet, save: WaitingSave | null) =>
  save !== null && isSameSnippet(text, save.edited);
