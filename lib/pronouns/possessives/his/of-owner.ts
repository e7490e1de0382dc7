import { counts, prepositions } from '../../words/function-words.ts';
import { Class, isVerb } from '../../words/lexicon.ts';
import { genitiveOpeners } from '../../words/possessive-words.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import type { Text } from '../../text/text.ts';
import type { Rule } from './place.ts';

/** "A friend of his still works here", "that dog of his can bark", "three cousins of his live nearby". */
const ofSomebody: Rule = ({ text, index, next, word, second }) => {
  const owned = index - 2;
  if (!isBeing(nounKindOf(text.word(owned)))) return undefined;
  const opener = text.word(text.classes(owned - 1) & Class.adjective ? owned - 2 : owned - 1);
  if (!counts.has(opener) && !genitiveOpeners.has(opener)) return undefined;
  if (word === 'will' || word === 'can') return isVerb(text.word(skipped(text, next + 1))) ? -1.2 : undefined;
  if (/^(?:still|now|once|soon|also|named|called)$/.test(word)) return -1.2;
  // "Most dogs of his age move on."
  if (measures.has(word)) return undefined;
  const agrees = text.classes(owned) & Class.plural ? Class.verb : Class.thirdPerson;
  const isThing = agrees === Class.verb && (text.classes(next) & Class.nounFirst) !== 0;
  return text.classes(next) & agrees && !isThing && second !== 'of' && second !== 'and' ? -1.2 : undefined;
};

/** "That big mouth of his will get him killed", "a painting of his sold for millions". */
const ofSomething: Rule = ({ text, index, next, word, second }) => {
  const opener = text.word(text.classes(index - 3) & Class.adjective ? index - 4 : index - 3);
  if (!genitiveOpeners.has(opener)) return undefined;
  if (word === 'will' || word === 'can') {
    const verb = text.classes(skipped(text, next + 1));
    return verb & Class.verb && !(verb & Class.nounFirst) ? -1.2 : undefined;
  }
  // "Those ears of his need cleaning", "this bark of his wakes me".
  const agrees = text.classes(index - 2) & Class.plural ? Class.verb : Class.thirdPerson;
  const isTold = text.classes(next) & agrees && text.classes(next) & Class.verbFirst;
  if (
    /^th(?:is|at|ese|ose)$/.test(opener) &&
    text.word(index - 2) !== 'one' &&
    isTold &&
    !prepositions.has(word)
  )
    return -1.2;
  const isPast = text.classes(next) & Class.past && word !== 'left';
  return isPast && prepositions.has(second) ? -1.2 : undefined;
};

/** Behind "of" it may stand alone. */
export const ofOwner: Rule = (his) =>
  his.text.word(his.index - 1) === 'of' ? (ofSomebody(his) ?? ofSomething(his)) : undefined;

const measures = new Set('age size breed kind type sort litter height weight rank'.split(' '));

/** "Will soon drive": the word behind the adverb. */
const skipped = (text: Text, at: number) => (text.classes(at) & Class.adverb ? at + 1 : at);
