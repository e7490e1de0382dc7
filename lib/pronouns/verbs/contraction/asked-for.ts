import { determiners, prepositions, subordinators } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { givenTo, mostlyIs } from './participle-words.ts';
import { tended } from './undergone.ts';

/** "What he's cooked", not "what he's called", "what he's wanted for". */
export const isTransitive = (text: Text, participle: number): boolean => {
  const word = text.word(participle);
  return (
    !mostlyIs.has(word) &&
    !givenTo.has(word) &&
    !tended.has(word) &&
    !received.has(word) &&
    !linking.has(text.word(participle + 1))
  );
};

const linking = wordSet('of for to as by with in on at like');
export const received = wordSet('owed paid sent due');

/** Whether the question before the subject asks for what somebody has done or where they have gone. */
export function asks(text: Text, subject: number, participle: number): boolean {
  const asker = text.word(subject - 2);
  const word = text.word(participle);
  if (asker === 'where') return word === 'gone' || word === 'put' || word === 'hidden';
  if (asker !== 'what' && asker !== 'who') return false;
  const isTo = text.word(participle + 1) === 'to';
  return (
    ((word === 'told' || word === 'done' || word === 'asked' || word === 'given') && !isTo) ||
    word === 'done' ||
    isTransitive(text, participle) ||
    (asker === 'who' && word === 'married' && !isTo) ||
    (isTo && /^(?:talked|spoken|written)$/.test(word))
  );
}

/** "The hole he's dug is deep", but "the day he's fed". */
export const isGap = (text: Text, before: number) =>
  ((text.classes(before) & (Class.noun | Class.plural)) !== 0 ||
    nounKindOf(text.word(before)) !== undefined) &&
  !subordinators.has(text.word(before)) &&
  !prepositions.has(text.word(before - 2)) &&
  (determiners.has(text.word(before - 1)) || (text.classes(before - 1) & Class.adjective) !== 0) &&
  !whenOrHow.has(text.word(before));

const whenOrHow = wordSet(
  'day night morning evening week month year time times moment minute second way reason place places',
);
