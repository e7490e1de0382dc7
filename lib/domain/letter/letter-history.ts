import { withoutBlankText, type Letter } from './letter';
import { dogOf } from './several-dogs';

/** The letter with the steps that led to it, for undo and redo. */
export interface LetterHistory {
  readonly past: readonly Letter[];
  readonly present: Letter;
  readonly future: readonly Letter[];
  /** What the last step changed and when: typing on in the same place is one step. */
  readonly last: { readonly place: string; readonly at: number } | null;
}

const stepsKept = 100;
const typingPauseMs = 1_500;

export function startHistory(letter: Letter): LetterHistory {
  return { past: [], present: letter, future: [], last: null };
}

/** `place` names what was typed in (a field, a block); steps without one always stand alone. */
export function record(history: LetterHistory, letter: Letter, at: number, place?: string): LetterHistory {
  if (letter === history.present) return history;
  const { last } = history;
  const typingOn = place !== undefined && last?.place === place && at - last.at < typingPauseMs;
  const past = typingOn ? history.past : [...history.past, history.present].slice(-stepsKept);
  return { past, present: letter, future: [], last: place === undefined ? null : { place, at } };
}

export function undo(history: LetterHistory): LetterHistory {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redo(history: LetterHistory): LetterHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
}

/** Drops free text that was opened and left blank; opening it and nothing else is no step at all. */
export function tidy(history: LetterHistory): LetterHistory {
  const letter = withoutBlankText(history.present);
  const previous = history.past.at(-1);
  const isAsBefore =
    previous !== undefined &&
    previous.values === letter.values &&
    previous.subject === letter.subject &&
    dogOf(previous) === dogOf(letter) &&
    previous.blocks.length === letter.blocks.length &&
    previous.blocks.every((block, index) => block === letter.blocks[index]);
  if (letter === history.present) return history;
  // What was emptied was a step already.
  if (!isAsBefore) return { ...history, present: letter, last: null };
  return { past: history.past.slice(0, -1), present: previous, future: [], last: null };
}
