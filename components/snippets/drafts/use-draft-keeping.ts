import { useCallback, useEffect, useRef, useState } from 'react';
import {
  dropDraft,
  keepDraft,
  readDrafts,
  type DraftOwner,
  type KeptDraft,
} from '@/lib/client/device/snippet-drafts';
import { hasContent, isSameSnippet, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';

const keepDelay = 1_000;

interface Work {
  readonly edited: EditedSnippet;
  readonly saved: EditedSnippet;
  readonly revision: number | null;
}

export interface DraftKeeping {
  /** 'kept': what is typed survives the page; 'refused': this browser keeps nothing. */
  readonly state: 'none' | 'kept' | 'refused';
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

/** Keeps what is typed on the device about a second later, and offers back what an earlier visit left there. */
export function useDraftKeeping(owner: DraftOwner, work: Work): DraftKeeping {
  const { uid, orgId, id } = owner;
  /** A new snippet's drafts are the same wherever it is going to be. */
  const placeOfDrafts = id === null ? null : orgId;
  const [state, setState] = useState<DraftKeeping['state']>('none');
  const [waiting, setWaiting] = useState<Waiting>({ id, drafts: [] });
  const latest = useRef({ owner, work, waiting, isUnkept: false });
  /** Whose draft was last kept while something was unsaved. */
  const keptFor = useRef<DraftOwner | null>(null);
  const lastTaken = useRef<KeptDraft | null>(null);
  const isDirty = !isSameSnippet(work.edited, work.saved);

  useEffect(() => {
    latest.current = { owner, work, waiting, isUnkept: latest.current.isUnkept };
  });

  const keepNow = useCallback(async () => {
    const { owner: whose, work: what, waiting: others } = latest.current;
    if (!latest.current.isUnkept) return;
    latest.current.isUnkept = false;
    const isKept = await keepDraft(whose, draftFrom(what), draftsOf(others, whose.id));
    setState(isKept ? 'kept' : 'refused');
  }, []);

  useEffect(() => {
    let isHere = true;
    const whose = { uid, orgId: placeOfDrafts, id };
    void readDrafts(whose).then((drafts) => {
      if (!isHere || drafts.length === 0) return;
      const { saved } = latest.current.work;
      const news = drafts.filter(({ edited }) => hasContent(edited) && !isSameSnippet(edited, saved));
      if (news.length > 0) setWaiting({ id, drafts: news });
      else if (keptFor.current === null) void dropDraft(whose, []);
    });
    return () => {
      isHere = false;
    };
  }, [uid, placeOfDrafts, id]);

  useEffect(() => {
    const whose = { uid, orgId, id };
    const others = latest.current.waiting;
    if (!isDirty) {
      // What an earlier visit left waits for its offer to be settled.
      if (keptFor.current === null) return undefined;
      latest.current.isUnkept = false;
      void dropDraft(whose, draftsOf(others, id)).then(() => setState('none'));
      forgetFormer(keptFor.current, id, others);
      keptFor.current = null;
      return undefined;
    }
    forgetFormer(keptFor.current, id, others);
    keptFor.current = whose;
    latest.current.isUnkept = true;
    const timer = setTimeout(() => void keepNow(), keepDelay);
    return () => clearTimeout(timer);
  }, [work.edited, isDirty, uid, orgId, id, keepNow]);

  // The last second before the page goes.
  useEffect(() => {
    const onHide = () => void keepNow();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      void keepNow();
    };
  }, [keepNow]);

  const [next = null, ...rest] = draftsOf(waiting, id);
  const leave = (drafts: readonly KeptDraft[]) => {
    latest.current.waiting = { id, drafts };
    setWaiting(latest.current.waiting);
  };
  return {
    state: isDirty ? state : 'none',
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
      latest.current.isUnkept = isDirty;
      void (isDirty ? keepNow() : dropDraft(owner, rest));
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

/** IndexedDB keeps plain data; what is read-only here is a copy there. */
function plainCopy({ title, tags, versions, colors }: EditedSnippet): KeptDraft['edited'] {
  return { title, tags: [...tags], versions: { ...versions }, colors: { ...colors } };
}
