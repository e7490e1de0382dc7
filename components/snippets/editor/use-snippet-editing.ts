import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { WaitingSave } from '@/lib/client/device/waiting-saves';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { ApiError, ConnectionError } from '@/lib/client/wire/call-errors';
import { variablesKey } from '@/lib/client/queries/query-keys';
import { sendSnippet } from '@/lib/client/queries/waiting-saves/send-snippet';
import { putSnippet, useSaveSnippet } from '@/lib/client/queries/snippets/snippet-changes';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { WaitingOutcome } from '@/lib/client/queries/waiting-saves/waiting-outcomes';
import { snippetLimits, type Snippet, type SnippetDraft } from '@/lib/contracts/snippet-fields';
import {
  afterSave,
  draftsFrom,
  editedFrom,
  emptySnippet,
  isSameSnippet,
  isSavedAs,
  type EditedSnippet,
} from '@/lib/domain/snippets/edited-snippet';
import { copyTitle } from '@/lib/domain/snippets/snippet-draft';
import { problemsFromFields, problemsOf, type SnippetProblems } from '@/lib/domain/snippets/snippet-problems';
import { findConflict, type Conflict } from '@/components/snippets/conflict/find-conflict';
import { useCreateOnce } from './use-create-once';
import { useWaitingSave } from './use-waiting-save';

export interface SnippetEditing {
  readonly edited: EditedSnippet;
  /** The edited text at this moment, which may be ahead of what is drawn. */
  readonly now: () => EditedSnippet;
  /** Whether the server has it by now, which may be ahead of what is drawn. */
  readonly isMade: () => boolean;
  /** What the edited text is compared with: as it was last saved or loaded. */
  readonly saved: EditedSnippet;
  /** The snippet on the server that the text was made from; null while there is none. */
  readonly base: Snippet | null;
  /** The revision that the text was made from: older than the base's for a draft of earlier. */
  readonly revision: number | null;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The text as it stands was saved while nobody could be reached: it is kept here, and sent later. */
  readonly isWaiting: boolean;
  /** The same at this moment. */
  readonly isWaitingNow: () => boolean;
  /** Hears what became of a save that waited; false where it is not of this text. */
  readonly hearOutcome: (outcome: WaitingOutcome) => boolean;
  readonly problems: SnippetProblems;
  readonly conflict: Conflict | null;
  readonly change: (change: (edited: EditedSnippet) => EditedSnippet) => void;
  /** Puts a text in the place of what stands here, made from the given revision. */
  readonly restore: (edited: EditedSnippet, revision: number | null) => void;
  /** Takes over what the server has now; nothing unsaved may stand here. */
  readonly adopt: (snippet: Snippet) => void;
  /** The text as it would be saved at once; null where its problems, told from then on, are in the way. */
  readonly draft: () => SnippetDraft | null;
  /** Answers the saved snippet, or null where it could not be saved. During a save it waits for that one, then saves what is new. */
  readonly save: () => Promise<Snippet | null>;
  /** Saves a text made of both sides over what the other side has saved, or as a new one where there is nothing left. */
  readonly resolve: (edited: EditedSnippet) => Promise<Snippet | null>;
  /** Saves the text as a new snippet, and leaves the other side's as it is. */
  readonly keepBoth: () => Promise<Snippet | null>;
  readonly openConflict: (conflict: Conflict) => void;
  readonly closeConflict: () => void;
}

interface State {
  readonly edited: EditedSnippet;
  readonly saved: EditedSnippet;
  readonly base: Snippet | null;
  readonly revision: number | null;
}

const noProblems: SnippetProblems = {};

const stateOf = (snippet: Snippet): State => {
  const edited = editedFrom(snippet);
  return { edited, saved: edited, base: snippet, revision: snippet.revision };
};

