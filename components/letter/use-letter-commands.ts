import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotifications } from '@/contexts/NotificationsContext';
import { newBlockId, type LetterActions } from '@/lib/client/letter/use-letter-editing';
import type { Sex } from '@/lib/contracts/primitives';
import { snippetBlock, type Letter, type LetterSnippet, type SnippetsById } from '@/lib/domain/letter/letter';
import { editBlock } from '@/lib/domain/letter/edited-block';
import type { Values } from '@/lib/domain/text/variable-values';
import type { LetterPart } from '@/lib/domain/letter/letter-text';
import type { Cure, Spot } from '@/lib/domain/letter/ready-point';
import { listed } from '@/lib/domain/text/listed';
import type { OptionalPart } from '@/lib/domain/text/rich-text';
import type { ClickedLine, Point } from './clicked-line';
import {
  blockElementId,
  copyButtonId,
  detailId,
  detailsWaitingId,
  partElementId,
  searchId,
  signatureId,
  subjectId,
} from './element-ids';

/** Where the cursor goes in a block that is opened for writing; without a point behind its last word. */
export interface Opening {
  /** null: behind the last word. */
  readonly at: Point | 'start' | null;
  /** What was clicked, where it may stand elsewhere once the block is open. */
  readonly line?: ClickedLine | null;
}

/** Panes of which a phone shows one at a time. */
export type Pane = 'snippets' | 'letter' | 'details';

export interface Selection {
  readonly selectedId: string | null;
  readonly editing: (Opening & { readonly id: string }) | null;
}

/** What every part of the letter page can ask for; the same object for as long as the letter is on the screen. */
export interface LetterCommands {
  readonly actions: LetterActions;
  readonly select: (blockId: string | null) => void;
  /** Opens a block for writing, with the cursor where the press was. */
  readonly edit: (blockId: string, at?: Point, line?: ClickedLine | null) => void;
  readonly endEdit: (next?: 'focus-block') => void;
  /** Opens a new free text in the gap before the block at `index`. */
  readonly writeAt: (index: number) => void;
  /** Puts a snippet into the letter, or takes it out again. */
  readonly toggle: (snippet: LetterSnippet) => void;
  /** Puts a snippet into a text that is written, between its two parts. */
  readonly putInText: (
    blockId: string,
    snippet: LetterSnippet,
    parted: readonly [before: string, behind: string],
  ) => void;
  readonly moveTo: (blockId: string, toIndex: number) => void;
  readonly remove: (blockId: string) => void;
  /** Brings an optional part in, or leaves it out; `words` say which it is. */
  readonly choosePart: (blockId: string, part: OptionalPart, isIn: boolean, words: string) => void;
  readonly cure: (cure: Cure) => void;
  readonly jumpTo: (spot: Spot) => void;
  /** To what comes next: the first empty detail, else the subject that is still empty, else copying. */
  readonly goOn: () => void;
}

/** Gives back where the focus was before the DOM was rearranged under it. */
function keepingFocus(rearrange: () => void): void {
  const focused = document.activeElement;
  flushSync(rearrange);
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
}

