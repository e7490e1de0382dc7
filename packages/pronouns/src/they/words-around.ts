import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';
import type { Pronoun } from './clause.ts';
import type { Scale } from './scale.ts';
import type { Governor } from './governor.ts';
import { ofWord, wordSlot } from './weight-slots.ts';
import type { Numbered } from './vocabulary.ts';

/** A pronoun among the words of its sentence. */
export interface Around {
  readonly text: Text;
  readonly sentence: Sentence;
  readonly numbered: Numbered;
  readonly pronoun: Pronoun;
  readonly role: number;
  readonly governor: Governor;
  readonly governorNumber: number;
}

/** Adds the weights of the words around a pronoun, and of pairs of them. */
export function addWords(around: Around, scale: Scale): void {
  const { text, sentence, numbered, pronoun, role, governor, governorNumber } = around;
  const { first, last } = sentence;
  const { index } = pronoun;
  const { pairOf } = numbered;
  const put = (number: number, kind: number) => {
    if (number > 0) scale.addOwn(wordSlot(number, kind + role));
  };
  const next = numbered.word(index + 1);
  put(next, ofWord.next);
  put(pairOf(next, numbered.word(index + 2)), ofWord.next);
  const before = index <= first ? numbered.start : numbered.word(index - 1);
  put(before, ofWord.before);
  put(pairOf(numbered.word(index - 2), before), ofWord.before);
  put(numbered.word(first), ofWord.opening);
  for (let earlier = index - 2; earlier >= Math.max(first, index - 5); earlier -= 1) {
    if (!text.isWord(earlier)) break;
    put(numbered.lemma(earlier), ofWord.earlier);
  }
  for (let behind = governor.index + 1; behind < Math.min(last, governor.index + 5); behind += 1) {
    if (!text.isWord(behind)) break;
    const number = numbered.lemma(behind);
    if (behind < governor.index + 4) put(number, ofWord.behind);
    if (behind !== index) put(pairOf(governorNumber, number), ofWord.behind);
  }
}

/** The number of a governor and what goes with it: "put them down", "they settle down". */
export function particlePair(
  text: Text,
  numbered: Numbered,
  pronoun: Pronoun,
  governor: number,
  governorNumber: number,
): number {
  const at = governor + 1 === pronoun.index ? pronoun.index + 1 : governor + 1;
  const goesWith = governorNumber > 0 && particles.has(text.word(at));
  return goesWith ? numbered.pairOf(governorNumber, numbered.word(at)) : 0;
}

const particles = new Set(
  'up down off out away back over in on around along through together aside apart forward at to for with from by into'.split(
    ' ',
  ),
);
