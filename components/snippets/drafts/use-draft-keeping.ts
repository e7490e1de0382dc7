import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  dropDraft,
  keepDraft,
  plainCopy,
  readDrafts,
  type DraftOwner,
  type KeptDraft,
} from '@/lib/client/device/snippet-drafts';
import { useKeeping } from '@/lib/client/device/use-keeping';
import { readWaitingSaves } from '@/lib/client/device/waiting-saves';
import { hasContent, isSameSnippet, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';

interface Work {
  readonly edited: EditedSnippet;
  readonly saved: EditedSnippet;
  readonly revision: number | null;
}

export interface DraftKeeping {
  /** 'kept': what is typed survives the page; 'failed': this browser keeps nothing. */
  readonly state: 'none' | 'kept' | 'failed';
  /** The newest draft of an earlier visit that differs from what was saved; once it is settled, the one before. */
  readonly offered: KeptDraft | null;
  /** Takes the offer off the screen and answers it; what stood here unsaved waits in its turn. */
  readonly takeOffer: () => KeptDraft | null;
  /** Takes the offer off the screen and throws the draft away. */
  readonly refuseOffer: () => void;
}

/** What waits of one snippet's drafts: a new one that is created leaves them to the next new one. */
interface Waiting {
  readonly id: string | null;
  readonly drafts: readonly KeptDraft[];
}

const draftsOf = (waiting: Waiting, id: string | null) => (waiting.id === id ? waiting.drafts : []);

/** Keeps what is typed on the device once the typing rests, and offers back what an earlier visit left there. */
export function useDraftKeeping(owner: DraftOwner, work: Work): DraftKeeping {
  const { uid, orgId, id } = owner;
  /** A new snippet's drafts are the same wherever it is going to be. */
  const placeOfDrafts = id === null ? null : orgId;
  const [waiting, setWaiting] = useState<Waiting>({ id, drafts: [] });
  const latest = useRef({ owner, work, waiting });
  /** Whose draft was last kept while something was unsaved. */
  const keptFor = useRef<DraftOwner | null>(null);
  const lastTaken = useRef<KeptDraft | null>(null);
  const isDirty = !isSameSnippet(work.edited, work.saved);

  const { last, setLast, keeper } = useKeeping(async () => {
    const { owner: whose, work: what, waiting: others } = latest.current;
    const isKept = await keepDraft(whose, draftFrom(what), draftsOf(others, whose.id));
    return { value: null, isKept };
  }, null);

  useLayoutEffect(() => {
    latest.current = { owner, work, waiting };
  });

  useEffect(() => {
    let isHere = true;
    const whose = { uid, orgId: placeOfDrafts, id };
    void Promise.all([readDrafts(whose), readWaitingSaves(uid)]).then(([drafts, waitingSaves]) => {
      if (!isHere || drafts.length === 0) return;
      const known = [latest.current.work.saved, ...waitingSaves.map(({ edited }) => edited)];
      const news = drafts.filter(
        ({ edited }) => hasContent(edited) && !known.some((text) => isSameSnippet(edited, text)),
      );
      if (news.length > 0) {
        setWaiting({ id, drafts: news });
        // What was typed and kept before these were read took their place.
        if (keptFor.current !== null) keeper.keepSoon();
      } else if (keptFor.current === null) void dropDraft(whose, []);
    });
    return () => {
      isHere = false;
    };
  }, [uid, placeOfDrafts, id, keeper]);

  // Before it is seen: a page that is left the moment after would not know that there is something to keep.
  useLayoutEffect(() => {
    const whose = { uid, orgId, id };
    const others = latest.current.waiting;
    if (!isDirty) {
      // What an earlier visit left waits for its offer to be settled.
      if (keptFor.current === null) return;
      keeper.callOff();
      void dropDraft(whose, draftsOf(others, id)).then(() => setLast(null));
      forgetFormer(keptFor.current, id, others);
      keptFor.current = null;
      return;
    }
    forgetFormer(keptFor.current, id, others);
    keptFor.current = whose;
    keeper.keepSoon();
  }, [work.edited, isDirty, uid, orgId, id, keeper, setLast]);

  const [next = null, ...rest] = draftsOf(waiting, id);
  const leave = (drafts: readonly KeptDraft[]) => {
    latest.current.waiting = { id, drafts };
    setWaiting(latest.current.waiting);
  };
  return {
    state: !isDirty || last === null ? 'none' : last.isKept ? 'kept' : 'failed',
    offered: next,
    takeOffer: () => {
      const taken = lastTaken.current;
      if (!isDirty || !hasContent(work.edited)) leave(rest);
      // What was typed comes back first; a draft that was only looked at lets those that wait pass.
      else if (taken?.edited === work.edited) leave([...rest, taken]);
      else leave([draftFrom(work), ...rest]);
      lastTaken.current = next;
      return next;
    },
    refuseOffer: () => {
      leave(rest);
      // What is typed is kept anew, without it.
      if (isDirty) keeper.keepAtOnce();
      else void dropDraft(owner, rest);
    },
  };
}

/** What was just created, or saved as another one, goes on under an id of its own, also what was typed meanwhile. */
function forgetFormer(kept: DraftOwner | null, id: string | null, waiting: Waiting): void {
  if (kept !== null && kept.id !== id && id !== null) void dropDraft(kept, draftsOf(waiting, kept.id));
}

function draftFrom({ edited, revision }: Work): KeptDraft {
  return { at: Date.now(), revision, edited: plainCopy(edited) };
}
