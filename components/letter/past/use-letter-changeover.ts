import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LetterCommands, Pane } from '@/components/letter/use-letter-commands';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import { keptLetter, type KeptLetter } from '@/lib/client/letter/letter-store';
import type { putAwayLetter } from '@/lib/client/letter/past-letters';
import type { shortTitleOf } from '@/lib/client/letter/letter-outline';
import type { LetterActions } from '@/lib/client/letter/use-letter-editing';
import type { KindsByName } from '@/lib/domain/variables/kinds-by-name';
import { isEmptyLetter, type Letter, type SnippetsById } from '@/lib/domain/letter/letter';

/** What is said of a letter that goes, or has gone: the newest holds. */
export const aboutTheLetter = 'the email that goes';

interface Options {
  uid: string;
  letter: Letter;
  /** What is done with a letter that has something in it. */
  loadPast: () => Promise<{ putAwayLetter: typeof putAwayLetter; shortTitleOf: typeof shortTitleOf }>;
  /** The same with what is filled in before anybody does. */
  settled: Letter;
  kinds: KindsByName;
  snippets: SnippetsById;
  actions: LetterActions;
  openKept: (kept: KeptLetter) => void;
  commands: LetterCommands;
  setPane: (pane: Pane) => void;
  /** The letter's dog is worth remembering. */
  remember: () => void;
}

/** One letter gives way to another: it is put away, and it is said where, with the way back. */
export function useLetterChangeover(options: Options) {
  const { uid, letter, loadPast, settled, kinds, snippets, actions, openKept, commands, setPane, remember } =
    options;
  const { notify } = useNotifications();
  const [lettersBegun, setLettersBegun] = useState(0);
  const [isListOpen, setListOpen] = useState(false);
  const keptNow = () => keptLetter(settled, snippets, new Date().toISOString(), kinds);

  const putAway = () => {
    if (isEmptyLetter(settled)) return;
    void loadPast().then((past) => past.putAwayLetter(uid, settled, snippets, kinds));
  };

  /** What was begun meanwhile is put away, as any letter that gives way to another. */
  const putBack = useStableCallback((before: Letter) => {
    putAway();
    actions.replace(before);
  });
  const giveWay = (where: Pane) => {
    putAway();
    commands.select(null);
    setPane(where);
  };

  const tell = (text: string) =>
    notify({
      text,
      about: aboutTheLetter,
      action: { label: 'Undo', onClick: () => putBack(letter) },
    });

  /** What a sentence calls the letter that goes. */
  const nameNow = async () => {
    const kept = keptNow();
    try {
      return `“${(await loadPast()).shortTitleOf(kept)}”`;
    } catch {
      return 'The one before';
    }
  };

  const startNew = useStableCallback(() => {
    remember();
    actions.startNew();
    setLettersBegun((count) => count + 1);
    giveWay('snippets');
    void nameNow().then((name) => tell(`New email started. ${name} is in Earlier emails.`));
  });

  const openPast = useStableCallback((past: KeptLetter) => {
    const isEmpty = isEmptyLetter(letter);
    flushSync(() => setListOpen(false));
    openKept(past);
    if (!isEmpty) {
      giveWay('letter');
      void nameNow().then((name) => tell(`${name} is now in Earlier emails.`));
    } else {
      commands.select(null);
      setPane('letter');
    }
  });

  const openCopy = useStableCallback((copy: KeptLetter, told: string) => {
    flushSync(() => {
      setListOpen(false);
      openKept(copy);
      giveWay('details');
      tell(told);
    });
    commands.goOn();
  });

  return {
    startNew,
    openPast,
    openCopy,
    lettersBegun,
    isListOpen,
    openList: useStableCallback(() => setListOpen(true)),
    closeList: () => setListOpen(false),
    /** The letter that the list can write again; null where there is none. */
    current: () => (isEmptyLetter(letter) ? null : keptNow()),
  };
}