export function useLetterCommands(
  letter: Letter,
  /** With what is filled in before anybody does. */
  values: Values,
  parts: readonly LetterPart[],
  snippets: SnippetsById,
  actions: LetterActions,
  firstPane: Pane,
  loadSignature: () => void,
  makeVersion: (snippetId: string, sex: Sex) => void,
  openVersion: (snippetId: string, sex: Sex) => void,
) {
  const { notify } = useNotifications();
  const [selection, setSelection] = useState<Selection>({ selectedId: null, editing: null });
  const [pane, setPane] = useState<Pane>(firstPane);
  const [announcement, setAnnouncement] = useState('');
  const now = { letter, values, parts, snippets, selection, notify, loadSignature, makeVersion, openVersion };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  const toReveal = useRef<string | null>(null);
  useEffect(() => {
    if (toReveal.current === null) return;
    document.getElementById(blockElementId(toReveal.current))?.scrollIntoView({ block: 'nearest' });
    toReveal.current = null;
  }, [letter.blocks]);

  const commands = useMemo<LetterCommands>(() => {
    const titleOf = (blockId: string) => {
      const block = latest.current.letter.blocks.find(({ id }) => id === blockId);
      return block?.kind === 'snippet'
        ? (latest.current.snippets.get(block.snippetId)?.title ?? 'Snippet')
        : 'Your text';
    };
    const select = (blockId: string | null) =>
      setSelection((known) =>
        known.selectedId === blockId ? known : { selectedId: blockId, editing: null },
      );
    const edit = (blockId: string, at: Point | null = null, line: ClickedLine | null = null) =>
      setSelection({ selectedId: blockId, editing: { id: blockId, at, line } });
    const focus = (id: string) => document.getElementById(id)?.focus();

    const remove = (blockId: string) => {
      const { blocks } = latest.current.letter;
      const index = blocks.findIndex(({ id }) => id === blockId);
      const block = blocks[index];
      if (!block) return;
      const title = titleOf(blockId);
      const next = blocks[index + 1] ?? blocks[index - 1];
      const hadFocus = document
        .getElementById(blockElementId(blockId))
        ?.parentElement?.contains(document.activeElement);
      flushSync(() => {
        actions.remove(blockId);
        setSelection((known) => (known.selectedId === blockId ? { selectedId: null, editing: null } : known));
        setAnnouncement(`${title} removed from the email`);
      });
      if (hadFocus && next) focus(blockElementId(next.id));
      // What was written here exists nowhere else.
      if (block.kind === 'text' || block.editedHtml !== undefined) {
        latest.current.notify({
          text: block.kind === 'text' ? 'Your text was removed' : `“${title}” was removed with your changes`,
          action: { label: 'Undo', onClick: () => actions.insert(block, index) },
        });
      }
    };

    const textOf = (blockId: string) => latest.current.parts.find(({ block }) => block.id === blockId)?.text;
    const keepWords = async (blockId: string) => {
      const text = textOf(blockId);
      if (!text) return;
      const { notify: tell } = latest.current;
      try {
        const { keepForeignPronouns } = await import('@/lib/domain/text/kept-words');
        if (textOf(blockId)?.html === text.html)
          actions.edit(blockId, keepForeignPronouns(text.html, text.spokenOf));
      } catch {
        tell({ text: 'The words could not be marked. Try again.', severity: 'error' });
      }
    };
    const changeWords = async (blockId: string, sex: Sex) => {
      const html = textOf(blockId)?.html;
      if (html === undefined) return;
      const { notify: tell } = latest.current;
      try {
        const changed = await import('./changed-words').then(({ changedWords }) => changedWords(html, sex));
        if (textOf(blockId)?.html !== html) return;
        if (changed.html === html) {
          tell({ text: 'These words are best changed by hand. Nothing was changed.', severity: 'info' });
          return;
        }
        // A step of its own, whatever was typed a moment ago.
        actions.replace(editBlock(latest.current.letter, blockId, changed.html));
        const into = listed(changed.pronouns.map((word) => `“${word}”`));
        tell({
          text: `Changed${into === '' ? '' : ` to ${into}`}. Read it through.`,
          action: {
            label: 'Undo',
            // What was written since is not taken back with it.
            onClick: () => {
              if (textOf(blockId)?.html !== changed.html) return;
              actions.replace(editBlock(latest.current.letter, blockId, html));
            },
          },
        });
      } catch {
        tell({ text: 'The words could not be changed. Try again.', severity: 'error' });
      }
    };

    const cure = (chosen: Cure) => {
      if (chosen.kind === 'load-signature') {
        latest.current.loadSignature();
        return;
      }
      if (chosen.kind === 'tell-of-several') {
        actions.setDog('several');
        return;
      }
      const { kind, blockId } = chosen;
      if (kind === 'use-version') actions.overrideSex(blockId, chosen.sex);
      else if (kind === 'make-version') latest.current.makeVersion(chosen.snippetId, chosen.sex);
      else if (kind === 'decide') latest.current.openVersion(chosen.snippetId, chosen.sex);
      else if (kind === 'follow-letter') actions.overrideSex(blockId, null);
      else if (kind === 'drop-edit') actions.dropEdit(blockId);
      else if (kind === 'change-words') void changeWords(blockId, chosen.sex);
      else if (kind === 'remove') remove(blockId);
      else void keepWords(blockId);
    };

    const jumpTo = (spot: Spot) => {
      const target = targets[spot.at];
      flushSync(() => {
        setPane(target);
        if (spot.at === 'block') select(spot.blockId);
      });
      const element = document.getElementById(elementIdOf(spot));
      const foreign = element?.querySelector('[data-foreign-pronoun]');
      element?.focus({ preventScroll: true });
      (foreign ?? element)?.scrollIntoView({ block: 'nearest' });
      if (element instanceof HTMLTextAreaElement) element.select();
    };

    return {
      actions,
      select,
      edit,
      remove,
      cure,
      endEdit: (next) => {
        const { editing } = latest.current.selection;
        if (editing === null) return;
        flushSync(() => {
          setSelection((known) => ({ ...known, editing: null }));
          actions.dropBlankText();
        });
        if (next === 'focus-block') focus(blockElementId(editing.id));
      },
      writeAt: (index) => {
        const id = newBlockId();
        actions.insert({ kind: 'text', id, html: '' }, index);
        edit(id);
      },
      toggle: (snippet) => {
        const { letter: now, selection: known } = latest.current;
        const block = now.blocks.find((each) => each.kind === 'snippet' && each.snippetId === snippet.id);
        if (block) {
          remove(block.id);
          return;
        }
        const id = newBlockId();
        actions.add(snippetBlock(id, snippet), known.selectedId);
        select(id);
        setAnnouncement(`${snippet.title} added to the email`);
        toReveal.current = id;
      },
      putInText: (blockId, snippet, parted) => {
        const behindId = newBlockId();
        toReveal.current = behindId;
        flushSync(() => {
          actions.putInText(blockId, snippetBlock(newBlockId(), snippet), parted, behindId);
          setAnnouncement(`${snippet.title} added to the email`);
        });
        // Whoever picked it while writing writes on.
        setSelection({ selectedId: behindId, editing: { id: behindId, at: 'start' } });
      },
      moveTo: (blockId, toIndex) => {
        const { blocks } = latest.current.letter;
        if (toIndex < 0 || toIndex >= blocks.length) return;
        toReveal.current = blockId;
        keepingFocus(() => {
          actions.move(blockId, toIndex);
          setAnnouncement(`${titleOf(blockId)} is now ${toIndex + 1} of ${blocks.length}`);
        });
      },
      choosePart: (blockId, part, isIn, words) => {
        flushSync(() => {
          actions.choosePart(blockId, part, isIn, latest.current.values);
          setAnnouncement(isIn ? `Added: ${words}` : `Left out: ${words}`);
        });
        document.getElementById(partElementId(blockId, part.place))?.focus({ preventScroll: true });
      },
      goOn: () => {
        flushSync(() => setPane('details'));
        whenDetailsAreAsked(() => {
          const field = document.querySelector<HTMLElement>('[data-next] [data-detail]');
          if (field) field.focus();
          else if (latest.current.letter.subject.trim() === '') jumpTo({ at: 'subject' });
          else document.getElementById(copyButtonId)?.focus();
        });
      },
      jumpTo,
    };
  }, [actions]);

  return { commands, selection, setSelection, pane, setPane, announcement };
}

/** At once, but for the first ones of a letter; not where somebody has gone elsewhere meanwhile. */
function whenDetailsAreAsked(then: () => void): void {
  const focused = document.activeElement;
  const look = () => {
    if (document.activeElement !== focused) return;
    if (document.getElementById(detailsWaitingId) === null) then();
    else setTimeout(look, 30);
  };
  look();
}

const targets: Readonly<Record<Spot['at'], Pane>> = {
  field: 'details',
  subject: 'letter',
  block: 'letter',
  signature: 'letter',
  library: 'snippets',
};

function elementIdOf(spot: Spot): string {
  switch (spot.at) {
    case 'field':
      return detailId(spot.name);
    case 'block':
      return blockElementId(spot.blockId);
    case 'subject':
      return subjectId;
    case 'signature':
      return signatureId;
    case 'library':
      return searchId;
  }
}
