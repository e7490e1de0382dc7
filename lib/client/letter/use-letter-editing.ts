import { useMemo, useReducer } from 'react';
import type { Sex } from '@/lib/contracts/primitives';
import {
  addBlock,
  emptyLetter,
  insertBlock,
  moveBlock,
  overrideSex,
  removeBlock,
  setValues,
  type Letter,
  type LetterBlock,
} from '@/lib/domain/letter/letter';
import { choosePart, dropEdit, editBlock, putInText } from '@/lib/domain/letter/edited-block';
import { withDog, type DogChoice } from '@/lib/domain/letter/several-dogs';
import type { OptionalPart } from '@/lib/domain/text/rich-text';
import type { Values } from '@/lib/domain/text/variable-values';
import {
  record,
  redo,
  startHistory,
  tidy,
  undo,
  type LetterHistory,
} from '@/lib/domain/letter/letter-history';

/** Tells a block from the others of its letter. */
export const newBlockId = () => Math.random().toString(36).slice(2, 10);

type Change = (letter: Letter) => Letter;
type Step =
  | { kind: 'change'; change: Change; at: number; place: string | undefined }
  | { kind: 'undo' | 'redo' }
  | { kind: 'tidy' }
  | { kind: 'open' | 'settle'; letter: Letter };

function step(history: LetterHistory, next: Step): LetterHistory {
  switch (next.kind) {
    case 'change':
      return record(history, next.change(history.present), next.at, next.place);
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'tidy':
      return tidy(history);
    case 'open':
      return startHistory(next.letter);
    case 'settle':
      return { ...history, present: next.letter };
  }
}

/** All that can be done to a letter; the object stays the same for as long as the letter is on the screen. */
export interface LetterActions {
  setDog: (choice: DogChoice) => void;
  setSubject: (subject: string) => void;
  setValue: (name: string, value: string) => void;
  setWho: (choice: DogChoice, values: Values) => void;
  add: (block: LetterBlock, afterId: string | null) => void;
  insert: (block: LetterBlock, index: number) => void;
  /** Puts a block between the two parts of a text; the second one becomes `behindId`. */
  putInText: (
    blockId: string,
    block: LetterBlock,
    parted: readonly [string, string],
    behindId: string,
  ) => void;
  remove: (blockId: string) => void;
  move: (blockId: string, toIndex: number) => void;
  /** `isStep`: undone by itself, also where someone goes on typing. */
  edit: (blockId: string, html: string, isStep?: boolean) => void;
  dropEdit: (blockId: string) => void;
  overrideSex: (blockId: string, sex: Sex | null) => void;
  choosePart: (blockId: string, part: OptionalPart, isIn: boolean, values: Values) => void;
  dropBlankText: () => void;
  /** A step like any other: undo leads back to the letter before. */
  replace: (letter: Letter) => void;
  startNew: () => void;
  /** Another letter from its beginning, with nothing to undo. */
  open: (letter: Letter) => void;
  /** The letter with what it said already filled in: nothing that could be undone. */
  settle: (letter: Letter) => void;
  undo: () => void;
  redo: () => void;
}

export interface LetterEditing {
  readonly letter: Letter;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly actions: LetterActions;
}

export function useLetterEditing(start: Letter): LetterEditing {
  const [history, dispatch] = useReducer(step, start, startHistory);
  const actions = useMemo<LetterActions>(() => {
    const change = (change: Change, place?: string) =>
      dispatch({ kind: 'change', change, at: Date.now(), place });
    return {
      setDog: (choice) => change((letter) => withDog(letter, choice)),
      setSubject: (subject) => change((letter) => ({ ...letter, subject }), 'subject'),
      setValue: (name, value) => change((letter) => setValues(letter, { [name]: value }), `value ${name}`),
      setWho: (choice, values) => change((letter) => withDog(setValues(letter, values), choice)),
      add: (block, afterId) => change((letter) => addBlock(letter, block, afterId)),
      insert: (block, index) => change((letter) => insertBlock(letter, block, index)),
      putInText: (blockId, block, parted, behindId) =>
        change((letter) => putInText(letter, blockId, block, parted, behindId)),
      remove: (blockId) => change((letter) => removeBlock(letter, blockId)),
      move: (blockId, toIndex) => change((letter) => moveBlock(letter, blockId, toIndex)),
      edit: (blockId, html, isStep = false) =>
        change((letter) => editBlock(letter, blockId, html), isStep ? undefined : `block ${blockId}`),
      dropEdit: (blockId) => change((letter) => dropEdit(letter, blockId)),
      overrideSex: (blockId, sex) => change((letter) => overrideSex(letter, blockId, sex)),
      choosePart: (blockId, part, isIn, values) =>
        change((letter) => choosePart(letter, blockId, part, isIn, values)),
      dropBlankText: () => dispatch({ kind: 'tidy' }),
      replace: (letter) => change(() => letter),
      startNew: () => change(() => emptyLetter),
      open: (letter) => dispatch({ kind: 'open', letter }),
      settle: (letter) => dispatch({ kind: 'settle', letter }),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
    };
  }, []);
  return {
    letter: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    actions,
  };
}
