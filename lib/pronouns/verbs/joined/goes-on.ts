import { auxiliaries, modals, subjectPronouns } from '../../words/function-words.ts';
import { opensObject } from '../../noun-phrase.ts';
import { Class, isThirdPerson } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import type { Text } from '../../text/text.ts';
import type { Clause, Mode } from '../verb-change.ts';

/** "They bark at bikes; ignore cars", "she was ill; is fine now": no subject, so that the last one goes on. */
export function opensWithVerb({ text, to }: Clause, at: number): boolean {
  if (to === 'singular') return false;
  const classes = text.classes(at);
  const isState =
    /^(?:is|was|has)$/.test(text.word(at)) &&
    (text.classes(at + 1) & (Class.adjective | Class.participle)) !== 0;
  // "Needs help; doesn't complain", but "doesn't mean it's good".
  const isDenied =
    text.word(at) === "doesn't" &&
    (text.classes(at + 1) & Class.verb) !== 0 &&
    !ofThat.has(text.word(at + 1));
  return (
    isState ||
    isDenied ||
    (isThirdPerson(classes) && (classes & (Class.verbFirst | Class.plural)) === Class.verbFirst)
  );
}

/** What all that was said does or does not. */
const ofThat = new Set(
  'mean matter make help hurt count bother get take seem look sound have work do'.split(' '),
);

/** Whether a verb goes on behind "so" without a subject: "so needs patience", never what a reader may be told. */
export function goesOnBehindSo({ text, to }: Clause, at: number): boolean {
  const word = text.word(at);
  // "And so have no brakes."
  if (/^ha(?:s|ve)$/.test(word) && /^(?:no|nothing|little)$/.test(text.word(at + 1))) return true;
  if (to === 'singular')
    return (
      /^(?:need|want|tend|love|hate|prefer|seem|appear)$/.test(word) ||
      (/^(?:look|feel|sound)$/.test(word) &&
        text.word(at - 2) === 'and' &&
        (text.classes(at + 1) & Class.adjective) !== 0)
    );
  if (/^(?:needs|wants)$/.test(word)) return true;
  // "Is shy, so doesn't greet guests."
  if (/^(?:doesn't|isn't|hasn't)$/.test(word)) return !subjectPronouns.has(text.word(at + 1));
  const next = text.word(at + 1);
  const isFollowed = auxiliaries.has(next) || modals.has(next) || (text.classes(at + 1) & Class.verb) !== 0;
  const classes = text.classes(at);
  // "So leads the way", but "so treats work".
  const isActing = (classes & Class.thirdPerson) !== 0 && opensObject(text, at + 1);
  return (isActing || isThirdPerson(classes)) && !auxiliaries.has(word) && !isFollowed;
}

/** "The noise he makes when he yawns is sweet and means": whether the verb of the clause around stands right behind the first one. */
export const isBehindVerb = ({ text }: Clause, at: number): boolean =>
  // "Whoever he wakes gets up and takes him out."
  (text.word(at - 3) === 'whoever' && isThirdPerson(text.classes(at))) || isStateBehind(text, at);

const isStateBehind = (text: Text, at: number): boolean =>
  /^(?:is|are|was|were)$/.test(text.word(at)) &&
  text.isWord(at - 1) &&
  !auxiliaries.has(text.word(at - 1)) &&
  !modals.has(text.word(at - 1));

/** "Forgets nothing but minds the bath", but "does nothing but chase the cat": whether a verb with its object stands behind "but". */
export function actsBehindBut({ text, to }: Clause, but: number, mode: Mode): boolean {
  const verb = to === 'plural' ? Class.thirdPerson : Class.verb;
  const isDoing = lemmaOf(text.word(but - 2)) === 'do' || mode === 'bare';
  // "Doubts everything but trusts horoscopes": no two plurals name one thing.
  const isActing =
    opensObject(text, but + 2) || (to === 'plural' && (text.classes(but + 2) & Class.plural) !== 0);
  return !isDoing && (text.classes(but + 1) & verb) !== 0 && isActing;
}
