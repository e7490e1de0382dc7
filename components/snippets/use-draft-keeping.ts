import { useCallback, useEffect, useRef, useState } from 'react';
import {
  dropDraft,
  keepDraft,
  readDrafts,
  type DraftOwner,
  type KeptDraft,
} from '@/lib/client/snippet-drafts';
import { hasContent, isSameSnippet, type EditedSnippet } from '@/lib/domain/edited-snippet';

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
  /** Takes the offer off the screen; without `isTaken` the draft is thrown away. */
  readonly settleOffer: (isTaken: boolean) => void;
}

/** Keeps what is typed on the device about a second later, and offers back what an earlier visit left there. */
export function useDraftKeeping(owner: DraftOwner, work: Work): DraftKeeping {
  const { uid, orgId, id } = owner;
  const [state, setState] = useState<DraftKeeping['state']>('none');
  const [offered, setOffered] = useState<readonly KeptDraft[]>([]);
  const latest = useRef({ owner, work, offered, isUnkept: false });
  /** Whose draft was last kept while something was unsaved. */
  const keptFor = useRef<DraftOwner | null>(null);
  const isDirty = !isSameSnippet(work.edited, work.saved);

  useEffect(() => {
    latest.current = { owner, work, offered, isUnkept: latest.current.isUnkept };
  });

  const keepNow = useCallback(async () => {
    const { owner: whose, work: what, offered: waiting } = latest.current;
    if (!latest.current.isUnkept) return;
    latest.current.isUnkept = false;
    const draft = { at: Date.now(), revision: what.revision, edited: plainCopy(what.edited) };
    const isKept = await keepDraft(whose, draft, waiting);
    setState(isKept ? 'kept' : 'refused');
  }, []);

  useEffect(() => {
    let isHere = true;
    void readDrafts({ uid, orgId, id }).then((drafts) => {
      if (!isHere || drafts.length === 0) return;
      const { saved } = latest.current.work;
      const news = drafts.filter(({ edited }) => hasContent(edited) && !isSameSnippet(edited, saved));
      if (news.length > 0) setOffered(news);
      else if (keptFor.current === null) void dropDraft({ uid, orgId, id }, []);
    });
    return () => {
      isHere = false;
    };
  }, [uid, orgId, id]);

  useEffect(() => {
    const whose = { uid, orgId, id };
    if (!isDirty) {
      // What an earlier visit left waits for its offer to be settled.
      if (keptFor.current === null) return undefined;
      latest.current.isUnkept = false;
      void dropDraft(whose, latest.current.offered).then(() => setState('none'));
      forgetNew(keptFor.current, id);
      keptFor.current = null;
      return undefined;
    }
    forgetNew(keptFor.current, id);
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

  return {
    state: isDirty ? state : 'none',
    offered: offered[0] ?? null,
    settleOffer: (isTaken) => {
      const rest = offered.slice(1);
      setOffered(rest);
      latest.current.offered = rest;
      if (isTaken) return;
      // What is typed is kept anew, without it.
      latest.current.isUnkept = isDirty;
      void (isDirty ? keepNow() : dropDraft(owner, rest));
    },
  };
}

/** A snippet that has just been created goes on under an id of its own, also what was typed while it was saved. */
function forgetNew(kept: DraftOwner | null, id: string | null): void {
  if (kept?.id === null && id !== null) void dropDraft(kept, []);
}

/** IndexedDB keeps plain data; what is read-only here is a copy there. */
function plainCopy({ title, tags, versions, colors }: EditedSnippet): KeptDraft['edited'] {
  return { title, tags: [...tags], versions: { ...versions }, colors: { ...colors } };
}