/** The text of one snippet between the server and the person who writes it; `begun` is a save of it that waits to be sent. */
export function useSnippetEditing(
  library: Library,
  initial: Snippet | EditedSnippet,
  begun: WaitingSave | null,
): SnippetEditing {
  const client = useQueryClient();
  const tellFailure = useFailureNotice();
  const inPlace = useSaveSnippet(library);
  const own: Library = { ...library, orgId: null };
  const inOwn = useSaveSnippet(own);
  const [state, setState] = useState<State>(() => {
    const first =
      'id' in initial ? stateOf(initial) : { edited: initial, saved: initial, base: null, revision: null };
    return begun ? { ...first, edited: begun.edited, revision: begun.revision } : first;
  });
  const [problems, setProblems] = useState(noProblems);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { createOnce, unansweredNow } = useCreateOnce(begun?.creation ?? null);
  const waiting = useWaitingSave(library.uid, begun);
  /** Keys are quicker than the page is drawn: what is saved, and whether, is not read off what was drawn last. */
  const latest = useRef(state);
  const sending = useRef<Promise<Snippet | null> | null>(null);
  const queued = useRef<Promise<Snippet | null> | null>(null);
  const isDirty = !isSameSnippet(state.edited, state.saved);

  const update = useCallback((next: (current: State) => State) => {
    latest.current = next(latest.current);
    setState(latest.current);
  }, []);

  const change = useCallback(
    (next: (edited: EditedSnippet) => EditedSnippet) => {
      update((current) => ({ ...current, edited: next(current.edited) }));
      setProblems(noProblems);
    },
    [update],
  );

  const once = async (work: () => Promise<Snippet | null>): Promise<Snippet | null> => {
    if (sending.current) return null;
    sending.current = work();
    try {
      return await sending.current;
    } finally {
      sending.current = null;
    }
  };
  /** Behind a save that is underway waits one more, as long as that one does not fail. */
  const inTurn = (work: () => Promise<Snippet | null>): Promise<Snippet | null> => {
    if (!sending.current) return once(work);
    queued.current ??= sending.current.then((before) => {
      queued.current = null;
      return before && once(work);
    });
    return queued.current;
  };

  const send = async (
    sent: EditedSnippet,
    revision: number | null,
    id: string | null,
    isToOwn = false,
  ): Promise<Snippet | null> => {
    const { mutateAsync } = isToOwn ? inOwn : inPlace;
    const found = problemsOf(sent, snippetLimits);
    setProblems(found);
    if (Object.keys(found).length > 0) return null;
    const base = id === null ? emptySnippet : latest.current.saved;
    let known = id;
    let from = revision;
    try {
      const saved = await sendSnippet(
        { edited: sent, saved: base, id, revision },
        {
          create: (draft) => createOnce(isToOwn ? null : library.orgId, mutateAsync, draft),
          update: (draft) => mutateAsync({ draft }),
          onStep: (soFar) => {
            if (!isToOwn) known = soFar.id;
            from = soFar.revision;
            update((current) => ({ ...current, base: soFar, revision: soFar.revision }));
          },
        },
      );
      takeOver(sent, saved);
      void client.invalidateQueries({ queryKey: variablesKey(isToOwn ? own : library) });
      return saved;
    } catch (error) {
      const isKept =
        error instanceof ConnectionError &&
        (await waiting.keep({
          orgId: isToOwn ? null : library.orgId,
          id: known,
          revision: from,
          edited: sent,
          saved: base,
          creation: known === null ? unansweredNow() : null,
        }));
      if (isKept) setConflict(null);
      else await explain(error, sent, known, isToOwn);
      return null;
    }
  };

  /** What was sent is saved. */
  const takeOver = (sent: EditedSnippet, saved: Snippet) => {
    setConflict(null);
    update((current) => {
      const after = afterSave(sent, saved);
      // What was typed while it was being saved stays, unsaved.
      const edited = current.edited === sent || isSameSnippet(current.edited, sent) ? after : current.edited;
      return { edited, saved: after, base: saved, revision: saved.revision };
    });
    waiting.drop();
  };

  const hearOutcome = ({ save, result }: WaitingOutcome): boolean => {
    if (!waiting.end(save)) return false;
    if ('snippet' in result) takeOver(save.edited, result.snippet);
    else void explain(result.error, save.edited, save.id, save.orgId !== library.orgId);
    return true;
  };

  const explain = async (error: unknown, sent: EditedSnippet, id: string | null, isToOwn: boolean) => {
    // The failure is told without the conflict over it, and the next save opens that again.
    if (id === null) setConflict(null);
    if (id !== null && error instanceof ApiError) {
      if (error.status === 404) {
        setConflict({ theirs: null, cause: 'deleted' });
        return;
      }
      if (error.code === 'conflict' || error.code === 'forbidden') {
        const found = await findConflict(library, id);
        // It was saved, and the answer was lost.
        if (found?.theirs && error.code === 'conflict' && isSavedAs(sent, found.theirs)) {
          takeOver(sent, found.theirs);
          return;
        }
        const mayOnlyRead = found?.theirs != null && error.code === 'forbidden';
        if (mayOnlyRead && library.orgId !== null) {
          setConflict({ theirs: null, cause: 'read-only' });
          return;
        }
        if (found !== null && !mayOnlyRead) {
          setConflict(found);
          return;
        }
      }
    }
    if (error instanceof ApiError && error.code === 'validation') {
      const found = problemsFromFields(error.fields);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
    }
    tellFailure(error, { ofOrganization: library.orgId !== null && !isToOwn });
  };

  const { edited, saved, base, revision } = state;
  return {
    edited,
    now: () => latest.current.edited,
    isMade: () => latest.current.base !== null,
    saved,
    base,
    revision,
    isDirty,
    isSaving: inPlace.isPending || inOwn.isPending,
    isWaiting: waiting.holds(edited),
    isWaitingNow: () => waiting.holdsNow(latest.current.edited),
    hearOutcome,
    problems,
    conflict,
    change,
    restore: (text, from) =>
      update((current) => ({ ...current, edited: text, revision: from ?? current.revision })),
    adopt: useCallback((snippet: Snippet) => update(() => stateOf(snippet)), [update]),
    draft: () => {
      const { edited: text, saved: before } = latest.current;
      const found = problemsOf(text, snippetLimits);
      setProblems(found);
      return Object.keys(found).length > 0 ? null : (draftsFrom(text, before).at(-1) ?? null);
    },
    save: () =>
      inTurn(async () => {
        const now = latest.current;
        if (now.base && isSameSnippet(now.edited, now.saved)) return now.base;
        return send(now.edited, now.revision, now.base?.id ?? null);
      }),
    resolve: (text) =>
      once(async () => {
        const theirs = conflict?.theirs ?? null;
        update((current) => ({ ...current, edited: text }));
        if (theirs) putSnippet(client, library, theirs);
        const isOutOfReach = conflict?.theirs === null && conflict.cause !== 'deleted';
        return send(text, theirs?.revision ?? null, theirs?.id ?? null, isOutOfReach);
      }),
    keepBoth: () =>
      once(async () => {
        const theirs = conflict?.theirs ?? null;
        if (theirs) putSnippet(client, library, theirs);
        const mine = latest.current.edited;
        const isNamesake = mine.title.trim() === theirs?.title;
        const title = isNamesake ? copyTitle(theirs.title, snippetLimits.title) : mine.title;
        const sent = { ...mine, title };
        update((current) => ({ ...current, edited: sent }));
        const saved = await send(sent, null, null);
        if (!saved) update((current) => (current.edited === sent ? { ...current, edited: mine } : current));
        return saved;
      }),
    openConflict: setConflict,
    closeConflict: () => setConflict(null),
  };
}
